import { parseRoute, type RouteName, routeTo } from '../routes/routes.ts';
import { readStored, writeStored } from '../storage/storage.ts';

/** The screens on the way to an account or to a guest's details (specification, section 4, Navigation). */
const SIGN_IN: readonly RouteName[] = [
  'login',
  'register',
  'registerSuccess',
  'guestRegister',
  'forgotPassword',
  'forgotPasswordSuccess',
  'recoverAccount',
  'recoverPasswordSuccess',
];

/** Where a visitor goes on in the checkout who leaves its basket to sign in. */
const PAYMENT = routeTo('checkout', {}, { step: 'payment' });

/**
 * Where a visitor is led after signing in, once he has gone from one route to another. Who leaves the checkout for the
 * screens above comes back to it, through all of them; any other screen ends that.
 */
export function redirectAfter(kept: string | undefined, from: string, to: string) {
  const [left, shown] = [parseRoute(from)?.name, parseRoute(to)?.name];
  if (!shown || !SIGN_IN.includes(shown)) return undefined;
  if (left === 'checkout') return PAYMENT;
  return left?.startsWith('checkout') ? from : kept;
}

/** The route that the visitor is led to after signing in, if he was on the way to one. */
export function redirectTarget(): string | undefined {
  const kept = readStored('redirect');
  return typeof kept === 'string' ? parseRoute(kept)?.href : undefined;
}

/** Keeps where the visitor is led after signing in, also on the next page of this tab. */
export const keepRedirect = (href: string | undefined): void => void writeStored('redirect', href);

/** The visitor goes from one route to another. */
export function followRedirect(from: string, to: string): void {
  const kept = redirectTarget();
  const next = redirectAfter(kept, from, to);
  if (next !== kept) keepRedirect(next);
}
