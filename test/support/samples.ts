import type { Day } from '../../src/core/calendar/day.ts';
import type { Moment } from '../../src/core/calendar/moment.ts';
import type { Month } from '../../src/core/calendar/month.ts';
import type { Time } from '../../src/core/calendar/time.ts';
import type {
  AnnualPassLine,
  DayTicket,
  DayTicketLine,
  PlainLine,
  PricedCount,
  TicketLine,
  TourLine,
  TourTicketCount,
  VoucherCodeLine,
  VoucherLine,
} from '../../src/core/cart/types.ts';
import type { PassOwner } from '../../src/core/api/wire/checkout.ts';
import { type Cents, cents, times } from '../../src/core/money/cents.ts';
import type { MuseumEvent, SubTicket, Ticket } from '../../src/core/tickets/types.ts';

export const day = (text: string): Day => text as Day;
export const month = (text: string): Month => text as Month;
export const time = (text: string): Time => text as Time;
export const moment = (text: string): Moment => text as Moment;

export const TEN = moment('2027-03-05T10:00:00');
export const ELEVEN = moment('2027-03-05T11:00:00');
/** The form in which the API sends the whole of that day. */
export const MIDNIGHT = moment('2027-03-05T00:00:00');

export const museumEvent = (more: Partial<MuseumEvent> = {}): MuseumEvent => ({
  id: '12',
  name: 'Dinosaurs',
  custom_groups: [],
  sequence_no: 0,
  sorting_datetime: moment('2027-01-01T09:00:00'),
  ...more,
});

/** A timed ticket for 12.00 with twenty places at ten and at eleven. */
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

export const part = (more: Partial<SubTicket> = {}): SubTicket => ({
  id: 'grown-up',
  name: 'Grown-up',
  price: cents(0),
  min_quantity: 1,
  max_quantity: 2,
  ...more,
});

/** A family ticket for 20.00: one or two grown-ups, up to three children for 3.00 each, and one baby. */
export const family = (more: Partial<Ticket> = {}): Ticket =>
  ticket({
    id: 'f',
    name: 'Family',
    price: cents(2000),
    subtickets: [
      part(),
      part({ id: 'child', name: 'Child', price: cents(300), min_quantity: 0, max_quantity: 3 }),
      part({ id: 'baby', name: 'Baby', price: cents(100), min_quantity: 1, max_quantity: 1 }),
    ],
    ...more,
  });

/** A ticket for the whole day, with unlimited capacity unless `places` is given. */
export const dayTicket = (places?: number, more: Partial<Ticket> = {}): Ticket =>
  ticket({
    id: 'd',
    name: 'Day',
    mode: 3,
    schedule: places === undefined ? [] : [{ datetime: MIDNIGHT, max_tickets: places }],
    ...more,
  });

