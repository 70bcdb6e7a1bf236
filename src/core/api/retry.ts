import type { Failure } from '../async/result.ts';

/** Statuses after which a read is retried (specification, section 8). */
const RETRY_STATUSES = new Set([408, 413, 429, 500, 502, 503, 504, 521, 522, 524]);

export const MOST_RETRIES = 2;

export function isWorthRetrying(failure: Failure): boolean {
  if (failure.is === 'status') return RETRY_STATUSES.has(failure.status);
  return failure.is === 'network' || failure.is === 'timeout';
}

/** Returns the delay before the next attempt, in milliseconds: `Retry-After`, otherwise doubling; at most 5 s. */
export function retryDelayMs(attempt: number, baseMs: number, retryAfter: string | null): number {
  const wished = Number(retryAfter) * 1000;
  return Math.min(wished > 0 ? wished : baseMs * 2 ** attempt, 5000);
}

/** Resolves after `ms` milliseconds, or at once when the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
