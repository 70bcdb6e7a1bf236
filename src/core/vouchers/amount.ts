import { cents, type Cents } from '../money/cents.ts';

/** Digits, in groups of three or in one; then up to two decimals. */
const AMOUNT =
  /^(?<whole>[1-9]\d{0,2}(?:(?<group>[.,'’ ])\d{3})(?:\k<group>\d{3}){0,2}|\d{0,9})(?:(?<mark>[.,])(?<part>\d{0,2}))?$/;

const notations = new Map<string, Intl.NumberFormat>();

function notationOf(lang: string): Intl.NumberFormat {
  const known = notations.get(lang);
  const notation = known ?? new Intl.NumberFormat(lang, { minimumFractionDigits: 2 });
  notations.set(lang, notation);
  return notation;
}

/** What stands between the thousands in a language. */
const thousandsMark = (lang: string): string | undefined =>
  notationOf(lang)
    .formatToParts(12345)
    .find(({ type }) => type === 'group')?.value;

/** Without what may stand around an amount: blanks, the euro, a sign, and the dash of `12,–`. */
const bare = (text: string): string =>
  text
    .replace(/\s/g, ' ')
    .replace(/€|\beuros?\b|\beur\b/gi, '')
    .trim()
    .replace(/^[-+−–]\s*/, '')
    .replace(/[.,][-−–—]+$/, '');

/**
 * The amount that somebody has typed in euros, in whole cents; undefined where it is none. Comma and point are both taken
 * for the decimals, `1.234,50` and `1,234.50` for what they say; `1.234` only where the language groups thousands like
 * that. A negative amount is made positive (specification, section 5, Vouchers).
 */
export function amountOf(text: string, lang: string): Cents | undefined {
  const { whole = '', group, mark, part = '' } = AMOUNT.exec(bare(text))?.groups ?? {};
  if (!/\d/.test(whole + part) || (group && group === mark)) return undefined;
  const isUnclear = /^\d+[.,]\d{3}$/.test(whole) && !mark && group !== thousandsMark(lang);
  if (isUnclear) return undefined;
  return cents(Number(whole.replace(/\D/g, '') + part.padEnd(2, '0')));
}

/** An amount as it is typed in a language: `12,50`. */
export const typedAmount = (amount: Cents, lang: string): string =>
  notationOf(lang).format(amount / 100);
