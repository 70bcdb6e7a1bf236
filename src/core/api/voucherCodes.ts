import * as v from 'valibot';
import type { VoucherCode } from '../vouchers/code.ts';
import { id, money, requiredText, validityMoment } from './decode.ts';
import { call } from './door.ts';
import type { Result } from './errors.ts';

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

/** `GET voucher`: what the holder of a code may redeem. Why not is told in place, and nowhere else. */
export const fetchVoucherCode = (code: string): Promise<Result<VoucherCode>> =>
  call({ endpoint: 'voucher', query: { voucher: code }, schema: voucherCode, isOptional: true });
