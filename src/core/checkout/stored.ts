import * as v from 'valibot';
import { readStored, writeStored } from '../web/storage.ts';
import { EMPTY_PAYMENT, type PaymentForm } from './form.ts';
import { type Order, type Payment, type PendingPayment, WALLETS } from './types.ts';

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

/** Returns the stored payment, cancellation, or finished order of this tab. */
export function readPayment(): Payment {
  const stored = readStored('payment');
  if (stored === CANCELED) return { is: 'canceled' };
  const held = v.safeParse(pending, stored);
  if (held.success) return { is: 'returned', pending: held.output };
  const done = v.safeParse(order, readStored('order'));
  return done.success ? { is: 'done', order: done.output } : { is: 'none' };
}

const paymentForm: v.GenericSchema<unknown, PaymentForm> = v.object({
  payart: v.optional(v.number()),
  wallet: v.optional(v.picklist(WALLETS)),
  accountHolder: v.string(),
  iban: v.string(),
  requestInvoice: v.optional(v.boolean()),
  externalDocumentNumber: v.string(),
});

export function readPaymentForm(): PaymentForm {
  const stored = v.safeParse(paymentForm, readStored('payment-form'));
  return stored.success ? stored.output : { ...EMPTY_PAYMENT };
}

/** Stores what must survive a reload: a pending payment, its cancellation, or the resulting order. */
export function keepPayment(payment: Payment): void {
  const held = 'pending' in payment ? payment.pending : undefined;
  writeStored('payment', payment.is === 'canceled' ? CANCELED : held);
  writeStored('order', 'order' in payment ? payment.order : undefined);
}
