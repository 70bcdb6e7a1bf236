import type { CartLine } from './cart-line.ts';
import { minutesToMs } from './clock.ts';
import type { Moment } from './clock.ts';
import { findPaymentType } from './payment-types.ts';
import { randomBarcode, randomBookingId, randomKey } from './secrets.ts';
import type { Shop } from './shop.ts';
import { voucherDay } from './voucher-codes.ts';
import { issueVoucherCodes } from './voucher-store.ts';

/** The answer of `execPayment`. `review_id` is the key of `order/review`, which opens name and address without a login. */
export type Booking = { booking_id: string; has_tickets: boolean; review_id?: string };

/**
 * How long a repeated `execPayment` returns `review_id` (contract, "Paying"): long enough to repeat a lost answer, too short for
 * a cart id that another person finds in the browser later.
 */
const REVIEW_ID_MS = minutesToMs(60);

export type OrderLine = CartLine & { barcodes: string[] };

/** `open` means not yet paid. Codes are handed out after payment. */
type OrderStatus = 'paid' | 'open' | 'canceled';

export type OrderRow = {
  booking_id: string;
  review_id: string;
  cart_id: string;
  created: Moment;
  customer_id: number | null;
  customer: string;
  items: string;
  shipping_cents: number | null;
  total_cents: number;
  status: OrderStatus;
};

const ORDER =
  'SELECT booking_id, review_id, cart_id, created, customer_id, customer, items, shipping_cents, total_cents, status FROM orders';

export const linesOf = (row: OrderRow): OrderLine[] => JSON.parse(row.items) as OrderLine[];

export const hasTickets = (row: OrderRow): boolean => linesOf(row).some((line) => line.isTicket);

const bookingFrom = (row: OrderRow, isRecent: boolean): Booking => ({
  booking_id: row.booking_id,
  has_tickets: hasTickets(row),
  ...(isRecent && { review_id: row.review_id }),
});

export const findOrder = (shop: Shop, reviewId: string): OrderRow | undefined =>
  shop.database.one<OrderRow>(`${ORDER} WHERE review_id = ?`, [reviewId]);

/** Returns the orders of an account, newest first. */
export const ordersOf = ({ database }: Shop, customerId: number): OrderRow[] =>
  database.all<OrderRow>(`${ORDER} WHERE customer_id = ? ORDER BY created DESC, rowid DESC`, [
    customerId,
  ]);

const isExecutedRecently = ({ database, now }: Shop, cartId: string): boolean => {
  const payment = database.one<{ executed_ms: number | null }>(
    'SELECT executed_ms FROM payments WHERE cart_id = ?',
    [cartId],
  );
  return now().getTime() < (payment?.executed_ms ?? 0) + REVIEW_ID_MS;
};

/** Returns the booking of a cart that has been executed, or of the open order that it has paid. */
export const bookingOf = (shop: Shop, cartId: string): Booking | undefined => {
  const row = shop.database.one<OrderRow>(
    `${ORDER} WHERE cart_id = ?1 OR booking_id =
      (SELECT pays_booking FROM payments WHERE cart_id = ?1 AND payments.status = 'ordered')`,
    [cartId],
  );
  return row && bookingFrom(row, isExecutedRecently(shop, cartId));
};

const freeBookingId = (shop: Shop): string => {
  const id = randomBookingId();
  const taken = shop.database.one('SELECT 1 FROM orders WHERE booking_id = ?', [id]);
  return taken ? freeBookingId(shop) : id;
};

type Executed = Pick<OrderRow, 'customer_id' | 'customer' | 'shipping_cents' | 'total_cents'> & {
  lines: string;
  payart: number;
  pays_booking: string | null;
};

const statusOf = ({ payart, total_cents }: Executed): OrderStatus =>
  total_cents > 0 && findPaymentType(payart)?.method === 'invoice' ? 'open' : 'paid';

const withBarcodes = (line: CartLine): OrderLine => ({
  ...line,
  barcodes: Array.from({ length: line.codes ?? (line.isTicket ? line.count : 0) }, randomBarcode),
});

const addOrder = (shop: Shop, cartId: string, payment: Executed): OrderRow => {
  const lines = (JSON.parse(payment.lines) as CartLine[]).map(withBarcodes);
  const row: OrderRow = {
    booking_id: freeBookingId(shop),
    review_id: randomKey(),
    cart_id: cartId,
    created: shop.moment(),
    customer_id: payment.customer_id,
    customer: payment.customer,
    items: JSON.stringify(lines),
    shipping_cents: payment.shipping_cents,
    total_cents: payment.total_cents,
    status: statusOf(payment),
  };
  shop.database.run(
    `INSERT INTO orders (booking_id, review_id, cart_id, created, customer_id, customer, items, shipping_cents, total_cents, status)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    Object.values(row),
  );
  return row;
};

const payOrder = ({ database }: Shop, bookingId: string): OrderRow | undefined => {
  database.run("UPDATE orders SET status = 'paid' WHERE booking_id = ?", [bookingId]);
  return database.one<OrderRow>(`${ORDER} WHERE booking_id = ?`, [bookingId]);
};

/** The booking of a cart, and its order if that is new. */
type Made = { booking: Booking; newOrder?: OrderRow };

/**
 * Creates the order of a payment, or marks the open order that it pays as paid. If the cart already has an order, returns its
 * booking: one cart, one booking.
 */
export const makeOrder = (shop: Shop, cartId: string): Made =>
  shop.database.transaction((): Made => {
    const made = bookingOf(shop, cartId);
    if (made) return { booking: made };
    const payment = shop.database.one<Executed>(
      'SELECT customer_id, customer, lines, shipping_cents, total_cents, payart, pays_booking FROM payments WHERE cart_id = ?',
      [cartId],
    );
    if (!payment) throw new Error('The payment disappeared while it was being captured.');
    const { pays_booking: paidBooking } = payment;
    const row = paidBooking ? payOrder(shop, paidBooking) : addOrder(shop, cartId, payment);
    if (!row) throw new Error('The order disappeared while it was being paid.');
    if (row.status === 'paid') issueVoucherCodes(shop.database, linesOf(row), voucherDay(shop));
    shop.database.run("UPDATE payments SET status = 'ordered', executed_ms = ? WHERE cart_id = ?", [
      shop.now().getTime(),
      cartId,
    ]);
    return { booking: bookingFrom(row, true), ...(!paidBooking && { newOrder: row }) };
  });
