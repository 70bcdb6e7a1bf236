import * as v from 'valibot';
import { readStored, writeStored } from '../storage/storage.ts';
import type { Order, Payment, PendingPayment } from './types.ts';

const pending: v.GenericSchema<unknown, PendingPayment> = v.object({
  cartId: v.string(),
  sessionUs: v.string(),
  outcome: v.picklist(['accepted', 'failed']),
});

const order: v.GenericSchema<unknown, Order> = v.object({
  booking_id: v.string(),
  has_tickets: v.boolean(),
  review_id: v.exactOptional(v.string()),
});

/** The payment or finished order that this tab was at before a reload. */
export function readPayment(): Payment {
  const held = v.safeParse(pending, readStored('payment'));
  if (held.success) return { is: 'returned', pending: held.output };
  const done = v.safeParse(order, readStored('order'));
  return done.success ? { is: 'done', order: done.output } : { is: 'none' };
}

/** Keeps what must survive a reload: a payment the provider knows of, and the order it became. */
export function keepPayment(payment: Payment): void {
  writeStored('payment', 'pending' in payment ? payment.pending : undefined);
  writeStored('order', payment.is === 'done' ? payment.order : undefined);
}
