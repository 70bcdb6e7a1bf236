import { subscribe } from 'valtio/vanilla';
import { cartSuggestions } from '../api/checkout.ts';
import { send } from '../api/transport.ts';
import { cartPayload } from '../cart/payload.ts';
import { cart } from '../cart/store.ts';
import type { CartLine } from '../cart/types.ts';
import { shared } from '../page/shared.ts';
import { checkout } from './store.ts';
import type { Suggestion } from './types.ts';

/** Last cart sent; answers for earlier ones are ignored. */
const last = shared('suggestions', () => ({ basket: '' }));

/** Fetches suggestions when the cart has changed. Errors are ignored. */
export async function refetchSuggestions(): Promise<void> {
  const payload = cartPayload(cart.lines);
  const basket = JSON.stringify(payload);
  if (basket === last.basket) return;
  last.basket = basket;
  const result = payload.items.length > 0 ? await send(cartSuggestions, payload) : undefined;
  if (last.basket !== basket) return;
  checkout.suggestions = result?.ok ? result.value : [];
}

/** Fetches suggestions now and after each change of the cart. Returns a function that stops it. */
export function watchSuggestions(): () => void {
  const ask = (): void => void refetchSuggestions();
  ask();
  return subscribe(cart, ask);
}

const isOf = (line: CartLine, { type, id }: Suggestion): boolean =>
  line.type === type
    ? (line.type === 'ticket' ? line.eventId : line.id) === id
    : line.type === 'dayTicket' && type === 'ticket' && line.id === id;

/** Returns the suggestions that are not in the cart. */
export const newTo = <S extends Suggestion>(
  lines: readonly CartLine[],
  suggestions: readonly S[],
): readonly S[] => suggestions.filter((each) => !lines.some((line) => isOf(line, each)));
