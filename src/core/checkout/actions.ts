import { trackSale } from '../analytics/sales.ts';
import { paymentTypes } from '../api/checkout.ts';
import { checkoutPending, orderReview } from '../api/orders.ts';
import { send } from '../api/transport.ts';
import { fetchOnce, refetch } from '../async/load.ts';
import { orderedIn } from '../cart/sales.ts';
import { cart } from '../cart/store.ts';
import { itemCount, payableTotal } from '../cart/totals.ts';
import { config } from '../config/store.ts';
import { announce } from '../page/events.ts';
import { writeStored } from '../web/storage.ts';
import { EMPTY_PAYMENT, type PaymentForm } from './form.ts';
import { checkout } from './store.ts';

const requestPayments = () => send(paymentTypes, config.page?.shop ?? '1');

/** Loads the payment types, once. */
export const loadPayments = (): Promise<void> => fetchOnce(checkout, 'payments', requestPayments);

/** Loads the payment types again. */
export const refetchPayments = (): Promise<void> => refetch(checkout, 'payments', requestPayments);

/** Updates the payment form and stores it, so that it survives a reload. */
export function setPaymentForm(changed: Partial<PaymentForm>): void {
  Object.assign(checkout.form, changed);
  writeStored('payment-form', checkout.form);
}

/** Clears the payment form, because it may hold account details. */
export function forgetPaymentForm(): void {
  checkout.form = { ...EMPTY_PAYMENT };
  writeStored('payment-form', undefined);
}

/** Announces that the checkout has opened with a filled basket. */
export function beginCheckout(): void {
  announce('museum-begin-checkout', {
    count: itemCount(cart.lines),
    totalCents: payableTotal(cart),
  });
  trackSale({ event: 'begin_checkout', ...orderedIn(cart.lines) });
}

/** Loads the items of a returned payment, once. */
export const loadPendingOrder = (cartId: string, sessionUs: string): Promise<void> =>
  fetchOnce(checkout, 'pendingOrder', () => send(checkoutPending, cartId, sessionUs));

/** Loads an order by its key, unless it is loaded or loading. */
export const loadReview = (key: string): Promise<void> =>
  fetchOnce(checkout.reviews, key, () => send(orderReview, key));

/** Reloads an order, so that a page viewed again shows its current state. */
export const refetchReview = (key: string): Promise<void> =>
  refetch(checkout.reviews, key, () => send(orderReview, key));
