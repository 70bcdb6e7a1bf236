import type { Lang } from '../museum/catalogue/types.ts';
import { impersonalDetails } from './cart-line.ts';
import type { CartLine } from './cart-line.ts';
import type { PaymentStatus } from './holds.ts';
import { wireItem } from './order-review.ts';
import { TAKES_PLACES } from './places.ts';
import type { Shop } from './shop.ts';

type Content = { lines: string; shipping_cents: number | null };

type PendingRow = Content & {
  status: PaymentStatus;
  expires_ms: number;
  total_cents: number;
  pays_booking: string | null;
};

const findPending = (shop: Shop, cartId: string, sessionUs: string): PendingRow | undefined =>
  shop.database.one<PendingRow>(
    `SELECT status, expires_ms, lines, shipping_cents, total_cents, pays_booking FROM payments
      WHERE cart_id = ? AND session_us = ? AND status <> 'ordered' AND ${TAKES_PLACES}`,
    [cartId, sessionUs, shop.now().getTime()],
  );

/** Returns what a payment pays. The payment of an open order has no lines of its own. */
const contentOf = ({ database }: Shop, payment: PendingRow): Content | undefined =>
  payment.pays_booking === null
    ? payment
    : database.one<Content>(
        "SELECT items AS lines, shipping_cents FROM orders WHERE booking_id = ? AND status = 'open'",
        [payment.pays_booking],
      );

/** Returns a line without personal data. A voucher code is worth money, so its position replaces it. */
const wireLine = (line: CartLine, position: number, lang: Lang) => ({
  ...wireItem({ ...line, details: impersonalDetails(line), barcodes: [] }, false, lang),
  ...(line.type === 'voucherCode' && { id: String(position) }),
});

/** Returns the answer of `checkout/pending`, or undefined if this session has no such payment in progress. */
export const pendingPayment = (shop: Shop, cartId: string, sessionUs: string, lang: Lang) => {
  const payment = findPending(shop, cartId, sessionUs);
  const content = payment && contentOf(shop, payment);
  if (!content) return undefined;
  const lines = JSON.parse(content.lines) as CartLine[];
  const heldUntil = shop.clock(new Date(payment.expires_ms));
  return {
    items: lines.map((line, index) => wireLine(line, index + 1, lang)),
    shippingCosts: content.shipping_cents,
    total: payment.total_cents,
    ...(payment.status !== 'capturing' && { held_until: heldUntil }),
  };
};
