import { minutesToMs } from './clock.ts';
import { fine, refused } from './failure.ts';
import type { Outcome } from './failure.ts';
import { setStatus } from './holds.ts';
import type { Hold, PaymentStatus } from './holds.ts';
import { findOrder } from './orders.ts';
import { isPayable } from './overdue-orders.ts';
import { keptOf } from './payment-way.ts';
import type { PaymentWay } from './payment-way.ts';
import { randomKey } from './secrets.ts';
import type { Shop } from './shop.ts';

type OrderPaymentRequest = {
  reviewId: string;
  sessionUs: string;
  payart: number;
  way: PaymentWay;
  partner: string | undefined;
};

type Attempt = { cart_id: string; status: PaymentStatus; provider_payment: string | null };

/** A started payment of an open order, and the authorisations of earlier attempts at the provider. */
export type OrderHold = Hold & { superseded: string[] };

/**
 * Starts the payment of an open order. Earlier attempts are given up, so that only one can be captured. While one is being
 * captured, no other can start.
 */
export const holdOrder = (shop: Shop, payment: OrderPaymentRequest): Outcome<OrderHold> => {
  const { database, settings } = shop;
  return database.transaction((): Outcome<OrderHold> => {
    const order = findOrder(shop, payment.reviewId);
    if (!order) return refused('ORDER_UNKNOWN');
    if (order.status === 'paid') return refused('ORDER_PAID');
    if (!isPayable(shop, order)) return refused('ORDER_CANCELED');
    if (payment.way.is === 'invoice') return refused('ORDER_NOT_BY_INVOICE');
    const attempts = database.all<Attempt>(
      "SELECT cart_id, status, provider_payment FROM payments WHERE pays_booking = ? AND status <> 'canceled'",
      [order.booking_id],
    );
    if (attempts.some(({ status }) => status === 'capturing')) return refused('ORDER_BEING_PAID');
    for (const { cart_id } of attempts) setStatus(shop, cart_id, 'canceled');
    const cartId = randomKey();
    const expiresMs = shop.now().getTime() + minutesToMs(settings.holdMinutes);
    database.run(
      `INSERT INTO payments (cart_id, session_us, status, expires_ms, payart, partner, account, wallet, pays_booking, customer, lines, total_cents)
        VALUES (?, ?, 'held', ?, ?, ?, ?, ?, ?, ?, '[]', ?)`,
      [
        cartId,
        payment.sessionUs,
        expiresMs,
        payment.payart,
        payment.partner ?? null,
        ...keptOf(payment.way),
        order.booking_id,
        order.customer,
        order.total_cents,
      ],
    );
    const superseded = attempts.flatMap(({ provider_payment: id }) => id ?? []);
    return fine({ cartId, owedCents: order.total_cents, expiresMs, superseded });
  });
};
