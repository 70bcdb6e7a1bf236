import { signOut } from '../account/actions.ts';
import { account } from '../account/store.ts';
import { cancelPayment, execPayment, initPayment } from '../api/checkout.ts';
import { send } from '../api/transport.ts';
import { idle } from '../async/asyncState.ts';
import { hasLeftPage } from '../async/hasLeft.ts';
import { hasStatus } from '../async/result.ts';
import { clearCart } from '../cart/actions.ts';
import { forgetSent, markSent, setCartId } from '../cart/payment.ts';
import { cartPayload } from '../cart/payload.ts';
import { cart } from '../cart/store.ts';
import { shopConfig } from '../config/store.ts';
import { addressWith, inLanguage } from '../navigation/address.ts';
import { type PaymentReturn, rememberAway } from '../navigation/paymentReturn.ts';
import { routeTo } from '../routes/routes.ts';
import { session } from '../session/store.ts';
import { forgetPaymentForm, loadReview } from './actions.ts';
import { executedCarts, isExecuted, rememberExecuted } from './executed.ts';
import { accountAux } from './form.ts';
import { isInvoiceWanted } from './invoice.ts';
import { watchOtherTabs, removeExecuted } from './otherTabs.ts';
import { hasPaidHere, rememberPayingSession } from './payingSessions.ts';
import { announcePurchase, reportPaying, sentPurchase } from './purchase.ts';
import { type Order, type PaymentAux, type Payment, type PendingPayment } from './types.ts';
import { continueRoute, returnAddress } from './rules.ts';
import { checkout } from './store.ts';
import { keepPayment, readPayment, readPaymentForm } from './stored.ts';

// Payment of the cart: from the order button to the provider and back, to the order.

function setPayment(payment: Payment): void {
  checkout.payment = payment;
  keepPayment(payment);
}

function auxOf(payart: number): PaymentAux {
  const { wallet } = checkout.form;
  const { attributes } = account;
  const known = attributes.is === 'ready' ? attributes.value : undefined;
  return {
    ...accountAux(checkout.form, payart),
    ...(wallet && { wallet }),
    ...(session.partner && { partner: session.partner }),
    ...(shopConfig().takesCampaign && session.campaign && { campaign: session.campaign }),
    requestInvoice: isInvoiceWanted(checkout.form, cart.lines, known),
  };
}

/**
 * Starts a payment: the back end reserves the places, then the page navigates to the provider. Cancels an earlier
 * pending payment first, because its reservation would block this one.
 */
