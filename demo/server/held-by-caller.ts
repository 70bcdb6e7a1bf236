import { minutesToMs } from './clock.ts';
import { refused } from './failure.ts';
import type { Refusal } from './failure.ts';
import type { Shop } from './shop.ts';

/**
 * All that a caller holds, and when it stops counting. Orders without a payment count longer than a hold: an invoice until it is
 * paid, and free tickets. An order that voucher codes cover is paid.
 */
const HELD = `SELECT units,
    CASE payments.status WHEN 'ordered' THEN executed_ms + ?1 ELSE expires_ms END AS endsMs
  FROM payments LEFT JOIN orders USING (cart_id)
  WHERE caller = ?2 AND endsMs > ?3 AND (
    payments.status IN ('held', 'authorised', 'capturing')
    OR (payments.status = 'ordered' AND provider_payment IS NULL AND (
      orders.status = 'open'
      OR (payments.total_cents = 0
        AND NOT EXISTS (SELECT 1 FROM redemptions WHERE redemptions.cart_id = payments.cart_id)))))
  ORDER BY endsMs`;

/** Refuses a hold above the limit for one caller, with the time until enough is free. A first hold always passes. */
export const heldRefusal = (shop: Shop, caller: string, wanted: number): Refusal | undefined => {
  const { maxHeldPerCaller, unpaidOrderHours } = shop.settings;
  const nowMs = shop.now().getTime();
  const holds = shop.database.all<{ units: number; endsMs: number }>(HELD, [
    minutesToMs(unpaidOrderHours * 60),
    caller,
    nowMs,
  ]);
  let held = holds.reduce((sum, { units }) => sum + units, 0);
  let freeMs = nowMs;
  for (const { units, endsMs } of holds) {
    if (held + wanted <= maxHeldPerCaller) break;
    held -= units;
    freeMs = endsMs;
  }
  if (freeMs === nowMs) return undefined;
  return {
    ...refused('TOO_MUCH_HELD'),
    retryAfterSeconds: Math.ceil((freeMs - nowMs) / 1000),
  };
};
