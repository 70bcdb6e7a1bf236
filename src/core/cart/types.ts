import type { PassOwner, PlainGoods } from '../api/wire/checkout.ts';
import type { Answer } from '../api/wire/tours.ts';
import type { Day } from '../calendar/day.ts';
import type { Moment } from '../calendar/moment.ts';
import type { Time } from '../calendar/time.ts';
import type { Cents } from '../money/cents.ts';

export type LineBase = {
  id: string;
  name: string;
  /** Price of one piece. */
  price: Cents;
  totalPrice: Cents;
  /** In per cent. */
  vat_value: number;
};

/** Part of a family ticket: number of people, and the price of each. */
export type PartCount = { id: string; name: string; count: number; price: Cents };

/** Tickets of one type for one moment. */
export type TicketLine = LineBase & {
  type: 'ticket';
  totalCount: number;
  datetime: Moment;
  /** Original text of the moment if its format differs; the order must send it back unchanged. */
  wireDatetime?: string;
  eventId: string;
  eventName: string;
  /** Parts of a family ticket, summed over all families; empty for an ordinary ticket. */
  subtickets: readonly PartCount[];
};

export type PricedCount = {
  id: string;
  name: string;
  count: number;
  price: Cents;
  vat_value: number;
};

/** One type of ticket in a line of day tickets; for `wireDatetime`, see `TicketLine`. */
export type DayTicket = PricedCount & { wireDatetime?: string };

/** Tickets for an event on one day, without a time. `price` is the total of the line. */
export type DayTicketLine = LineBase & {
  type: 'dayTicket';
  totalCount: number;
  date: Day;
  dayTickets: readonly DayTicket[];
};

export type TourTicketCount = PricedCount & { subtickets: readonly PartCount[] };

/**
 * Booking of a tour by one group. `price` is that of the whole booking, `totalCount` its number of tours or of places.
 * Bookings of one tour are not merged, because limits for participants and tickets apply to each of them.
 */
export type TourLine = LineBase & {
  type: 'guidedTour';
  bookingId: string;
  totalCount: number;
  date: Day;
  time: Time;
  timeslotId?: string;
  langName: string;
  single_ticketing: boolean;
  /** Number of tours, or of places in one, by price. */
  prices: readonly PricedCount[];
  tickets: readonly TourTicketCount[];
  answers: readonly Answer[];
};

export type PlainLine = LineBase & { type: PlainGoods; count: number };

/** Vouchers of one amount, which is the price; the visitor may have chosen it. */
export type VoucherLine = LineBase & { type: 'voucher'; count: number };

export type AnnualPassLine = LineBase & {
  type: 'annualPass';
  count: number;
  owners: readonly PassOwner[];
};

/** Line of pieces; only these lines have a `count`. */
export type GoodsLine = PlainLine | VoucherLine | AnnualPassLine;

/** Voucher code that pays for part of the cart; `totalPrice` is its value as a negative amount. */
export type VoucherCodeLine = LineBase & { type: 'voucherCode'; barcode: string };

/** Line of the cart. Field names follow the specification (section 3, "Cart line types"). */
export type CartLine = TicketLine | DayTicketLine | TourLine | GoodsLine | VoucherCodeLine;

/** Difference between a line now and when it was added to the cart. */
export type Change =
  | { is: 'price'; name: string; before: Cents; now: Cents }
  | { is: 'renamed'; before: string; name: string };

export type Sent = {
  /** Lines as they were sent; they leave the cart when the payment becomes an order. */
  lines: CartLine[];
  /** Hashes of carts that became orders earlier; none of them is this payment. */
  before: string[];
};

/** Returns the identity of a line: lines with the same key are merged. */
export function lineKey(line: CartLine): string {
  switch (line.type) {
    case 'voucherCode':
      return `${line.type}:${line.barcode}`;
    case 'dayTicket':
      return `${line.type}:${line.id}:${line.date}`;
    case 'ticket':
      return `${line.type}:${line.id}:${line.datetime}`;
    case 'guidedTour':
      return `${line.type}:${line.bookingId}`;
    case 'voucher':
      return `${line.type}:${line.id}:${line.price}`;
    default:
      return `${line.type}:${line.id}`;
  }
}