export async function startPayment(
  payart: number,
  leave = (to: string) => location.assign(to),
): Promise<void> {
  const { payment } = checkout;
  if (payment.is === 'starting' || payment.is === 'leaving' || payment.is === 'executing') return;
  watchOtherTabs();
  reportPaying(payart);
  checkout.payment = { is: 'starting' };
  checkout.pendingOrder = idle;
  if ('pending' in payment) await send(cancelPayment, payment.pending.cartId);
  keepPayment(checkout.payment);
  markSent(executedCarts().map(({ cart: hash }) => hash));
  const documentNumber = checkout.form.externalDocumentNumber.trim();
  const result = await send(initPayment, {
    payart,
    aux: auxOf(payart),
    cart: {
      ...cartPayload(cart.lines),
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
    forgetSent();
    setPayment({ is: 'refused', error: result.error });
    return;
  }
  setPayment({ is: 'leaving' });
  rememberPayingSession(session.key);
  rememberAway({ sessionUs: session.key, href: inLanguage(continueRoute(shopConfig())) });
  leave(result.value);
}

/** Clears a finished or refused payment, so that the visitor can start over. */
export function forgetPayment(): void {
  const { is } = checkout.payment;
  if (is === 'refused' || is === 'gone' || is === 'canceled' || is === 'done') {
    setPayment({ is: 'none' });
  }
}

/** Ends a payment that another browser started: the order is not this visitor's, so only its number is shown. */
function showForeignOrder({ booking_id, has_tickets }: Order): void {
  setPayment({ is: 'done', order: { booking_id, has_tickets } });
}

/** Forgets what the payment of this tab needed, and returns the buyer's email address. */
function endPayment(): string | undefined {
  setCartId(undefined);
  const { customer } = account;
  // a guest login is valid for a single order (specification, section 6)
  if (customer?.isGuest) signOut();
  forgetPaymentForm();
  return customer?.email;
}

async function settleOrder(pending: PendingPayment, order: Order): Promise<void> {
  const { cartId, sessionUs } = pending;
  const isOwn = sessionUs === session.key;
  if (!isOwn && !hasPaidHere(sessionUs)) return showForeignOrder(order);
  const sent = sentPurchase(pending);
  // another tab may have placed and announced the same order
  const isNews = !isExecuted(cartId);
  rememberExecuted(cartId, sessionUs);
  removeExecuted();
  const sentTo = isOwn ? endPayment() : undefined;
  setPayment({ is: 'done', order, ...(sentTo && { sentTo }) });
  // announced even if the visitor leaves before the review has come
  if (order.review_id) await Promise.race([loadReview(order.review_id), hasLeftPage()]);
  if (isNews) announcePurchase(order, sent);
}

/** Places the order with obligation to pay for a returned payment; repeated calls do nothing while it is running. */
export async function executePayment(): Promise<void> {
  const { payment } = checkout;
  if (payment.is !== 'returned' && payment.is !== 'failed') return;
  const pending = { ...payment.pending };
  setPayment({ is: 'executing', pending });
  const result = await send(execPayment, pending.cartId, {
    us: session.key,
    sessionUs: pending.sessionUs,
    ...(session.referrer && { srcURL: session.referrer }),
  });
  if (result.ok) await settleOrder(pending, result.value);
  else if (hasStatus(result.error, 410)) setPayment({ is: 'gone' });
  else setPayment({ is: 'failed', pending, error: result.error });
}

/** Cancels a returned payment; the cart is kept. Returns whether that succeeded. */
export async function cancel(): Promise<boolean> {
  const { payment } = checkout;
  if (payment.is !== 'returned' && payment.is !== 'failed') return false;
  const pending = { ...payment.pending };
  setPayment({ is: 'canceling', pending });
  const result = await send(cancelPayment, pending.cartId);
  if (!result.ok && !hasStatus(result.error, 410)) {
    setPayment({ is: 'failed', pending, error: result.error });
    return false;
  }
  // a payment started in another tab must not change this tab's cart
  if (pending.sessionUs === session.key) forgetSent();
  setPayment({ is: 'canceled' });
  return true;
}

export function clearAfterCancel(): void {
  clearCart();
  forgetPayment();
}

/** Returns whether a payment needs no further confirmation: it is an order, or was confirmed before the provider. */
const ordersByItself = ({ cartId, outcome }: PendingPayment): boolean =>
  isExecuted(cartId) || (outcome === 'accepted' && !shopConfig().confirmPaymentOnCheckout);

/** Restores the payment of this tab: the payment return, if there is one, otherwise the payment before a reload. */
export function restorePayment(paymentReturn: PaymentReturn | undefined): void {
  checkout.form = readPaymentForm();
  if (paymentReturn) {
    const outcome = paymentReturn.outcome === 'failed' ? 'failed' : 'accepted';
    const { cartId, sessionUs } = paymentReturn;
    if (sessionUs === session.key && cart.sent) setCartId(cartId);
    setPayment({ is: 'returned', pending: { cartId, sessionUs, outcome } });
  } else {
    checkout.payment = readPayment();
    removeExecuted();
  }
  const { payment } = checkout;
  if (payment.is === 'returned' && ordersByItself(payment.pending)) void executePayment();
  watchOtherTabs();
}

/** Forgets what belongs to the customer who logs out: the last payment, its form, and the orders that were shown. */
export function forgetCheckout(): void {
  forgetPayment();
  forgetPaymentForm();
  checkout.reviews = {};
}
