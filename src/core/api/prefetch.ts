import { deviceNow } from '../calendar/clock.ts';
import type { Answer } from './attempt.ts';
import type { Get } from './share.ts';

/** Age in milliseconds at which a prefetched answer is discarded, because the offer may have changed. */
const KEPT_MS = 10_000;

/** Makes the first call to an address use its prefetched answer, if there is a fresh one. */
export function withPrefetch(get: Get): Get {
  const prefetched = new Map<string, { answer: Promise<Answer>; askedAtMs: number }>();

  return async (address, call) => {
    const kept = prefetched.get(address.href);
    const isFresh = kept && deviceNow() - kept.askedAtMs < KEPT_MS;
    if (call.isPrefetch) {
      if (isFresh) return kept.answer;
      const answer = get(address, call);
      prefetched.set(address.href, { answer, askedAtMs: deviceNow() });
      return answer;
    }
    prefetched.delete(address.href);
    const early = isFresh ? await kept.answer : undefined;
    return early?.ok ? early : get(address, call);
  };
}
