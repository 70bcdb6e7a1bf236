import * as v from 'valibot';
import type { VoucherCode } from './wire/vouchers.ts';
import { id, money, requiredText, validityMoment } from './primitives.ts';
import { call } from './door.ts';
import type { Result } from '../async/result.ts';

const voucherCode: v.GenericSchema<unknown, VoucherCode> = v.object({
  id,
  name: requiredText,
  barcode: v.string(),
  amount: money,
  used_amount: money,
  available_amount: money,
  valid_from: validityMoment,
  valid_to: validityMoment,
});

/** Fetches value and validity of a voucher code: `GET voucher`. Errors are shown next to the code field only. */
export const fetchVoucherCode = (code: string): Promise<Result<VoucherCode>> =>
  call({ endpoint: 'voucher', query: { voucher: code }, schema: voucherCode, isOptional: true });
