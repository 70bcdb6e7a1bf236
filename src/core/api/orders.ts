import * as v from 'valibot';
import { isSafeAddress } from '../web/addresses.ts';
import type {
  OrderEntry,
  OrderItem,
  OrderList,
  OrderReview,
  PendingOrder,
  WithdrawalForm,
} from './wire/orders.ts';
import { aside, codeText, optionals } from './decode.ts';
import { listAnswer, listOf, partsOf } from './lists.ts';
import { flag, id, label, moment, money, number, optional, vatRate } from './primitives.ts';
import { endpoint } from './endpoint.ts';

const item: v.GenericSchema<unknown, OrderItem> = v.object({
  type: v.string(),
  id,
  name: label,
  count: number,
  price: money,
  totalPrice: money,
  ...optionals('order item', {
    vat_value: vatRate,
    datetime: optional(moment),
    barcodes: aside(listOf(codeText('order item', 'barcodes'), 'order item')),
    details: aside(listOf(label, 'order item')),
  }),
});

const document = v.object({ name: label, url: v.pipe(v.string(), v.check(isSafeAddress)) });

const status = v.picklist(['paid', 'open', 'canceled']);

const review: v.GenericSchema<unknown, OrderReview> = v.object({
  booking_id: id,
  status,
  items: listOf(item, 'order item'),
  total: money,
  ...optionals('order', {
    payable: flag,
    shippingCosts: optional(money),
    documents: aside(listOf(document, 'document')),
  }),
});

const pendingOrder: v.GenericSchema<unknown, PendingOrder> = v.object({
  items: partsOf(item),
  total: money,
  ...optionals('payment in progress', {
    shippingCosts: optional(money),
    held_until: optional(moment),
  }),
});

/** Items of a payment in progress, and how long they are reserved; 404 if it is not in progress, or without this call. */
export const checkoutPending = endpoint({
  path: 'checkout/pending',
  params: (cartId: string, sessionUs: string) => ({ cartId, sessionUs }),
  schema: pendingOrder,
  isOptional: true,
});

/** Order by its unguessable key; 406 if it is not available. */
export const orderReview = endpoint({
  path: 'order/review',
  params: (key: string) => ({ id: key }),
  schema: review,
  withToken: true,
  isPersonal: true,
});

const entry: v.GenericSchema<unknown, OrderEntry> = v.object({
  id,
  booking_id: id,
  ...optionals('order in the list', {
    created: optional(moment),
    status: optional(status),
    total: optional(money),
    has_tickets: flag,
  }),
});

/** Orders of the customer, newest first. A back end without this call answers 404, also to guests. */
export const orderList = endpoint({
  path: 'order/list',
  schema: v.pipe(
    listAnswer(entry, 'order in the list'),
    v.transform((orders): OrderList => ({ orders })),
  ),
  withToken: true,
  whenMissing: (): OrderList => ({}),
});

/** Withdraws from a contract, without a login. A repeated declaration counts once. */
export const orderWithdrawal = endpoint({
  method: 'POST',
  path: 'order/withdrawal',
  body: ({ text, ...form }: WithdrawalForm) => ({ ...form, ...(text && { text }) }),
  schema: v.object({ received: moment }),
  isPersonal: true,
});
