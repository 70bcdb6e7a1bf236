import type { Cents } from './cents.ts';
import { museumCurrency } from './currency.ts';

const formats: Record<string, Intl.NumberFormat> = {};

function formatOf(lang: string): Intl.NumberFormat {
  const currency = museumCurrency.code;
  return (formats[`${lang} ${currency}`] ??= new Intl.NumberFormat(lang, {
    ...(currency && { style: 'currency', currency }),
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }));
}

/** Formats a price in the museum's currency, with two decimals, in the notation of the language: `12,00 €`, `€12.00`. */
export const formatMoney = (amount: Cents, lang: string): string =>
  // newer browsers group Swiss thousands with a straight apostrophe
  formatOf(lang)
    .format(amount / 100)
    .replaceAll("'", '’');

/** Formats an amount without its currency, as analytics expect it: `12.00`. */
export const majorUnits = (amount: Cents): string => (amount / 100).toFixed(2);
