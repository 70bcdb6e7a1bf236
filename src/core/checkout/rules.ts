import { isRefused } from '../async/result.ts';
import type { CalendarEntry } from '../calendar/entry.ts';
import { cartPayload } from '../cart/payload.ts';
import type { CartLine } from '../cart/types.ts';
import type { ShopConfig } from '../config/types.ts';
import { withoutPaymentReturn } from '../navigation/paymentReturn.ts';
import { routeTo } from '../routes/routes.ts';
import type { OrderPayment, OrderReview, PendingPayment } from './types.ts';

/** Returns the route after a successful payment (specification, section 7, initPayment). */
export const continueRoute = ({ confirmPaymentOnCheckout }: ShopConfig): string =>
  routeTo(confirmPaymentOnCheckout ? 'checkoutSuccess' : 'checkoutAccepted');

/**
 * Returns the address to which the provider returns: `here`, with our parameters in its real query instead of its hash
 * (contract, "Going out and coming back").
 */
export function returnAddress(
  here: string,
  outcome: 'accepted' | 'success' | 'failed',
  sessionKey: string,
): string {
  const address = new URL(here);
  const own = withoutPaymentReturn(address.search);
  const ours = `museum-return=${outcome}&us=${sessionKey}&sessionUs=${sessionKey}`;
  address.search = own ? `${own}&${ours}` : ours;
  return address.href;
}

/** Returns the dated visits of an order without duplicates, for the visitor's calendar. */
export function visitsOf({ booking_id, items }: OrderReview): CalendarEntry[] {
  const visits = items.flatMap(({ datetime, details, name }) => {
    if (!datetime) return [];
    const [event = name, venue] = details;
    const uid = `${booking_id}-${datetime}-${event}`;
    return [{ uid, summary: event, start: datetime, ...(venue && { location: venue }) }];
  });
  return visits.filter(({ uid }, index) => visits.findIndex((each) => each.uid === uid) === index);
}

/** Returns the items of an order with a right of withdrawal; dated items have none. */
export const withdrawableItems = ({ status, items }: OrderReview): OrderReview['items'] =>
  status === 'canceled'
    ? []
    : items.filter(({ type, datetime }) => !datetime && type !== 'voucherCode');

export const canBeWithdrawn = (order: OrderReview): boolean => withdrawableItems(order).length > 0;

type Basket = {
  readonly lines: readonly CartLine[];
  readonly cartId?: string;
  readonly sent?: { readonly lines: readonly CartLine[] };
};

/** Returns whether a returned payment was started in this tab, for the cart as it is now. */
export function isOfBasket(
  { cartId, sessionUs }: Pick<PendingPayment, 'cartId' | 'sessionUs'>,
  { lines, sent, cartId: ours }: Basket,
  sessionKey: string,
): boolean {
  if (sessionUs !== sessionKey || cartId !== ours || !sent) return false;
  return JSON.stringify(cartPayload(lines)) === JSON.stringify(cartPayload(sent.lines));
}

const DATED: readonly CartLine['type'][] = ['ticket', 'dayTicket', 'guidedTour'];

/** Returns whether the cart has dated lines, which carry no right of withdrawal. */
export const hasDatedLines = (lines: readonly Pick<CartLine, 'type'>[]): boolean =>
  lines.some(({ type }) => DATED.includes(type));

/** Returns whether an order has dated items, which carry no right of withdrawal. */
export const hasDatedItems = (items: OrderReview['items']): boolean =>
  items.some(({ datetime }) => datetime !== undefined);

/** Returns whether the cart has lines with a right of withdrawal. */
export const hasWithdrawableLines = (lines: readonly Pick<CartLine, 'type'>[]): boolean =>
  lines.some(({ type }) => !DATED.includes(type) && type !== 'voucherCode');

/** Returns whether an order is possibly paid, because its payment failed without a refusal; it must not be paid again. */
export const isPossiblyPaid = (payment: OrderPayment): boolean =>
  payment.is === 'failed' && !isRefused(payment.error);
