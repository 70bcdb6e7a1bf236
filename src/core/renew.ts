import type { Result } from './api/errors.ts';
import { isNeeded, loading, settled, type Wait } from './wait.ts';

type Places<K extends string, T> = Record<K, Wait<T>>;

/** What is being asked for. */
const underWay = new WeakMap<object, Map<string, Promise<void>>>();

async function settle<K extends string, T extends object>(
  places: Places<K, T>,
  key: K,
  ask: () => Promise<Result<T>>,
): Promise<void> {
  if (isNeeded(places[key])) places[key] = loading;
  const result = await ask();
  underWay.get(places)?.delete(key);
  if (result.ok || places[key]?.is !== 'ready') places[key] = settled(result);
}

/**
 * Asks for what has a place of its own in a store, anew each time; who asks while it is under way waits for the same
 * answer. What is known is shown until then, and still after a failure; no answer can get into another one's place.
 */
export function renew<K extends string, T extends object>(
  places: Places<K, T>,
  key: K,
  ask: () => Promise<Result<T>>,
): Promise<void> {
  const asked = underWay.get(places) ?? new Map<string, Promise<void>>();
  underWay.set(places, asked);
  const answer = asked.get(key) ?? settle(places, key, ask);
  asked.set(key, answer);
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
