import * as v from 'valibot';
import { isSafeAddress } from '../web/addresses.ts';
import type { OrderItem, OrderReview, WithdrawalForm } from './wire/orders.ts';
import { optionals } from './decode.ts';
import { listOf } from './lists.ts';
import { flag, id, moment, money, number, optional } from './primitives.ts';
import { endpoint } from './endpoint.ts';

const item: v.GenericSchema<unknown, OrderItem> = v.object({
  type: v.string(),
  id,
  name: v.string(),
  count: number,
  price: money,
  totalPrice: money,
  vat_value: number,
  ...optionals('order item', { datetime: optional(moment) }),
  barcodes: v.fallback(v.array(v.string()), []),
  details: v.fallback(v.array(v.string()), []),
});

const document = v.object({ name: v.string(), url: v.pipe(v.string(), v.check(isSafeAddress)) });

const review: v.GenericSchema<unknown, OrderReview> = v.object({
  booking_id: id,
  created: moment,
  status: v.picklist(['paid', 'open', 'canceled']),
  payable: flag,
  items: listOf(item, 'order item'),
  shippingCosts: v.fallback(v.optional(money), undefined),
  total: money,
  documents: listOf(document, 'document'),
});

/** Order by its unguessable key; 406 if it is not available. */
export const orderReview = endpoint({
  path: 'order/review',
  params: (key: string) => ({ id: key }),
  schema: review,
  withToken: true,
});

/** Withdraws from a contract, without a login. A repeated declaration counts once. */
export const orderWithdrawal = endpoint({
  method: 'POST',
  path: 'order/withdrawal',
  body: ({ text, ...form }: WithdrawalForm) => ({ ...form, ...(text && { text }) }),
  schema: v.object({ received: moment }),
});
