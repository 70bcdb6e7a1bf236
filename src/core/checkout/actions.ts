import { signOut } from '../account/actions.ts';
import { account } from '../account/store.ts';
import { tellSale } from '../analytics/sales.ts';
import { announce } from '../announcements.ts';
import { cancelPayment, execPayment, fetchPayments, initPayment } from '../api/checkout.ts';
import { hasStatus } from '../api/errors.ts';
import { fetchOrderReview } from '../api/orders.ts';
import { itemsIn } from '../cart/actions.ts';
import { clearCart, isAboutExecuted, markSent, removeSent } from '../cart/paying.ts';
import { keepCart } from '../cart/keep.ts';
import { cartPayload } from '../cart/payload.ts';
import { restoreCart } from '../cart/restore.ts';
import { cart } from '../cart/store.ts';
import { itemCount, payableTotal, shippingOf } from '../cart/totals.ts';
import { config, shopConfig } from '../config/store.ts';
import { cents } from '../money/cents.ts';
import { addressWith, inLanguage } from '../navigation/address.ts';
import { type Arrival, rememberAway } from '../navigation/arrival.ts';
import { once, renew } from '../renew.ts';
import { routeTo } from '../routes/routes.ts';
import { session } from '../session/store.ts';
import { claim } from '../shared.ts';
import { writeStored } from '../storage/storage.ts';
import { executedCarts, isBegunBy, isExecuted, rememberExecuted } from './executed.ts';
import { accountAux, EMPTY_PAYMENT, type PaymentAux, type PaymentForm } from './form.ts';
import { continueRoute, returnAddress } from './rules.ts';
import { checkout } from './store.ts';
import { keepPayment, readPayment, readPaymentForm } from './stored.ts';
import type { Order, Payment, PendingPayment } from './types.ts';

function setPayment(payment: Payment): void {
  checkout.payment = payment;
  keepPayment(payment);
}

/** Loads the ways to pay, once. */
export const loadPayments = (): Promise<void> =>
  once(checkout, 'payments', () => fetchPayments(config.page?.shop ?? '1'));

/** Takes up how the visitor wants to pay, and keeps it over a reload. */
export function setPaymentForm(changed: Partial<PaymentForm>): void {
  Object.assign(checkout.form, changed);
  writeStored('payment-form', checkout.form);
}

/** Forgets how was paid: an account is nobody else's business. */
export function forgetPaymentForm(): void {
  checkout.form = { ...EMPTY_PAYMENT };
  writeStored('payment-form', undefined);
}

function auxOf(payart: number): PaymentAux {
  const { wallet, requestInvoice } = checkout.form;
  return {
    ...accountAux(checkout.form, payart),
    ...(wallet && { wallet }),
    ...(session.partner && { partner: session.partner }),
    requestInvoice,
  };
}

/**
 * Begins a payment: the server holds the places and names the provider's address, where the page then goes. A payment
 * that is known from before is given up first, or its hold would stand in the way of this one.
 */
export async function startPayment(
  payart: number,
  leave = (to: string) => location.assign(to),
): Promise<void> {
  const { payment } = checkout;
  if (payment.is === 'starting' || payment.is === 'leaving' || payment.is === 'executing') return;
  followPayments();
  checkout.payment = { is: 'starting' };
  if ('pending' in payment) await cancelPayment(payment.pending.cartId);
  keepPayment(checkout.payment);
  markSent(executedCarts().map(({ cart: hash }) => hash));
  const documentNumber = checkout.form.externalDocumentNumber.trim();
  const result = await initPayment({
    payart,
    aux: auxOf(payart),
    cart: {
      ...cartPayload(cart.form),
      ...(documentNumber && { external_document_number: documentNumber }),
    },
    url: {
      continue: returnAddress(
        addressWith(continueRoute(shopConfig())),
        shopConfig().confirmPaymentOnCheckout ? 'success' : 'accepted',
        session.key,
      ),
      cancel: returnAddress(addressWith(routeTo('checkoutFailed')), 'failed', session.key),
    },
  });
  if (!result.ok) {
    cart.sent = undefined;
    setPayment({ is: 'refused', failure: result.failure });
    return;
  }
  setPayment({ is: 'leaving' });
  rememberAway({ sessionUs: session.key, href: inLanguage(continueRoute(shopConfig())) });
  leave(result.value);
}

/** The visitor goes to the checkout. */
export function beginCheckout(): void {
  announce('museum-begin-checkout', {
    count: itemCount(cart.form),
    totalCents: payableTotal(cart),
  });
  tellSale({ event: 'begin_checkout', items: itemsIn(cart.form) });
}

/** Takes the visitor's word that he wants to choose again: the refusal or the end of the last payment is forgotten. */
export function forgetPayment(): void {
  const { is } = checkout.payment;
  if (is === 'refused' || is === 'gone' || is === 'canceled' || is === 'done') {
    setPayment({ is: 'none' });
  }
}

