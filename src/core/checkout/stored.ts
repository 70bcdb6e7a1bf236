import * as v from 'valibot';
import { readStored, writeStored } from '../storage/storage.ts';
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

/** The payment, canceled payment or finished order that this tab was at before a reload. */
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
  requestInvoice: v.boolean(),
  externalDocumentNumber: v.string(),
});

/** How the visitor wanted to pay before a reload. */
export function readPaymentForm(): PaymentForm {
  const stored = v.safeParse(paymentForm, readStored('payment-form'));
  return stored.success ? stored.output : { ...EMPTY_PAYMENT };
}

/** Keeps what must survive a reload: a payment the provider knows of, its cancellation, and the order it became. */
export function keepPayment(payment: Payment): void {
  const held = 'pending' in payment ? payment.pending : undefined;
  writeStored('payment', payment.is === 'canceled' ? CANCELED : held);
  writeStored('order', 'order' in payment ? payment.order : undefined);
}
