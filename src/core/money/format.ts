import type { Cents } from './cents.ts';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(lang: string): Intl.NumberFormat {
  let format = formats.get(lang);
  if (!format) {
    format = new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' });
    formats.set(lang, format);
  }
  return format;
}

/** Formats a price with two decimals and the euro sign in the notation of the language: `12,00 €`, `€12.00`. */
export const formatMoney = (amount: Cents, lang: string): string =>
  formatOf(lang).format(amount / 100);

/** Formats an amount in euros as analytics expect it: `12.00`. */
export const majorUnits = (amount: Cents): string => (amount / 100).toFixed(2);
