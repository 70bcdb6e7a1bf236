import * as v from 'valibot';
import type { VoucherCode } from './wire/vouchers.ts';
import { id, money, requiredText, validityMoment } from './primitives.ts';
import { endpoint } from './endpoint.ts';

const code: v.GenericSchema<unknown, VoucherCode> = v.object({
  id,
  name: requiredText,
  barcode: v.string(),
  amount: money,
  used_amount: money,
  available_amount: money,
  valid_from: validityMoment,
  valid_to: validityMoment,
});

/** Value and validity of a voucher code. Errors are shown next to the code field only. */
export const voucherCode = endpoint({
  path: 'voucher',
  params: (voucher: string) => ({ voucher }),
  schema: code,
  isOptional: true,
});
