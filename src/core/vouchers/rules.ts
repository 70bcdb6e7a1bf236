import type { AsyncState } from '../async/asyncState.ts';
import { hasStatus } from '../async/result.ts';
import type { VoucherLine } from '../cart/types.ts';
import { cents, type Cents } from '../money/cents.ts';
import { museumCurrency } from '../money/currency.ts';
import type { Voucher } from './types.ts';

/** Matches digits, with or without groups of three, and up to two decimals. */
const AMOUNT =
  /^(?<whole>[1-9]\d{0,2}(?:(?<group>[.,'’ ])\d{3})(?:\k<group>\d{3}){0,2}|\d{0,9})(?:(?<mark>[.,])(?<part>\d{0,2}))?$/;

const notationOf = (lang: string): Intl.NumberFormat =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 2 });

/** Returns the thousands separator of a language. */
const thousandsMark = (lang: string): string | undefined =>
  notationOf(lang)
    .formatToParts(12345)
    .find(({ type }) => type === 'group')?.value;

const KRONA = 'kr\\.?';

/** How visitors write each currency besides its code. */
const CURRENCY_WORDS: Record<string, string> = {
  EUR: '€|euros?',
  CHF: 's?fr\\.?',
  GBP: '£',
  SEK: KRONA,
  DKK: KRONA,
  NOK: KRONA,
  PLN: 'zł',
  CZK: 'kč',
  USD: '\\$',
};

/** Matches the museum's currency before or after an amount. */
function currencyPattern(): RegExp {
  const { code = '' } = museumCurrency;
  const words = `(?:${code}|${CURRENCY_WORDS[code]})`;
  return new RegExp(`^${words} ?(?![a-z])|(?<![a-z]) ?${words}$`, 'gi');
}

/** Removes what may surround an amount: spaces, the currency, a sign, and the dash of `12,–`. */
const bare = (text: string): string =>
  text
    .replace(/\s/g, ' ')
    .trim()
    .replace(currencyPattern(), '')
    .trim()
    .replace(/^[-+−–]\s*/, '')
    .replace(/[.,][-−–—]+$/, '');

/**
 * Parses an amount to cents; `undefined` if invalid. Accepts `12,50`, `12.50`, `1.234,50`, and `1,234.50`, but
 * `1.234` only if the language groups thousands like that. A negative amount becomes positive (specification, section
 * 5, Vouchers).
 */
export function amountOf(text: string, lang: string): Cents | undefined {
  const { whole = '', group, mark, part = '' } = AMOUNT.exec(bare(text))?.groups ?? {};
  if (!/\d/.test(whole + part) || (group && group === mark)) return undefined;
  const isUnclear = /^\d+[.,]\d{3}$/.test(whole) && !mark && group !== thousandsMark(lang);
  if (isUnclear) return undefined;
  return cents(Number(whole.replace(/\D/g, '') + part.padEnd(2, '0')));
}

/** Formats an amount for an input field: `12,50`. */
export const typedAmount = (amount: Cents, lang: string): string =>
  notationOf(lang).format(amount / 100);

export type AmountError =
  { is: 'noAmount' } | { is: 'below'; min: Cents } | { is: 'above'; max: Cents };

type Limits = Pick<Voucher, 'min_amount' | 'max_amount'>;

/** Returns the validation error of an amount, if there is one; 0 is never valid. */
export function amountError(
  amount: Cents | undefined,
  { min_amount, max_amount }: Limits,
): AmountError | undefined {
  const min = min_amount || cents(1);
  if (amount === undefined) return { is: 'noAmount' };
  if (amount < min) return { is: 'below', min };
  const max = max_amount ?? amount;
  return amount > max ? { is: 'above', max } : undefined;
}

/**
 * Returns whether a voucher in the cart is no longer on sale, or not for its amount. Without an answer it counts as on
 * sale, because the back end checks it again at payment.
 */
export function isDiscontinued(
  line: Pick<VoucherLine, 'price'>,
  answer: AsyncState<Voucher> | undefined,
): boolean {
  if (answer?.is === 'failed') return hasStatus(answer.error, 404);
  if (answer?.is !== 'ready') return false;
  return answer.value.variable_amount && amountError(line.price, answer.value) !== undefined;
}
