import { taxByRate, type TaxShare } from '../money/tax.ts';
import { costOf, soldIn } from './lines.ts';
import type { CartLine } from './types.ts';

/** The VAT that the prices contain, by rate; what has none, such as vouchers, is left out. */
export const cartTax = (lines: readonly CartLine[]): readonly TaxShare[] =>
  taxByRate(
    lines.flatMap(soldIn).map((each) => ({ totalPrice: costOf(each), vat_value: each.vat_value })),
  ).filter(({ rate }) => rate > 0);
