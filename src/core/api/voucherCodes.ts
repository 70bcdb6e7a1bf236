import * as v from 'valibot';
import type { VoucherCode } from './wire/vouchers.ts';
import { optionals } from './decode.ts';
import { cents } from '../money/cents.ts';
import { id, label, money, optional, validityMoment } from './primitives.ts';
import { endpoint } from './endpoint.ts';

const code: v.GenericSchema<unknown, VoucherCode> = v.pipe(
  v.object({
    id,
    name: label,
    amount: money,
    used_amount: money,
    ...optionals('voucher code', {
      available_amount: optional(money),
      valid_from: optional(validityMoment),
      valid_to: optional(validityMoment),
    }),
  }),
  v.transform(({ available_amount, ...rest }): VoucherCode => ({
    ...rest,
    available_amount: available_amount ?? cents(rest.amount - rest.used_amount),
  })),
);

/** Value and validity of a voucher code. Errors are shown next to the code field only. */
export const voucherCode = endpoint({
  path: 'voucher',
  params: (voucher: string) => ({ voucher }),
  schema: code,
  isOptional: true,
});
