import { shared } from '../page/shared.ts';

/** Currencies with hundredths and two decimals, in which the shop can sell (contract, "Reading"). */
export const CURRENCIES: readonly string[] = [
  'EUR',
  'CHF',
  'GBP',
  'SEK',
  'DKK',
  'NOK',
  'PLN',
  'CZK',
  'USD',
];

/** Currency of the museum, an ISO 4217 code; the contract's default until the configuration has loaded. */
export const museumCurrency = shared('currency', () => ({ code: 'EUR' }));

/** Returns the code of a currency the shop can sell in: `EUR` also for `€` or nothing; `undefined` for any other. */
export function currencyOf(symbol: string): string | undefined {
  const code = symbol.trim().toUpperCase();
  if (code === '' || code === '€') return 'EUR';
  return CURRENCIES.includes(code) ? code : undefined;
}

/** Sets the museum's currency. Returns false if the shop cannot sell in it: its amounts are then shown without one. */
export function setMuseumCurrency(symbol: string): boolean {
  museumCurrency.code = currencyOf(symbol);
  return museumCurrency.code !== undefined;
}
