import * as v from 'valibot';
import { group, sequence } from './group.ts';
import type { Voucher } from './wire/vouchers.ts';
import { optionals } from './decode.ts';
import { asideIn, listIn } from './lists.ts';
import { flag, id, image, label, optional, salePrice, text, vatRate } from './primitives.ts';
import { endpoint } from './endpoint.ts';

/** Greatest amount; 0 is no limit. */
const maxAmount = v.pipe(
  optional(salePrice),
  v.transform((most) => most || undefined),
);

const voucher: v.GenericSchema<unknown, Voucher> = v.object({
  id,
  name: label,
  price: salePrice,
  variable_amount: flag,
  ...optionals('voucher', {
    description: text,
    image,
    vat_value: vatRate,
    min_amount: optional(salePrice),
    max_amount: maxAmount,
    groupId: optional(id),
    sequence_no: sequence,
  }),
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
  schema: asideIn('group', group, 'group'),
  whenMissing: () => [],
});
