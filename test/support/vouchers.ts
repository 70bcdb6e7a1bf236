import { cents } from '../../src/core/money/cents.ts';
import type { Voucher } from '../../src/core/vouchers/types.ts';

/** A voucher for 25.00. */
export const voucher = (more: Partial<Voucher> = {}): Voucher => ({
  id: 'gift',
  name: 'Gift voucher',
  price: cents(2500),
  vat_value: 0,
  variable_amount: false,
  sequence_no: 0,
  ...more,
});
