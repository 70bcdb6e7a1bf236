import * as v from 'valibot';
import { readStored, writeStored } from '../storage/storage.ts';
import type { Order, Payment, PendingPayment } from './types.ts';

const pending: v.GenericSchema<unknown, PendingPayment> = v.object({
  cartId: v.string(),
  sessionUs: v.string(),
  outcome: v.picklist(['accepted', 'failed']),
});

const CANCELED = 'canceled';

const order: v.GenericSchema<unknown, Order> = v.object({
  booking_id: v.string(),
  has_tickets: v.boolean(),
  review_id: v.exactOptional(v.string()),
});

/** The payment, canceled payment or finished order that this tab was at before a reload. */
export function readPayment(): Payment {
  const stored = readStored('payment');
  if (stored === CANCELED) return { is: 'canceled' };
  const held = v.safeParse(pending, stored);
  if (held.success) return { is: 'returned', pending: held.output };
  const done = v.safeParse(order, readStored('order'));
  return done.success ? { is: 'done', order: done.output } : { is: 'none' };
}

/** Keeps what must survive a reload: a payment the provider knows of, its cancellation, and the order it became. */
export function keepPayment(payment: Payment): void {
  const held = 'pending' in payment ? payment.pending : undefined;
  writeStored('payment', payment.is === 'canceled' ? CANCELED : held);
  writeStored('order', payment.is === 'done' ? payment.order : undefined);
}
