import { subscribe } from 'valtio/vanilla';
import { keptGuestForm } from '../account/actions.ts';
import { account } from '../account/store.ts';
import { fetchShippingCosts } from '../api/checkout.ts';
import { shippingPayload } from '../cart/payload.ts';
import { cart } from '../cart/store.ts';
import { isShipped } from '../cart/totals.ts';
import { shared } from '../shared.ts';
import { destinationOf } from './destination.ts';

/** The question that was put last, and to which nothing but its own answer will do. */
const last = shared('shipping', () => ({ question: '' }));

/** What is asked as the basket stands: nothing where nothing is sent, or nobody knows where to. */
function questionNow() {
  const { customer } = account;
  const country = destinationOf({ customer, form: keptGuestForm() });
  if (!country || !isShipped(cart.form)) return undefined;
  const isLoggedIn = customer?.isGuest === false;
  return { body: { cart: shippingPayload(cart.form), country }, isLoggedIn };
}

/**
 * Asks what it costs to send the merchandise, where something about the basket or the country has changed since it was
 * asked last, or once more. Until the answer is there the costs are those from before.
 */
export async function renewShipping(isOnceMore = false): Promise<void> {
  if (isOnceMore) last.question = '';
  const wanted = questionNow();
  const question = JSON.stringify(wanted) ?? '';
  if (question === last.question && wanted) return;
  last.question = question;
  cart.isShippingAsked = wanted !== undefined;
  const result = wanted && (await fetchShippingCosts(wanted.body, wanted.isLoggedIn));
  // a newer question is on its way
  if (last.question !== question) return;
  const failure = result?.ok === false ? result.failure : undefined;
  Object.assign(cart, {
    isShippingAsked: false,
    shippingCosts: result?.ok ? result.value : undefined,
    shippingError: failure,
    shippingCostsError: failure?.is === 'status' ? failure.code : undefined,
  });
}

/** Asks now, and whenever basket or customer change, until it is ended. */
export function followShipping(): () => void {
  const ask = (): void => void renewShipping();
  void renewShipping(cart.shippingError !== undefined);
  const ends = [subscribe(cart, ask), subscribe(account, ask)];
  return () => ends.forEach((end) => end());
}
