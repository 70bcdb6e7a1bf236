import type { ShopConfig } from '../config/types.ts';
import { routeTo } from '../routes/routes.ts';

/**
 * Where the provider sends the visitor after a success: the accepted route, or the success route when
 * confirmPaymentOnCheckout is on (specification, section 7, initPayment).
 */
export const continueRoute = ({ confirmPaymentOnCheckout }: ShopConfig): string =>
  routeTo(confirmPaymentOnCheckout ? 'checkoutSuccess' : 'checkoutAccepted');

/** A payment goes to an https address, or to this computer; never to a script or an unguarded line. */
export function isSafeRedirect(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback);
}

/**
 * The visitor's own page with a route, for the way back from the provider: what the page's address holds stays, ours
 * goes into the real query, and the route into the hash (contract, "Going out and coming back").
 */
export function returnAddress(
  page: string,
  outcome: 'accepted' | 'success' | 'failed',
  sessionKey: string,
  route: string,
): string {
  const address = new URL(page);
  address.searchParams.set('museum-return', outcome);
  address.searchParams.set('us', sessionKey);
  address.searchParams.set('sessionUs', sessionKey);
  address.hash = route;
  return address.href;
}
