import { type SoldItem, trackSale } from '../analytics/sales.ts';
import { itemsIn, orderedItemsIn } from '../cart/sales.ts';
import { cart } from '../cart/store.ts';
import { payableTotal, shippingOf } from '../cart/totals.ts';
import { cents, type Cents } from '../money/cents.ts';
import { announce } from '../page/events.ts';
import { session } from '../session/store.ts';
import { checkout } from './store.ts';
import type { Order, OrderReview, PendingOrder, PendingPayment } from './types.ts';

/** Ordered items and their amounts, for the host page and its analytics. */
export type Purchase = { items: readonly SoldItem[]; total: Cents; shipping: Cents };

/** Returns what this tab has sent with a payment; `undefined` if another tab started it. */
export function sentPurchase({ sessionUs }: PendingPayment): Purchase | undefined {
  const { sent, shippingCosts } = cart;
  if (sessionUs !== session.key || !sent) return undefined;
  const basket = { lines: sent.lines, shippingCosts };
  return {
    items: itemsIn(sent.lines),
    total: payableTotal(basket),
    shipping: shippingOf(basket) ?? cents(0),
  };
}

const purchaseOf = ({ items, total, shippingCosts }: OrderReview | PendingOrder): Purchase => ({
  items: orderedItemsIn(items),
  total,
  shipping: shippingCosts ?? cents(0),
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