/** A ticket with its own schedule: one entry at ten and one at eleven. */
export const concert = (atTen: number, atEleven: number, more: Partial<Ticket> = {}): Ticket =>
  ticket({
    id: 'c',
    name: 'Concert',
    mode: 5,
    schedule: [
      { datetime: TEN, max_tickets: atTen },
      { datetime: ELEVEN, max_tickets: atEleven },
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
    subtickets: [],
    ...more,
  };
}

/** A line of family tickets with the total count of each part, and their total price. */
export const familyLine = (
  totalCount: number,
  [grownUps, children, babies]: [number, number, number],
  more: Partial<TicketLine> = {},
): TicketLine =>
  ticketLine(totalCount, {
    id: 'f',
    name: 'Family',
    price: cents(2000),
    totalPrice: cents(2000 * totalCount + 300 * children + 100 * babies),
    subtickets: [
      { id: 'grown-up', name: 'Grown-up', count: grownUps, price: cents(0) },
      { id: 'child', name: 'Child', count: children, price: cents(300) },
      { id: 'baby', name: 'Baby', count: babies, price: cents(100) },
    ],
    ...more,
  });

/** One kind of day ticket of a line, for 12.00 each. */
export const ofDay = (count: number, more: Partial<DayTicket> = {}): DayTicket => ({
  id: 'd',
  name: 'Day',
  count,
  price: cents(1200),
  vat_value: 7,
  ...more,
});

/** A basket line of day tickets. */
export function dayLine(
  dayTickets: readonly DayTicket[],
  more: Partial<DayTicketLine> = {},
): DayTicketLine {
  const total = cents(dayTickets.reduce((all, { count, price }) => all + count * price, 0));
  return {
    type: 'dayTicket',
    id: '12',
    name: 'Dinosaurs',
    date: day('2027-03-05'),
    dayTickets,
    totalCount: dayTickets.reduce((all, { count }) => all + count, 0),
    price: total,
    totalPrice: total,
    vat_value: dayTickets[0]?.vat_value ?? 0,
    ...more,
  };
}

/** Places in a tour, at 5.00 each. */
export const place = (count: number, more: Partial<PricedCount> = {}): PricedCount => ({
  id: 'p',
  name: 'Place',
  count,
  price: cents(500),
  vat_value: 19,
  ...more,
});

/** Tickets of participants of a tour, at 8.00 each. */
export const taker = (count: number, more: Partial<TourTicketCount> = {}): TourTicketCount => ({
  id: 't',
  name: 'Adult',
  count,
  price: cents(800),
  vat_value: 7,
  subtickets: [],
  ...more,
});

/** A basket line of a tour at ten: `totalCount` places, and the tickets of the participants. */
export function tourLine(
  totalCount = 2,
  tickets: readonly TourTicketCount[] = [taker(totalCount)],
  more: Partial<TourLine> = {},
): TourLine {
  const { prices = [place(totalCount)] } = more;
  const parts = tickets.flatMap(({ subtickets }) => subtickets);
  const total = cents(
    [...prices, ...tickets, ...parts].reduce((all, { count, price }) => all + count * price, 0),
  );
  return {
    type: 'guidedTour',
    bookingId: 'b1',
    id: 'harbour',
    name: 'The harbour at dusk',
    date: day('2027-03-05'),
    time: time('10:00'),
    timeslotId: '7',
    langName: 'English',
    single_ticketing: true,
    totalCount,
    prices,
    tickets,
    answers: [],
    price: total,
    totalPrice: total,
    vat_value: prices[0]?.vat_value ?? 7,
    ...more,
  };
}

/** A basket line of copies of a book, at 24.00 each. */
export function articleLine(count = 1, more: Partial<PlainLine> = {}): PlainLine {
  const price: Cents = more.price ?? cents(2400);
  return {
    type: 'merchandise',
    id: 'book',
    name: 'The book of tides',
    price,
    totalPrice: times(price, count),
    vat_value: 7,
    count,
    ...more,
  };
}

/** A basket line of vouchers, each worth `worth` cents. */
export const voucherLine = (
  count: number,
  worth: number,
  more: Partial<VoucherLine> = {},
): VoucherLine => ({
  type: 'voucher',
  id: 'gift',
  name: 'Gift voucher',
  price: cents(worth),
  totalPrice: cents(worth * count),
  vat_value: 0,
  count,
  ...more,
});

export const passOwner = (firstName: string, more: Partial<PassOwner> = {}): PassOwner => ({
  name: { firstName, surname: 'Lund' },
  address: { street: 'Am Kai 3', zip: '20095', city: 'Hamburg', country: 'DE' },
  send_to_custom_addr: false,
  ...more,
});

/** A basket line of annual passes, one for each owner at 60.00. */
export const passLine = (
  owners: readonly PassOwner[],
  more: Partial<AnnualPassLine> = {},
): AnnualPassLine => ({
  type: 'annualPass',
  id: 'pass',
  name: 'Annual pass',
  price: cents(6000),
  totalPrice: cents(6000 * owners.length),
  vat_value: 7,
  count: owners.length,
  owners,
  ...more,
});

/** A voucher code worth `worth` cents. */
export const voucherCode = (worth: number, barcode = 'V1'): VoucherCodeLine => ({
  type: 'voucherCode',
  id: barcode,
  name: 'Voucher',
  price: cents(-worth),
  totalPrice: cents(-worth),
  vat_value: 0,
  barcode,
});
