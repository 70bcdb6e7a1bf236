import { subscribe } from 'valtio/vanilla';
import { keptGuestForm } from '../account/actions.ts';
import { account } from '../account/store.ts';
import { shippingCosts } from '../api/checkout.ts';
import { send } from '../api/transport.ts';
import { shippingPayload } from '../cart/payload.ts';
import { setShippingAsked, setShippingCosts } from '../cart/shipping.ts';
import { cart } from '../cart/store.ts';
import { isShipped } from '../cart/totals.ts';
import { shared } from '../page/shared.ts';
import { destinationOf } from './rules.ts';

/** Last request; answers to earlier ones are ignored. */
const last = shared('shipping', () => ({ question: '' }));

/** Returns the current request; `undefined` if nothing is shipped or the country is unknown. */
function questionNow() {
  const { customer } = account;
  const country = destinationOf({ customer, form: keptGuestForm() });
  if (!country || !isShipped(cart.lines)) return undefined;
  const isLoggedIn = customer?.isGuest === false;
  return { body: { cart: shippingPayload(cart.lines), country }, isLoggedIn };
}

/** Fetches the shipping costs if cart or country have changed, or always if `isOnceMore`. */
export async function refetchShippingCosts(isOnceMore = false): Promise<void> {
  if (isOnceMore) last.question = '';
  const wanted = questionNow();
  const question = JSON.stringify(wanted) ?? '';
  if (question === last.question && wanted) return;
  last.question = question;
  setShippingAsked(wanted !== undefined);
  const result = wanted && (await send(shippingCosts, wanted.body, wanted.isLoggedIn));
  if (last.question !== question) return;
  setShippingCosts(result);
}

/** Fetches the shipping costs now and after each change of cart or customer. Returns a function that stops it. */
export function watchShippingCosts(): () => void {
  const ask = (): void => void refetchShippingCosts();
  void refetchShippingCosts(cart.shippingError !== undefined);
  const ends = [subscribe(cart, ask), subscribe(account, ask)];
  return () => ends.forEach((end) => end());
}
