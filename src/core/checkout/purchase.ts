import { type Ordered, trackSale } from '../analytics/sales.ts';
import { orderedIn, orderedItemsIn } from '../cart/sales.ts';
import { cart } from '../cart/store.ts';
import { cartTax } from '../cart/tax.ts';
import { isShipped, payableTotal, shippingOf } from '../cart/totals.ts';
import { cents, type Cents, sum } from '../money/cents.ts';
import { taxByRate, type TaxShare } from '../money/tax.ts';
import { announce } from '../page/events.ts';
import { session } from '../session/store.ts';
import { checkout } from './store.ts';
import type { Order, OrderReview, PendingOrder, PendingPayment } from './types.ts';

/** Ordered items and their amounts, for the host page and its analytics. */
export type Purchase = Ordered & { total: Cents; shipping: Cents; tax: Cents };

const taxIn = (shares: readonly TaxShare[]): Cents => sum(shares.map(({ tax }) => tax));

/** Reports to analytics that the visitor orders the basket and goes on to pay. */
export function reportPaying(payart: number): void {
  const { payments, form } = checkout;
  const type =
    payments.is === 'ready' && payments.value.find(({ payartId }) => payartId === payart);
  const name = (type && type.i18n.en) || String(payart);
  trackSale({
    event: 'pay',
    ...orderedIn(cart.lines),
    isShipped: isShipped(cart.lines),
    method: payableTotal(cart) > 0 ? (form.wallet ?? name) : undefined,
  });
}

/** Returns what this tab has sent with a payment; `undefined` if another tab started it. */
export function sentPurchase({ sessionUs }: PendingPayment): Purchase | undefined {
  const { sent, shippingCosts } = cart;
  if (sessionUs !== session.key || !sent) return undefined;
  const basket = { lines: sent.lines, shippingCosts };
  return {
    ...orderedIn(sent.lines),
    total: payableTotal(basket),
    shipping: shippingOf(basket) ?? cents(0),
    tax: taxIn(cartTax(sent.lines)),
  };
}

const purchaseOf = ({ items, total, shippingCosts }: OrderReview | PendingOrder): Purchase => ({
  ...orderedItemsIn(items),
  total,
  shipping: shippingCosts ?? cents(0),
  tax: taxIn(taxByRate(items.filter(({ type }) => type !== 'voucherCode'))),
});

/** Returns the items of an order according to the back end: to its review, else to the payment before it. */
function readPurchase({ review_id: key }: Order): Purchase | undefined {
  const known = [key ? checkout.reviews[key] : undefined, checkout.pendingOrder];
  for (const state of known) if (state?.is === 'ready') return purchaseOf(state.value);
  return undefined;
}

/**
 * Announces a new order to the host page and its analytics. If neither this tab nor the back end knows the
 * items, nothing is announced, because the total is unknown.
 */
export function announcePurchase(order: Order, sent: Purchase | undefined): void {
  const read = readPurchase(order);
  const purchase = sent ?? read;
  if (!purchase) return;
  const total = read?.total ?? purchase.total;
  const { booking_id: bookingId, has_tickets: hasTickets } = order;
  announce('museum-purchase', { bookingId, hasTickets, totalCents: total });
  trackSale({ event: 'purchase', ...purchase, bookingId, total });
}