async function settleOrder(pending: PendingPayment, order: Order): Promise<void> {
  const basketTotal = payableTotal(cart);
  const sold = { form: cart.sent?.lines ?? cart.form, shippingCosts: cart.shippingCosts };
  const [items, shipping] = [itemsIn(sold.form), shippingOf(sold) ?? cents(0)];
  // another tab may have made the same order, and told it
  const isNews = !isExecuted(pending.cartId);
  rememberExecuted(pending.cartId, pending.sessionUs);
  followExecuted();
  cart.cartId = undefined;
  const { customer } = account;
  setPayment({ is: 'done', order, ...(customer && { sentTo: customer.email }) });
  // a guest is one for a single order (specification, section 6)
  if (customer?.isGuest) signOut();
  forgetPaymentForm();
  const { review_id: key } = order;
  if (key) await loadReview(key);
  const review = key ? checkout.reviews[key] : undefined;
  if (!isNews) return;
  const total = review?.is === 'ready' ? review.value.total : basketTotal;
  const bookingId = order.booking_id;
  announce('museum-purchase', { bookingId, hasTickets: order.has_tickets, totalCents: total });
  tellSale({ event: 'purchase', items, bookingId, total, shipping });
}

/** Orders with obligation to pay: makes the order of the payment that came back. However often it is called, it runs once. */
export async function executePayment(): Promise<void> {
  const { payment } = checkout;
  if (payment.is !== 'returned' && payment.is !== 'failed') return;
  const pending = { ...payment.pending };
  setPayment({ is: 'executing', pending });
  const result = await execPayment(pending.cartId, {
    us: session.key,
    sessionUs: pending.sessionUs,
    ...(session.referrer && { srcURL: session.referrer }),
  });
  if (result.ok) await settleOrder(pending, result.value);
  else if (hasStatus(result.failure, 410)) setPayment({ is: 'gone' });
  else setPayment({ is: 'failed', pending, failure: result.failure });
}

/** Gives up a payment that came back; the basket stays until the visitor says otherwise. Returns whether it worked. */
export async function cancel(): Promise<boolean> {
  const { payment } = checkout;
  if (payment.is !== 'returned' && payment.is !== 'failed') return false;
  const pending = { ...payment.pending };
  setPayment({ is: 'canceling', pending });
  const result = await cancelPayment(pending.cartId);
  if (!result.ok && !hasStatus(result.failure, 410)) {
    setPayment({ is: 'failed', pending, failure: result.failure });
    return false;
  }
  // a payment that another tab began leaves this tab's own alone
  if (pending.sessionUs === session.key)
    Object.assign(cart, { cartId: undefined, sent: undefined });
  setPayment({ is: 'canceled' });
  return true;
}

/** Empties the basket after a canceled payment. */
export function clearAfterCancel(): void {
  clearCart();
  forgetPayment();
}

/** Loads what was ordered, by the key of the order, unless it is there or on its way. */
export const loadReview = (key: string): Promise<void> =>
  once(checkout.reviews, key, () => fetchOrderReview(key));

/** Loads it anew: a page that is looked at again shows how the order stands now. */
export const renewReview = (key: string): Promise<void> =>
  renew(checkout.reviews, key, () => fetchOrderReview(key));

/** Empties this tab's basket of what it had sent and what has become an order since, here or in another tab. */
function followExecuted(): void {
  const { sent } = cart;
  if (!sent) return;
  const news = executedCarts().filter(({ cart: hash }) => !sent.before.includes(hash));
  if (news.some((executed) => isBegunBy(executed, session.key))) removeSent();
}

/** A page that comes back from the browser's cache: a payment on its way out is over, its buttons work again. */
function followReturn({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  if (checkout.payment.is === 'starting' || checkout.payment.is === 'leaving') {
    checkout.payment = readPayment();
  }
  followExecuted();
}

/** From now on this tab hears of orders made in others, and of its own return from the browser's cache. */
function followPayments(): void {
  keepCart(restoreCart);
  if (!claim('follow payments')) return;
  addEventListener('pageshow', followReturn);
  addEventListener('storage', (event) => {
    if (isAboutExecuted(event)) followExecuted();
  });
}

/** A payment that is an order already, in any tab, or for which the visitor has said so before the provider. */
const ordersByItself = ({ cartId, outcome }: PendingPayment): boolean =>
  isExecuted(cartId) || (outcome === 'accepted' && !shopConfig().confirmPaymentOnCheckout);

/** Takes up the payment of this tab: the one that just came back from the provider, else the one before a reload. */
export function restorePayment(arrival: Arrival | undefined): void {
  checkout.form = readPaymentForm();
  if (arrival) {
    const outcome = arrival.outcome === 'failed' ? 'failed' : 'accepted';
    const { cartId, sessionUs } = arrival;
    if (sessionUs === session.key && cart.sent) cart.cartId = cartId;
    setPayment({ is: 'returned', pending: { cartId, sessionUs, outcome } });
  } else {
    checkout.payment = readPayment();
    followExecuted();
  }
  const { payment } = checkout;
  if (payment.is === 'returned' && ordersByItself(payment.pending)) void executePayment();
  followPayments();
}
