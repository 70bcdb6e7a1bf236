import type { Result } from './api/errors.ts';
import { shared } from './shared.ts';
import { isNeeded, loading, settled, type Wait } from './wait.ts';

type Places<K extends string, T> = Record<K, Wait<T>>;

/** What is being asked for, by the store that waits for it. */
const asked = shared('asked', () => new Map<object, Map<string, Promise<void>>>());

/** The question about a place that is under way. */
const underWay = (places: object, key: string): Promise<void> | undefined =>
  asked.get(places)?.get(key);

/**
 * Asks for what has a place of its own in a store, anew each time; who asks while it is under way waits for the same
 * answer. What is known is shown until then, and still after a failure; no answer can get into another one's place.
 */
export function renew<K extends string, T extends object>(
  places: Places<K, T>,
  key: K,
  ask: () => Promise<Result<T>>,
): Promise<void> {
  const known = underWay(places, key);
  if (known) return known;
  if (isNeeded(places[key])) places[key] = loading;
  const answer = ask().then((result) => {
    // where the page has begun anew, nobody waits for it
    if (underWay(places, key) !== answer) return;
    asked.get(places)?.delete(key);
    if (result.ok || places[key]?.is !== 'ready') places[key] = settled(result);
  });
  asked.set(places, (asked.get(places) ?? new Map<string, Promise<void>>()).set(key, answer));
  return answer;
}

/** Asks for it, unless it is there; waits for it, where it is on its way. */
export async function once<K extends string, T extends object>(
  places: Places<K, T>,
  key: K,
  ask: () => Promise<Result<T>>,
): Promise<void> {
  if (places[key]?.is !== 'ready') await renew(places, key, ask);
}
