import type { Moment } from '../calendar/moment.ts';
import type { Cents } from '../money/cents.ts';

type LineBase = {
  id: string;
  name: string;
  /** Price of one. */
  price: Cents;
  totalPrice: Cents;
  /** In per cent. */
  vat_value: number;
};

/** Tickets of one type for one moment. */
export type TicketLine = LineBase & {
  type: 'ticket';
  totalCount: number;
  datetime: Moment;
  eventId: string;
  eventName: string;
};

/**
 * A voucher code that pays for a part of the basket. Its `totalPrice` is what it is worth, as a negative amount;
 * what it covers is worked out with the totals.
 */
export type VoucherCodeLine = LineBase & { type: 'voucherCode'; barcode: string };

/** Lines keep the specification's own names (section 3, "Cart line types"). */
export type CartLine = TicketLine | VoucherCodeLine;

/** What went out with a payment. */
export type Sent = {
  /** How many of each line, by line key: these leave the basket when the payment becomes an order. */
  counts: Record<string, number>;
  /** Ids of carts that had become orders before, and are not this one. */
  before: string[];
};

/** Names a line: lines with the same key are one line. */
export function lineKey(line: CartLine): string {
  return line.type === 'voucherCode'
    ? `${line.type}:${line.barcode}`
    : `${line.type}:${line.id}:${line.datetime}`;
}
