import { parseRoute, type RouteName, routeTo } from '../routes/routes.ts';
import { readStored, writeStored } from '../web/storage.ts';

/** Screens of the sign-in process (specification, section 4, Navigation). */
const SIGN_IN: readonly RouteName[] = [
  'login',
  'register',
  'registerSuccess',
  'forgotPassword',
  'forgotPasswordSuccess',
  'recoverAccount',
  'recoverPasswordSuccess',
];

const CHECKOUT: readonly (RouteName | undefined)[] = ['checkout', 'guestRegister'];

/** Returns whether a route is one of the checkout before the payment. */
export const isBeforePayment = (href: string): boolean => CHECKOUT.includes(parseRoute(href)?.name);

/** Route after sign-in for visitors who come from them. */
const PAYMENT = routeTo('checkout', {}, { step: 'payment' });

/**
 * Returns the route to open after sign-in. Going from the checkout to a sign-in screen sets it, going on to others
 * keeps it, and any other screen clears it.
 */
export function redirectAfter(kept: string | undefined, from: string, to: string) {
  const [left, shown] = [parseRoute(from)?.name, parseRoute(to)?.name];
  if (!shown || !SIGN_IN.includes(shown)) return undefined;
  if (isBeforePayment(from)) return PAYMENT;
  return left?.startsWith('checkout') ? from : kept;
}

/** Returns the route to open after sign-in, if there is one. */
export function redirectTarget(): string | undefined {
  const kept = readStored('redirect');
  return typeof kept === 'string' ? parseRoute(kept)?.href : undefined;
}

/** Stores the route to open after sign-in, also for the next page of this tab. */
export const keepRedirect = (href: string | undefined): void => void writeStored('redirect', href);

/** Updates the sign-in redirect after a navigation. */
export function updateRedirect(from: string, to: string): void {
  const kept = redirectTarget();
  const next = redirectAfter(kept, from, to);
  if (next !== kept) keepRedirect(next);
}
