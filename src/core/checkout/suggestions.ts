import { subscribe } from 'valtio/vanilla';
import { fetchSuggestions } from '../api/checkout.ts';
import { cartPayload } from '../cart/payload.ts';
import { cart } from '../cart/store.ts';
import type { CartLine } from '../cart/types.ts';
import { shared } from '../shared.ts';
import { checkout } from './store.ts';
import type { Suggestion } from './types.ts';

/** The basket that was asked about last, and for which nothing but its own answer will do. */
const last = shared('suggestions', () => ({ basket: '' }));

/** Asks what may go with the basket, where it has changed. Who cannot be told is told nothing. */
export async function renewSuggestions(): Promise<void> {
  const payload = cartPayload(cart.form);
  const basket = JSON.stringify(payload);
  if (basket === last.basket) return;
  last.basket = basket;
  const result = payload.items.length > 0 ? await fetchSuggestions(payload) : undefined;
  // the basket has changed meanwhile
  if (last.basket !== basket) return;
  checkout.suggestions = result?.ok ? result.value : [];
}

/** Asks now, and whenever the basket changes, until it is ended. */
export function followSuggestions(): () => void {
  const ask = (): void => void renewSuggestions();
  ask();
  return subscribe(cart, ask);
}

const isOf = (line: CartLine, { type, id }: Suggestion): boolean =>
  line.type === type
    ? (line.type === 'ticket' ? line.eventId : line.id) === id
    : line.type === 'dayTicket' && type === 'ticket' && line.id === id;

/** Those of which nothing is in the basket, whatever it was when they were asked for. */
export const newTo = <S extends Suggestion>(
  lines: readonly CartLine[],
  suggestions: readonly S[],
): readonly S[] => suggestions.filter((each) => !lines.some((line) => isOf(line, each)));
