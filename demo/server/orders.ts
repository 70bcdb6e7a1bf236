import type { Lang } from '../museum/catalogue/types.ts';
import { lineCents } from './cart.ts';
import type { CartLine } from './cart.ts';
import type { Moment } from './clock.ts';
import type { Customer } from './customers.ts';
import { setStatus } from './holds.ts';
import { sendOrderConfirmation } from './order-confirmation.ts';
import type { ConfirmedOrder } from './order-confirmation.ts';
import { randomBarcode, randomBookingId, randomKey } from './secrets.ts';
import type { Shop } from './shop.ts';

/** The answer of `execPayment`. `review_id` is the key of `order/review`, which the contract leaves no other way to learn. */
export type Booking = { booking_id: string; has_tickets: boolean; review_id: string };

type OrderLine = CartLine & { barcodes: string[] };

type OrderRow = {
  booking_id: string;
  review_id: string;
  created: Moment;
  items: string;
  shipping_cents: number | null;
  total_cents: number;
};

const ORDER =
  'SELECT booking_id, review_id, created, items, shipping_cents, total_cents FROM orders';

const linesOf = (row: OrderRow): OrderLine[] => JSON.parse(row.items) as OrderLine[];

const bookingFrom = (row: OrderRow): Booking => ({
  booking_id: row.booking_id,
  has_tickets: linesOf(row).some((line) => line.isTicket),
  review_id: row.review_id,
});

/** The booking of a cart that has been executed. */
export const bookingOf = (shop: Shop, cartId: string): Booking | undefined => {
  const row = shop.database.one<OrderRow>(`${ORDER} WHERE cart_id = ?`, [cartId]);
  return row && bookingFrom(row);
};

const freeBookingId = (shop: Shop): string => {
  const id = randomBookingId();
  const taken = shop.database.one('SELECT 1 FROM orders WHERE booking_id = ?', [id]);
  return taken ? freeBookingId(shop) : id;
};

/** The booking of a cart, and what is to be confirmed by mail where the order is a new one. */
type MadeOrder = { booking: Booking; confirmed?: ConfirmedOrder };

const orderOnce = (shop: Shop, cartId: string): MadeOrder =>
  shop.database.transaction((): MadeOrder => {
    const { database } = shop;
    const made = bookingOf(shop, cartId);
    if (made) return { booking: made };
    const payment = database.one<{
      customer: string;
      lines: string;
      shipping_cents: number | null;
      total_cents: number;
    }>('SELECT customer, lines, shipping_cents, total_cents FROM payments WHERE cart_id = ?', [
      cartId,
    ]);
    if (!payment) throw new Error('A payment vanished while it was captured.');
    const lines = (JSON.parse(payment.lines) as CartLine[]).map((line) => ({
      ...line,
      barcodes: Array.from(
        { length: line.codes ?? (line.isTicket ? line.count : 0) },
        randomBarcode,
      ),
    }));
    const row: OrderRow = {
      booking_id: freeBookingId(shop),
      review_id: randomKey(),
      created: shop.moment(),
      items: JSON.stringify(lines),
      shipping_cents: payment.shipping_cents,
      total_cents: payment.total_cents,
    };
    database.run(
      `INSERT INTO orders (booking_id, review_id, cart_id, created, customer, items, shipping_cents, total_cents)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        row.booking_id,
        row.review_id,
        cartId,
        row.created,
        payment.customer,
        row.items,
        row.shipping_cents,
        row.total_cents,
      ],
    );
    setStatus(shop, cartId, 'ordered');
    const confirmed = {
      bookingId: row.booking_id,
      reviewId: row.review_id,
      customer: JSON.parse(payment.customer) as Customer,
      lines,
      shippingCents: row.shipping_cents,
      totalCents: row.total_cents,
    };
    return { booking: bookingFrom(row), confirmed };
  });

/**
 * Makes the order of a payment, or finds the one that has been made meanwhile: one cart, one booking, and one mail, in the
 * language that the order is made in.
 */
export const makeOrder = (shop: Shop, cartId: string, lang: Lang): Booking => {
  const { booking, confirmed } = orderOnce(shop, cartId);
  if (confirmed) sendOrderConfirmation(shop, lang, confirmed);
  return booking;
};

/** The answer of `order/review`, or undefined where no order has this key. */
export const orderReview = (shop: Shop, reviewId: string, lang: Lang) => {
  const row = shop.database.one<OrderRow>(`${ORDER} WHERE review_id = ?`, [reviewId]);
  if (!row) return undefined;
  return {
    id: row.review_id,
    booking_id: row.booking_id,
    created: row.created,
    status: 'paid' as const,
    payable: false,
    has_tickets: bookingFrom(row).has_tickets,
    items: linesOf(row).map((line) => ({
      type: line.type,
      id: line.id,
      name: line.name[lang],
      count: line.count,
      price: line.priceCents,
      totalPrice: lineCents(line),
      vat_value: line.vat,
      ...(line.datetime && { datetime: line.datetime }),
      ...(line.barcodes.length > 0 && { barcodes: line.barcodes }),
      details: line.details.map((text) => text[lang]),
    })),
    shippingCosts: row.shipping_cents,
    total: row.total_cents,
  };
};
