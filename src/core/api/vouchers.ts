import * as v from 'valibot';
import { group, sequence } from './group.ts';
import type { Voucher } from './wire/vouchers.ts';
import { listOf } from './lists.ts';
import { flag, id, image, money, number, text } from './primitives.ts';
import { endpoint } from './endpoint.ts';

const optionalMoney = v.fallback(v.optional(money), undefined);

const voucher: v.GenericSchema<unknown, Voucher> = v.object({
  id,
  name: v.string(),
  description: text,
  image,
  price: money,
  vat_value: number,
  variable_amount: flag,
  min_amount: optionalMoney,
  max_amount: optionalMoney,
  groupId: v.fallback(v.optional(id), undefined),
  sequence_no: sequence,
});

const vouchers = v.pipe(
  v.object({ vouchers: listOf(voucher, 'voucher') }),
  v.transform(({ vouchers }) => vouchers),
);

const groups = v.pipe(
  v.object({ group: listOf(group, 'group') }),
  v.transform((answer) => answer.group),
);

/** Vouchers on sale. */
export const voucherList = endpoint({ path: 'voucher/select/event/', schema: vouchers });

/** One voucher. */
export const voucherDetail = endpoint({
  path: 'voucher/selectOne/price/{id}',
  params: (id: string) => ({ id }),
  schema: voucher,
});

/** Groups of vouchers, including empty ones. */
export const voucherGroups = endpoint({ path: 'voucher/attr', schema: groups });
