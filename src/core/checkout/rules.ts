import type { CalendarEntry } from '../calendar/entry.ts';
import { cartPayload } from '../cart/payload.ts';
import type { CartLine } from '../cart/types.ts';
import type { ShopConfig } from '../config/types.ts';
import { withoutArrival } from '../navigation/arrival.ts';
import { type RouteName, routeTo } from '../routes/routes.ts';
import type { OrderReview, PendingPayment } from './types.ts';

/**
 * Where the provider sends the visitor after a success: the accepted route, or the success route when
 * confirmPaymentOnCheckout is on (specification, section 7, initPayment).
 */
export const continueRoute = ({ confirmPaymentOnCheckout }: ShopConfig): string =>
  routeTo(confirmPaymentOnCheckout ? 'checkoutSuccess' : 'checkoutAccepted');

/** Where who is not known goes from the basket: guests first; to the login where nobody buys without an account. */
export const signInRoute = (config: ShopConfig): RouteName =>
  config.hasUserRegistration && !config.hasGuestRegistration ? 'login' : 'guestRegister';

/**
 * The visitor's own page with a route (`here`), for the way back from the provider: what its address holds stays, ours goes
 * into the real query (contract, "Going out and coming back").
 */
export function returnAddress(
  here: string,
  outcome: 'accepted' | 'success' | 'failed',
  sessionKey: string,
): string {
  const address = new URL(here);
  const own = withoutArrival(address.search);
  const ours = `museum-return=${outcome}&us=${sessionKey}&sessionUs=${sessionKey}`;
  address.search = own ? `${own}&${ours}` : ours;
  return address.href;
}

/** The dated visits of an order, each once, for the visitor's calendar. */
export function visitsOf({ booking_id, items }: OrderReview): CalendarEntry[] {
  const visits = items.flatMap(({ datetime, details, name }) => {
    if (!datetime) return [];
    const [event = name, venue] = details;
    const uid = `${booking_id}-${datetime}-${event}`;
    return [{ uid, summary: event, start: datetime, ...(venue && { location: venue }) }];
  });
  return visits.filter(({ uid }, index) => visits.findIndex((each) => each.uid === uid) === index);
}

/** Whether an order holds something that a contract can be withdrawn from: what has a date carries no such right. */
export const canBeWithdrawn = ({ status, items }: OrderReview): boolean =>
  status !== 'canceled' && items.some(({ type, datetime }) => !datetime && type !== 'voucherCode');

type Basket = {
  readonly form: readonly CartLine[];
  readonly cartId?: string;
  readonly sent?: { readonly lines: readonly CartLine[] };
};

/** Whether a payment that came back is of the basket as it is now, and was begun in this tab. */
export function isOfBasket(
  { cartId, sessionUs }: Pick<PendingPayment, 'cartId' | 'sessionUs'>,
  { form, sent, cartId: ours }: Basket,
  sessionKey: string,
): boolean {
  if (sessionUs !== sessionKey || cartId !== ours || !sent) return false;
  return JSON.stringify(cartPayload(form)) === JSON.stringify(cartPayload(sent.lines));
}

const DATED: readonly CartLine['type'][] = ['ticket', 'dayTicket', 'guidedTour'];

/** Whether a basket holds something with a date, which carries no right of withdrawal. */
export const hasDatedLines = (lines: readonly Pick<CartLine, 'type'>[]): boolean =>
  lines.some(({ type }) => DATED.includes(type));
