/** Amount of money in minor units (12.00 EUR is 1200), gross unless named otherwise. */
export type Cents = number & { readonly unit: 'cents' };

/** Converts a number to an amount in cents. Throws a RangeError unless it is a safe integer. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no whole number of cents`);
  return amount as Cents;
}

export const sum = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((total: number, amount) => total + amount, 0));

export const times = (amount: Cents, count: number): Cents => cents(amount * count);

export const atLeastZero = (amount: Cents): Cents => cents(Math.max(0, amount));
