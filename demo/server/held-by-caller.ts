import { refused } from './failure.ts';
import type { Refusal } from './failure.ts';
import type { Shop } from './shop.ts';

/** Orders without a payment at the provider count until a hold would have expired. */
const UNPAID =
  "(status IN ('held', 'authorised', 'capturing') OR (status = 'ordered' AND provider_payment IS NULL))";

/** Refuses a hold above the limit for one caller, with the time until enough is free. A first hold always passes. */
export const heldRefusal = (shop: Shop, caller: string, wanted: number): Refusal | undefined => {
  const nowMs = shop.now().getTime();
  const holds = shop.database.all<{ units: number; expiresMs: number }>(
    `SELECT units, expires_ms AS expiresMs FROM payments
      WHERE caller = ? AND expires_ms > ? AND ${UNPAID} ORDER BY expires_ms`,
    [caller, nowMs],
  );
  let held = holds.reduce((sum, { units }) => sum + units, 0);
  let freeMs = nowMs;
  for (const { units, expiresMs } of holds) {
    if (held + wanted <= shop.settings.maxHeldPerCaller) break;
    held -= units;
    freeMs = expiresMs;
  }
  if (freeMs === nowMs) return undefined;
  return {
    ...refused('TOO_MUCH_HELD'),
    retryAfterSeconds: Math.ceil((freeMs - nowMs) / 1000),
  };
};
