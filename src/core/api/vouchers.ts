import * as v from 'valibot';
import { group, sequence } from './group.ts';
import { type Group } from './wire/group.ts';
import type { Voucher } from './wire/vouchers.ts';
import type { Call } from './call.ts';
import { listOf } from './lists.ts';
import { flag, id, image, money, number, text } from './primitives.ts';
import { call } from './door.ts';
import { LISTS, ONE } from './first.ts';
import type { Result } from '../async/result.ts';

type Options = Pick<Call<unknown>, 'isPrefetch'>;

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

const voucherList = v.pipe(
  v.object({ vouchers: listOf(voucher, 'voucher') }),
  v.transform(({ vouchers }) => vouchers),
);

const groupList = v.pipe(
  v.object({ group: listOf(group, 'group') }),
  v.transform((answer) => answer.group),
);

/** Fetches the vouchers on sale: `GET voucher/select/event/`. */
export const fetchVouchers = (options?: Options): Promise<Result<Voucher[]>> =>
  call({ ...LISTS.vouchers.list, schema: voucherList, ...options });

/** Fetches one voucher: `GET voucher/selectOne/price/{id}`. */
export const fetchVoucher = (voucherId: string, options?: Options): Promise<Result<Voucher>> =>
  call({
    ...ONE.vouchers(voucherId),
    schema: voucher,
    ...options,
  });

/** Fetches the groups of vouchers, including empty ones: `GET voucher/attr`. */
export const fetchVoucherGroups = (options?: Options): Promise<Result<Group[]>> =>
  call({ ...LISTS.vouchers.groups, schema: groupList, ...options });
