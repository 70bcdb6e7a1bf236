/** An amount of money in whole minor units (12.00 EUR is 1200), gross unless a name says otherwise. */
export type Cents = number & { readonly unit: 'cents' };

/** Takes a number for an amount in cents. Throws a RangeError for anything but a whole, safe number. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no whole number of cents`);
  return amount as Cents;
}

/** All amounts together; 0 for an empty list. */
export const sum = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((total: number, amount) => total + amount, 0));

/** `count` times the amount; `count` is a whole number. */
export const times = (amount: Cents, count: number): Cents => cents(amount * count);

/** The amount, or 0 where it is below. */
export const atLeastZero = (amount: Cents): Cents => cents(Math.max(0, amount));
