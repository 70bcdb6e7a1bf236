import type { ShopConfig } from '../../src/core/api/contract.ts';

/** Currencies in which a shop can sell, all with hundredths (contract, "Reading"). */
export const CURRENCIES = ['EUR', 'CHF', 'GBP', 'SEK', 'DKK', 'NOK', 'PLN', 'CZK', 'USD'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** Returns the currency of a configuration, EUR by default. Throws if prices in it could not be shown. */
export const currencyOf = ({ currencySymbol = 'EUR' }: ShopConfig): Currency => {
  const code = currencySymbol === '€' ? 'EUR' : currencySymbol;
  const currency = CURRENCIES.find((one) => one === code);
  if (currency) return currency;
  throw new Error(
    `The configuration names the currency “${currencySymbol}”. Use one of: €, ${CURRENCIES.join(', ')}.`,
  );
};
