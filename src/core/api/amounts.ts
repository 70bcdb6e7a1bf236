import { shared } from '../page/shared.ts';
import { cents, type Cents } from '../money/cents.ts';

/** Amounts written with a point, of the answer that is being decoded; shared like `decoding`. */
const watched = shared('amounts', () => ({ noted: undefined }));

const DIGITS = /^[+-]?\d+(\.\d+)?$/;

/** Greatest distance from a whole number that is taken for the noise of binary fractions. */
const NOISE = 1e-6;

const isWhole = (amount: number): boolean => Math.abs(amount - Math.round(amount)) < NOISE;

const note = (amount: number): void => void watched.noted?.push(amount);

const wholeCents = (amount: number): Cents | undefined =>
  Number.isSafeInteger(amount) ? cents(amount) : undefined;

/** Returns an amount in cents, from one of the contract's forms; `undefined` for any other (contract, "Reading"). */
export function readAmount(value: unknown): Cents | undefined {
  if (typeof value === 'number') {
    if (isWhole(value)) return wholeCents(Math.round(value));
    if (Number.isFinite(value)) note(value);
    return undefined;
  }
  const text = typeof value === 'string' ? value.trim() : '';
  const [digits, decimals = ''] = DIGITS.exec(text) ?? [];
  if (decimals) note(Number(text));
  return digits && Number(decimals) === 0 ? wholeCents(Number(text)) : undefined;
}

/** Returns an amount that looks like euros instead of cents, if the amounts of an answer do. */
export function amountInEuros(amounts: readonly number[]): number | undefined {
  const sold = amounts.filter((amount) => amount !== 0);
  const fraction = sold.find((amount) => !isWhole(amount));
  return fraction ?? (sold.every((amount) => Math.abs(amount) < 100) ? sold[0] : undefined);
}

/** Runs a decoder and returns its result, with an amount that looks like euros instead of cents, if there is one. */
export function watchAmounts<T>(decode: () => T): { result: T; inEuros: number | undefined } {
  const outer = watched.noted;
  const amounts: number[] = [];
  watched.noted = amounts;
  try {
    return { result: decode(), inEuros: amountInEuros(amounts) };
  } finally {
    watched.noted = outer;
  }
}
