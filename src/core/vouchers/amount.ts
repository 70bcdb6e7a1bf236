import { cents, type Cents } from '../money/cents.ts';

/** Matches digits, with or without groups of three, and up to two decimals. */
const AMOUNT =
  /^(?<whole>[1-9]\d{0,2}(?:(?<group>[.,'’ ])\d{3})(?:\k<group>\d{3}){0,2}|\d{0,9})(?:(?<mark>[.,])(?<part>\d{0,2}))?$/;

const notations = new Map<string, Intl.NumberFormat>();

function notationOf(lang: string): Intl.NumberFormat {
  const known = notations.get(lang);
  const notation = known ?? new Intl.NumberFormat(lang, { minimumFractionDigits: 2 });
  notations.set(lang, notation);
  return notation;
}

/** Returns the thousands separator of a language. */
const thousandsMark = (lang: string): string | undefined =>
  notationOf(lang)
    .formatToParts(12345)
    .find(({ type }) => type === 'group')?.value;

/** Removes what may surround an amount: spaces, the euro, a sign, and the dash of `12,–`. */
const bare = (text: string): string =>
  text
    .replace(/\s/g, ' ')
    .replace(/€|\beuros?\b|\beur\b/gi, '')
    .trim()
    .replace(/^[-+−–]\s*/, '')
    .replace(/[.,][-−–—]+$/, '');

/**
 * Parses an amount in euros to cents; `undefined` if invalid. Accepts `12,50`, `12.50`, `1.234,50`, and `1,234.50`, but
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
