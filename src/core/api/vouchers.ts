import * as v from 'valibot';
import { group, sequence } from './group.ts';
import type { Voucher } from './wire/vouchers.ts';
import { listIn } from './lists.ts';
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

/** Vouchers on sale. */
export const voucherList = endpoint({
  path: 'voucher/select/event/',
  schema: listIn('vouchers', voucher, 'voucher'),
});

/** One voucher. */
export const voucherDetail = endpoint({
  path: 'voucher/selectOne/price/{id}',
  params: (id: string) => ({ id }),
  schema: voucher,
});

/** Groups of vouchers, including empty ones. */
export const voucherGroups = endpoint({
  path: 'voucher/attr',
  schema: listIn('group', group, 'group'),
});
