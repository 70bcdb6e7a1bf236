import * as v from 'valibot';
import { execPayment, initPaymentOrder } from '../api/checkout.ts';
import { send } from '../api/transport.ts';
import { hasStatus } from '../async/result.ts';
import { addressWith, inLanguage, routeInAddress } from '../navigation/address.ts';
import { type PaymentReturn, rememberAway } from '../navigation/paymentReturn.ts';
import { routeTo } from '../routes/routes.ts';
import { session } from '../session/store.ts';
import { claim } from '../page/shared.ts';
import { readStored, writeStored } from '../web/storage.ts';
import { forgetPaymentForm } from './actions.ts';
import { accountAux } from './form.ts';
import { returnAddress } from './rules.ts';
import { checkout } from './store.ts';
import type { OrderPayment, PendingOrderPayment } from './types.ts';

// Payment of an existing order. It returns to the page of the order, and never changes the cart.

const pending: v.GenericSchema<unknown, PendingOrderPayment> = v.object({
  key: v.string(),
  cartId: v.string(),
  sessionUs: v.string(),
});

/** Sets the state, and stores the pending payment until the back end has confirmed or refused it. */
function setPayment(payment: OrderPayment): void {
  checkout.orderPayment = payment;
  writeStored('order-payment', 'pending' in payment ? payment.pending : undefined);
}

/** Forgets the payment, for the customer who logs out. */
export const forgetOrderPayment = (): void => setPayment({ is: 'none' });

/** Resets an outgoing payment when the page returns from the browser's cache, so that its buttons work again. */
function resetOutgoingOnPageShow(): void {
  if (!claim('watch order payment')) return;
  addEventListener('pageshow', ({ persisted }) => {
    const { is } = checkout.orderPayment;
    if (persisted && (is === 'starting' || is === 'leaving')) setPayment({ is: 'none' });
  });
}

/** Starts the payment of an open order, by its key: the page navigates to the provider. */
export async function startOrderPayment(
  key: string,
  payart: number,
  leave = (to: string) => location.assign(to),
): Promise<void> {
  const { is } = checkout.orderPayment;
  if (is === 'starting' || is === 'leaving' || is === 'executing') return;
  resetOutgoingOnPageShow();
  setPayment({ is: 'starting', key });
  const back = (outcome: 'accepted' | 'failed'): string =>
    returnAddress(addressWith(routeTo('orderReview', { id: key })), outcome, session.key);
  const result = await send(initPaymentOrder, {
    payart,
    aux: {
      ...accountAux(checkout.form, payart),
      ...(session.partner && { partner: session.partner }),
    },
    id: key,
    url: { continue: back('accepted'), cancel: back('failed') },
  });
  if (!result.ok) {
    setPayment({ is: 'refused', key, error: result.error });
    return;
  }
  setPayment({ is: 'leaving', key });
  rememberAway({ sessionUs: session.key, href: inLanguage(routeTo('orderReview', { id: key })) });
  leave(result.value);
}

/** Captures a payment accepted by the provider, which needs no further confirmation by the visitor. */
async function execute(paying: PendingOrderPayment): Promise<void> {
  const { key, cartId, sessionUs } = paying;
  setPayment({ is: 'executing', key, pending: paying });
  const result = await send(execPayment, cartId, {
    us: session.key,
    sessionUs,
    ...(session.referrer && { srcURL: session.referrer }),
  });
  if (result.ok) {
    forgetPaymentForm();
    setPayment({ is: 'paid', key });
  } else if (hasStatus(result.error, 410)) setPayment({ is: 'declined', key });
  else setPayment({ is: 'failed', key, pending: paying, error: result.error });
}

/** Retries a capture whose outcome is unknown; a second capture does not charge again. */
export async function executeAgain(): Promise<void> {
  const { orderPayment } = checkout;
  if (orderPayment.is === 'failed') await execute({ ...orderPayment.pending });
}

/**
 * Restores the payment of an order: the payment return, if its route is that of an order, otherwise the stored payment.
 * Returns whether `paymentReturn` belongs to an order.
 */
export function restoreOrderPayment(paymentReturn: PaymentReturn | undefined): boolean {
  const route = paymentReturn && routeInAddress();
  if (route?.name !== 'orderReview') {
    const stored = v.safeParse(pending, readStored('order-payment'));
    if (stored.success) void execute(stored.output);
    return false;
  }
  const { cartId, sessionUs, outcome } = paymentReturn!;
  const key = route.params.id!;
  if (outcome === 'failed') setPayment({ is: 'declined', key });
  else void execute({ key, cartId, sessionUs });
  return true;
}
