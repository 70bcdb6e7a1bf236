import type { Context } from 'hono';
import { failLater } from './failure.ts';
import type { Call } from './failure.ts';
import type { Settings } from './settings.ts';
import type { Shop } from './shop.ts';

const HOUR_MS = 3_600_000;
/** Bounds the memory, if calls come from very many addresses. */
const MAX_CALLERS = 50_000;

/** Counts what callers do, each on their own. */
export type CallerLimit = {
  /** Counts one more, unless the limit is reached. Returns the seconds to wait then, otherwise 0. */
  take: (caller: string) => number;
  /** Takes back what was counted last. */
  giveBack: (caller: string) => void;
  /** Returns how many of a caller still count. */
  countOf: (caller: string) => number;
};

/**
 * Creates a limit of `maxPerHour` for each caller. Callers may use it up at once; after that, they get back a fraction of it at
 * a time. So the wait is short, also for others behind the same address.
 */
export const createCallerLimit = (maxPerHour: number, now: () => Date): CallerLimit => {
  const intervalMs = HOUR_MS / maxPerHour;
  /** When nothing of a caller counts any more, in milliseconds since 1970. */
  const clearMs = new Map<string, number>();

  const store = (caller: string, ms: number): void => {
    // At the end of the map, whose beginning is dropped.
    clearMs.delete(caller);
    clearMs.set(caller, ms);
    const [oldest] = clearMs.size > MAX_CALLERS ? clearMs.keys() : [];
    if (oldest !== undefined) clearMs.delete(oldest);
  };

  return {
    take: (caller) => {
      const nowMs = now().getTime();
      const nextMs = Math.max(nowMs, clearMs.get(caller) ?? 0) + intervalMs;
      const waitMs = nextMs - nowMs - HOUR_MS;
      // Sums of fractions are not exact.
      if (waitMs > 1) return Math.ceil(waitMs / 1000);
      store(caller, nextMs);
      return 0;
    },
    giveBack: (caller) => store(caller, (clearMs.get(caller) ?? 0) - intervalMs),
    countOf: (caller) =>
      Math.max(0, Math.round(((clearMs.get(caller) ?? 0) - now().getTime()) / intervalMs)),
  };
};

type Limited = 'addressChecks' | 'wrongCodes' | 'withdrawals' | 'wrongPasswords';

/** The limits of a shop for each caller, except for what a caller holds. */
export type CallerLimits = Record<Limited, CallerLimit>;

export const callerLimits = (settings: Settings, now: () => Date): CallerLimits => ({
  addressChecks: createCallerLimit(settings.maxAddressChecksPerHour, now),
  wrongCodes: createCallerLimit(settings.maxWrongCodesPerHour, now),
  withdrawals: createCallerLimit(settings.maxWithdrawalsPerHour, now),
  wrongPasswords: createCallerLimit(settings.maxWrongPasswordsPerHour, now),
});

/** Counts a call for its caller. Returns the response with status 429 if the limit is reached, otherwise undefined. */
export const failAtLimit = (
  shop: Shop,
  c: Context<Call>,
  limited: Limited,
): Response | undefined => {
  const seconds = shop.callerLimits[limited].take(shop.callerOf(c));
  return seconds > 0 ? failLater(c, 'TOO_MANY_TRIES', seconds) : undefined;
};
