import type { Result } from './result.ts';
import { shared } from '../page/shared.ts';
import { isNeeded, loading, settled, type Wait } from './asyncState.ts';

type Places<K extends string, T> = Record<K, Wait<T>>;

/** Running requests by store and key. */
const asked = shared('asked', () => new Map<object, Map<string, Promise<void>>>());

const underWay = (places: object, key: string): Promise<void> | undefined =>
  asked.get(places)?.get(key);

/**
 * Fetches a value, even if it is loaded; concurrent calls share one request. The old value stays until the answer
 * arrives, and after an error. Outdated answers are ignored.
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
    // the store was reset or another request has replaced this one
    if (underWay(places, key) !== answer) return;
    asked.get(places)?.delete(key);
    if (result.ok || places[key]?.is !== 'ready') places[key] = settled(result);
  });
  asked.set(places, (asked.get(places) ?? new Map<string, Promise<void>>()).set(key, answer));
  return answer;
}

/** Fetches a value unless it is loaded; joins a running request. */
export async function once<K extends string, T extends object>(
  places: Places<K, T>,
  key: K,
  ask: () => Promise<Result<T>>,
): Promise<void> {
  if (places[key]?.is !== 'ready') await renew(places, key, ask);
}
