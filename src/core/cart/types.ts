import type { Address } from '../account/types.ts';
import type { Day } from '../calendar/day.ts';
import type { Moment } from '../calendar/moment.ts';
import type { Time } from '../calendar/time.ts';
import type { Cents } from '../money/cents.ts';

export type LineBase = {
  id: string;
  name: string;
  /** Price of one. */
  price: Cents;
  totalPrice: Cents;
  /** In per cent. */
  vat_value: number;
};

/** A part of a ticket: how many people, and what each of them pays on top. */
export type PartCount = { id: string; name: string; count: number; price: Cents };

/** Tickets of one type for one moment. */
export type TicketLine = LineBase & {
  type: 'ticket';
  totalCount: number;
  datetime: Moment;
  /** The moment as the back end sent it, if that is another form: the order carries it exactly as it came. */
  wireDatetime?: string;
  eventId: string;
  eventName: string;
  /** The parts of a family ticket, all families together; none for an ordinary ticket. */
  subtickets: readonly PartCount[];
};

/** So many of something, with the price of one. */
export type PricedCount = {
  id: string;
  name: string;
  count: number;
  price: Cents;
  vat_value: number;
};

/** One kind of ticket in a line of day tickets; `wireDatetime` as in a line of tickets, if its day came as a moment. */
export type DayTicket = PricedCount & { wireDatetime?: string };

/** Tickets for a day without a time: one line for an event and day. Its own price is that of all of them. */
export type DayTicketLine = LineBase & {
  type: 'dayTicket';
  totalCount: number;
  date: Day;
  dayTickets: readonly DayTicket[];
};

export const QUESTION_TYPES = [
  'radio',
  'select',
  'checkbox',
  'text',
  'textarea',
  'number',
] as const;

export type QuestionType = (typeof QUESTION_TYPES)[number];

/** An answer to a question of a tour: what goes out, and what is shown of it. */
export type Answer = {
  qId: string;
  type: QuestionType;
  value: string | number | readonly string[];
  label: string;
  /** The value in words. */
  shown: string;
};

/** One kind of ticket of those who take part in a tour. */
export type TourTicketCount = PricedCount & { subtickets: readonly PartCount[] };

/**
 * A tour at a time, as one group books it: its own price is that of all it holds, its count that of the tours, or of the
 * places in one. Bookings of the same tour stay apart: how many may come, and with which tickets, holds for each of them.
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
  /** How many tours, or places in one, at which price. */
  prices: readonly PricedCount[];
  tickets: readonly TourTicketCount[];
  answers: readonly Answer[];
};

/** So many copies of an article. */
export type MerchandiseLine = LineBase & { type: 'merchandise'; count: number };

/** So many vouchers of one amount, which is the price: the visitor has chosen it where it is free. */
export type VoucherLine = LineBase & { type: 'voucher'; count: number };

/** Who an annual pass is made out to (specification, section 3, Annual-pass owner). */
export type PassOwner = {
  name: { title?: string; firstName: string; surname: string };
  address: Address;
  /** The pass is sent to this address, and not to the buyer's. */
  send_to_custom_addr: boolean;
};

/** Annual passes, each with its owner. */
export type AnnualPassLine = LineBase & {
  type: 'annualPass';
  count: number;
  owners: readonly PassOwner[];
};

/** What is bought by the piece. */
export type GoodsLine = MerchandiseLine | VoucherLine | AnnualPassLine;

/**
 * A voucher code that pays for a part of the basket. Its `totalPrice` is what it is worth, as a negative amount;
 * what it covers is worked out with the totals.
 */
export type VoucherCodeLine = LineBase & { type: 'voucherCode'; barcode: string };

/** Lines keep the specification's own names (section 3, "Cart line types"). */
export type CartLine = TicketLine | DayTicketLine | TourLine | GoodsLine | VoucherCodeLine;

/** What is different about a line since it was put into the basket. */
export type Change =
  | { is: 'price'; name: string; before: Cents; now: Cents }
  | { is: 'renamed'; before: string; name: string };

/** What went out with a payment. */
export type Sent = {
  /** The lines as they went out: these leave the basket when the payment becomes an order. */
  lines: CartLine[];
  /** Hashes of carts that had become orders before, and are not this one. */
  before: string[];
};

/** Names a line: lines with the same key are one line. */
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
    case 'merchandise':
    case 'annualPass':
      return `${line.type}:${line.id}`;
    case 'voucher':
      return `${line.type}:${line.id}:${line.price}`;
  }
}
