import { addDays, dayOf } from './clock.ts';
import type { Day } from './clock.ts';
import type { OrderRow } from './orders.ts';
import type { Shop } from './shop.ts';

type Order = Pick<OrderRow, 'created' | 'status'>;

/** Returns the last day on which an open order can be paid. */
export const lastDayToPay = ({ settings }: Shop, { created }: Pick<Order, 'created'>): Day =>
  addDays(dayOf(created), settings.openOrderDays);

/** Whether the payment of an open order can start. A payment that started in time may still finish. */
export const isPayable = (shop: Shop, order: Order): boolean =>
  order.status === 'open' && shop.today() <= lastDayToPay(shop, order);

const OVERDUE = `SELECT booking_id, cart_id FROM orders WHERE status = 'open' AND created < ?
  AND NOT EXISTS (
    SELECT 1 FROM payments AS attempt WHERE attempt.pays_booking = orders.booking_id
      AND (attempt.status = 'capturing' OR (attempt.status IN ('held', 'authorised') AND attempt.expires_ms > ?)))`;

/**
 * Cancels the open orders whose last day to pay has passed, which releases their places, pieces and voucher amounts. It runs
 * before each request that may depend on them, so no timer is needed.
 */
export const cancelOverdueOrders = (shop: Shop): void => {
  const { database, settings } = shop;
  const firstDayInTime = addDays(shop.today(), -settings.openOrderDays);
  const overdue = database.all<Pick<OrderRow, 'booking_id' | 'cart_id'>>(OVERDUE, [
    firstDayInTime,
    shop.now().getTime(),
  ]);
  if (overdue.length === 0) return;
  database.transaction(() => {
    for (const { booking_id, cart_id } of overdue) {
      database.run("UPDATE orders SET status = 'canceled' WHERE booking_id = ?", [booking_id]);
      database.run("UPDATE payments SET status = 'canceled' WHERE cart_id = ?", [cart_id]);
    }
  });
};
