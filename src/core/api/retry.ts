import { pause } from '../async/pause.ts';
import type { ApiError } from '../async/result.ts';
import type { Ask } from './attempt.ts';
import { type Call, isRead } from './endpoint.ts';

/** Statuses after which a read is retried (specification, section 8). */
const RETRY_STATUSES = new Set([408, 413, 429, 500, 502, 503, 504, 521, 522, 524]);

const MOST_RETRIES = 2;

/** Longest delay before a retry, in seconds. */
const MOST_DELAY_S = 5;

/** Kinds of errors after which it is unknown whether the back end has answered; broken JSON is one of them. */
const UNANSWERED: readonly ApiError['is'][] = ['network', 'timeout', 'unreadable'];

/** Returns whether a call is retried; after a 429 only if the back end names a short delay (contract, "headers"). */
function isWorthRetrying(error: ApiError, call: Call<unknown>): boolean {
  if (call.isPrefetch) return false;
  if (UNANSWERED.includes(error.is)) return isRead(call) || call.isIdempotent === true;
  if (!isRead(call) || error.is !== 'status') return false;
  const { status, retryAfterS = Infinity } = error;
  return status === 429 ? retryAfterS <= MOST_DELAY_S : RETRY_STATUSES.has(status);
}

/** Returns the delay before the next attempt, in milliseconds: `Retry-After`, otherwise doubling; at most 5 s. */
export function retryDelayMs(attempt: number, baseMs: number, error: ApiError): number {
  const wishedS = error.is === 'status' ? error.retryAfterS : undefined;
  return Math.min(wishedS ? wishedS * 1000 : baseMs * 2 ** attempt, MOST_DELAY_S * 1000);
}

/** Retries reads and idempotent calls. A final error is reported once, however many callers wait for it. */
export const withRetries =
  (ask: Ask, backoffMs: number, onError: (error: ApiError, call: Call<unknown>) => void): Ask =>
  async (address, call, stop) => {
    for (let attempt = 0; ; attempt++) {
      const answer = await ask(address, call, stop);
      if (answer.ok || stop.aborted) return answer;
      if (attempt >= MOST_RETRIES || !isWorthRetrying(answer.error, call)) {
        onError(answer.error, call);
        return answer;
      }
      await pause(retryDelayMs(attempt, backoffMs, answer.error), stop);
      if (stop.aborted) return answer;
    }
  };
