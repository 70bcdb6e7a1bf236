import type { Result } from './result.ts';
import { shared } from '../page/shared.ts';
import { shouldFetch, loading, fromResult, type AsyncState } from './asyncState.ts';

type Slots<K extends string, T> = Record<K, AsyncState<T>>;

/** Running requests by store and key. */
const requests = shared('requests', () => new Map());

const inFlight = (slots: object, key: string): Promise<void> | undefined =>
  requests.get(slots)?.get(key);

/**
 * Fetches a value, even if it is loaded; concurrent calls share one request. The old value stays until the answer
 * arrives, and after an error. Outdated answers are ignored.
 */
export function refetch<K extends string, T extends object>(
  slots: Slots<K, T>,
  key: K,
  ask: () => Promise<Result<T>>,
): Promise<void> {
  const known = inFlight(slots, key);
  if (known) return known;
  if (shouldFetch(slots[key])) slots[key] = loading;
  const answer = ask().then((result) => {
    // the store was reset or another request has replaced this one
    if (inFlight(slots, key) !== answer) return;
    requests.get(slots)?.delete(key);
    if (result.ok || slots[key]?.is !== 'ready') slots[key] = fromResult(result);
  });
  requests.set(slots, (requests.get(slots) ?? new Map<string, Promise<void>>()).set(key, answer));
  return answer;
}

/** Fetches a value unless it is loaded; joins a running request. */
export async function fetchOnce<K extends string, T extends object>(
  slots: Slots<K, T>,
  key: K,
  ask: () => Promise<Result<T>>,
): Promise<void> {
  if (slots[key]?.is !== 'ready') await refetch(slots, key, ask);
}
