import { shared } from '../shared.ts';

/** What is older was asked for in vain, in another language, say, and is not what there is now. */
const KEPT_MS = 60_000;

type Early = { answer: Promise<Response>; askedAtMs: number };

/** Answers that were asked for before the shop's own code had come, by their addresses; none where it has been taken. */
const early = shared('early', () => new Map<string, Early | undefined>());

/** Asks once for something that the shop will ask for as soon as it is there. Whoever takes the answer is told of a failure. */
export function askEarly(address: string): void {
  if (early.has(address)) return;
  const answer = fetch(address);
  answer.catch(() => undefined);
  early.set(address, { answer, askedAtMs: performance.now() });
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** `fetch`, which takes for a GET what was asked for early, once. */
export const fetchOrTake: typeof fetch = (address, options) => {
  const key = String(address);
  const kept = (options?.method ?? 'GET') === 'GET' ? early.get(key) : undefined;
  if (!kept) return fetch(address, options);
  early.set(key, undefined);
  if (performance.now() - kept.askedAtMs > KEPT_MS) return fetch(address, options);
  const { signal } = options ?? {};
  return signal ? Promise.race([kept.answer, aborted(signal)]) : kept.answer;
};
