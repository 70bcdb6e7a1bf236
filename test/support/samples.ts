import type { Day } from '../../src/core/calendar/day.ts';
import type { Moment } from '../../src/core/calendar/moment.ts';
import type { Month } from '../../src/core/calendar/month.ts';
import type { TicketLine, VoucherCodeLine } from '../../src/core/cart/types.ts';
import { type Cents, cents, times } from '../../src/core/money/cents.ts';
import type { MuseumEvent, Ticket } from '../../src/core/tickets/types.ts';

export const day = (text: string): Day => text as Day;
export const month = (text: string): Month => text as Month;
export const moment = (text: string): Moment => text as Moment;

export const TEN = moment('2027-03-05T10:00:00');
export const ELEVEN = moment('2027-03-05T11:00:00');

export const museumEvent = (more: Partial<MuseumEvent> = {}): MuseumEvent => ({
  id: '12',
  name: 'Dinosaurs',
  custom_groups: [],
  sequence_no: 0,
  sorting_datetime: moment('2027-01-01T09:00:00'),
  ...more,
});

/** A timed ticket for 12.00 with places at ten and at eleven. */
export const ticket = (more: Partial<Ticket> = {}): Ticket => ({
  id: '1',
  name: 'Adult',
  price: cents(1200),
  vat_value: 7,
  mode: 1,
  subtickets: [],
  schedule: [
    { datetime: TEN, max_tickets: 20 },
    { datetime: ELEVEN, max_tickets: 20 },
  ],
  ...more,
});

export function ticketLine(totalCount = 2, more: Partial<TicketLine> = {}): TicketLine {
  const price: Cents = more.price ?? cents(1200);
  return {
    type: 'ticket',
    id: '1',
    name: 'Adult',
    price,
    vat_value: 7,
    totalCount,
    totalPrice: times(price, totalCount),
    datetime: TEN,
    eventId: '12',
    eventName: 'Dinosaurs',
    ...more,
  };
}

/** A voucher code worth so many cents. */
export const voucherCode = (worth: number, barcode = 'V1'): VoucherCodeLine => ({
  type: 'voucherCode',
  id: barcode,
  name: 'Voucher',
  price: cents(-worth),
  totalPrice: cents(-worth),
  vat_value: 0,
  barcode,
});
