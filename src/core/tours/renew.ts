import type { Result } from '../api/errors.ts';
import { isNeeded, loading, settled, type Wait } from '../wait.ts';

type Places<K extends string, T> = Record<K, Wait<T>>;

/**
 * Asks for what has a place of its own in a store, anew each time. What is known is shown until then, and still after a
 * failure; no answer can get into another one's place.
 */
export async function renew<K extends string, T extends object>(
  places: Places<K, T>,
  key: K,
  ask: () => Promise<Result<T>>,
): Promise<void> {
  if (places[key]?.is === 'loading') return;
  if (isNeeded(places[key])) places[key] = loading;
  const result = await ask();
  if (result.ok || places[key]?.is !== 'ready') places[key] = settled(result);
}

/** Asks for it, unless it is there or on its way. */
export async function once<K extends string, T extends object>(
  places: Places<K, T>,
  key: K,
  ask: () => Promise<Result<T>>,
): Promise<void> {
  if (isNeeded(places[key])) await renew(places, key, ask);
}
