import { cents, sum } from './cents.ts';
import type { Cents } from './cents.ts';

/** Share of one VAT rate, in per cent; `net + tax` equals `gross`. */
export type TaxShare = { rate: number; net: Cents; tax: Cents; gross: Cents };

/** Returns the amount without VAT, rounded to whole cents; `ratePercent` is 7 or 19 (specification, section 5, Tax). */
export const net = (gross: Cents, ratePercent: number): Cents =>
  cents(Math.round((gross * 100) / (100 + ratePercent)));

/** Returns the VAT by rate, lowest first. Sums the gross amounts first, so that each rate is rounded only once. */
export function taxByRate(
  items: readonly { totalPrice: Cents; vat_value: number }[],
): readonly TaxShare[] {
  const rates = [...new Set(items.map((item) => item.vat_value))].sort((a, b) => a - b);
  return rates.map((rate) => {
    const gross = sum(
      items.filter((item) => item.vat_value === rate).map((item) => item.totalPrice),
    );
    const withoutTax = net(gross, rate);
    return { rate, net: withoutTax, tax: cents(gross - withoutTax), gross };
  });
}
