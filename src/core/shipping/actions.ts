import { subscribe } from 'valtio/vanilla';
import { keptGuestForm } from '../account/actions.ts';
import { ownCountry } from '../account/attributes.ts';
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

/** Returns the key of the country to which goods are sent: the buyer's, else the museum's own. */
export function shippingCountry(): string | undefined {
  const { customer, attributes } = account;
  const known = destinationOf({ customer, form: keptGuestForm() });
  if (known || attributes.is !== 'ready') return known;
  const isAsked = attributes.value.visible_fields.includes('country');
  return isAsked ? ownCountry(attributes.value) : undefined;
}

/** Returns the current request; `undefined` if nothing is shipped or the country is unknown. */
function questionNow() {
  const country = shippingCountry();
  if (!country || !isShipped(cart.lines)) return undefined;
  const isLoggedIn = account.customer?.isGuest === false;
  return { body: { cart: shippingPayload(cart.lines), country }, isLoggedIn };
}

async function ask(question: string, wanted: ReturnType<typeof questionNow>): Promise<void> {
  setShippingAsked(wanted !== undefined);
  const result = wanted && (await send(shippingCosts, wanted.body, wanted.isLoggedIn));
  if (last.question === question) setShippingCosts(result);
}

/**
 * Fetches the shipping costs if cart or country have changed, or always if `isOnceMore`. Resolves once the costs are
 * known, also if they are being fetched already.
 */
export function refetchShippingCosts(isOnceMore = false): Promise<void> {
  if (isOnceMore) last.question = '';
  const wanted = questionNow();
  const question = JSON.stringify(wanted) ?? '';
  if (question === last.question && wanted) return last.answer ?? Promise.resolve();
  last.question = question;
  const answer = ask(question, wanted);
  last.answer = answer;
  return answer;
}

/** Fetches the shipping costs now and after each change of cart or customer. Returns a function that stops it. */
export function watchShippingCosts(): () => void {
  const onChange = (): void => void refetchShippingCosts();
  void refetchShippingCosts(cart.shippingError !== undefined);
  const ends = [subscribe(cart, onChange), subscribe(account, onChange)];
  return () => ends.forEach((end) => end());
}
