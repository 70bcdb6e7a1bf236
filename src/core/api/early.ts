import { shared } from '../page/shared.ts';

/** Age in milliseconds at which an early answer is discarded, because the offer may have changed. */
const KEPT_MS = 60_000;

export type Early = { answer: Promise<Response>; askedAtMs: number };

/** Answers requested before the shop's own code has loaded, by address; `undefined` once used. */
const early = shared('early', () => new Map());

/** Requests an address once, before the shop's code needs it. Errors reach the caller that takes the answer. */
export function fetchEarly(address: string): void {
  if (early.has(address)) return;
  const answer = fetch(address);
  answer.catch(() => undefined);
  early.set(address, { answer, askedAtMs: performance.now() });
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/**
 * `fetch` that answers a GET with the early request for the same address, once. An address that was requested here is
 * not requested early any more.
 */
export const fetchOrTake: typeof fetch = (address, options) => {
  if ((options?.method ?? 'GET') !== 'GET') return fetch(address, options);
  const key = String(address);
  const kept = early.get(key);
  early.set(key, undefined);
  if (!kept || performance.now() - kept.askedAtMs > KEPT_MS) return fetch(address, options);
  const { signal } = options ?? {};
  return signal ? Promise.race([kept.answer, aborted(signal)]) : kept.answer;
};
