import { taxByRate, type TaxShare } from '../money/tax.ts';
import { costOf, billableItems } from './lines.ts';
import type { CartLine } from './types.ts';

/** Returns the VAT contained in the prices, by rate; items without VAT, such as vouchers, are left out. */
export const cartTax = (lines: readonly CartLine[]): readonly TaxShare[] =>
  taxByRate(
    lines
      .flatMap(billableItems)
      .map((each) => ({ totalPrice: costOf(each), vat_value: each.vat_value })),
  ).filter(({ rate }) => rate > 0);
