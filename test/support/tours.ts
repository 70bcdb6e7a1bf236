import type { Day } from '../../src/core/calendar/day.ts';
import type { Time } from '../../src/core/calendar/time.ts';
import { cents } from '../../src/core/money/cents.ts';
import type {
  Question,
  ScheduleEntry,
  Tour,
  TourDetail,
  TourPrice,
  TourSlot,
  TourTicket,
  Counts,
  Departure,
} from '../../src/core/tours/types.ts';
import { day, time } from './samples.ts';

export const DAY = day('2027-03-05');
export const AT_TEN = time('10:00');
export const AT_ELEVEN = time('11:00');

/** A tour in English in which each participant books a place, for at most ten. */
export const tour = (more: Partial<Tour> = {}): Tour => ({
  id: 'harbour',
  name: 'The harbour at dusk',
  langIdentifier: 'en',
  langName: 'English',
  custom_groups: [],
  max_participants: 10,
  single_ticketing: true,
  book_complete_tour: false,
  booking_without_tickets: false,
  ...more,
});

/** A place for 5.00. */
export const placePrice = (more: Partial<TourPrice> = {}): TourPrice => ({
  id: 'p',
  name: 'Place',
  price: cents(500),
  vat_value: 19,
  sequence_no: 1,
  ...more,
});

/** A ticket for 8.00. */
export const tourTicket = (more: Partial<TourTicket> = {}): TourTicket => ({
  id: 't',
  name: 'Adult',
  price: cents(800),
  vat_value: 7,
  sequence_no: 1,
  subtickets: [],
  ...more,
});

/** A ticket for 10.00, plus adults for 6.00 and children for 1.00. */
export const familyTicket: TourTicket = tourTicket({
  id: 'f',
  name: 'Family',
  price: cents(1000),
  sequence_no: 2,
  subtickets: [
    { id: 'adult', name: 'Adult', price: cents(600) },
    { id: 'child', name: 'Child', price: cents(100) },
  ],
});

/** The details of that tour: one price and one ticket, at ten and at eleven. */
export const tourDetail = (more: Partial<TourDetail> = {}): TourDetail => ({
  ...tour(),
  priceList: [placePrice()],
  schedule: scheduleOf({ [AT_TEN]: entry(1), [AT_ELEVEN]: entry(1) }),
  tickets: [tourTicket()],
  questions: [],
  ...more,
});

/** A schedule entry with this number of tours. */
export const entry = (tours: number, priceList: TourPrice[] = []): ScheduleEntry => ({
  tours,
  priceList,
});

/** A schedule by time, as the API sends it. */
export const scheduleOf = (times: Record<string, ScheduleEntry>) =>
  times as Record<Time, ScheduleEntry>;

/** A tour that is booked as a whole: two tours at ten, each for at most twenty people. */
export const wholeTour = (more: Partial<TourDetail> = {}): TourDetail =>
  tourDetail({
    max_participants: 20,
    single_ticketing: false,
    book_complete_tour: true,
    priceList: [placePrice({ id: 'w', name: 'Tour', price: cents(9000) })],
    schedule: scheduleOf({ [AT_TEN]: entry(2) }),
    ...more,
  });

export const slot = (tickets: number, more: Partial<TourSlot> = {}): TourSlot => ({
  timeslotId: '7',
  tickets,
  soldout: false,
  ...more,
});

/** The tour at ten; `places` is the number of places left. */
export const departure = (places?: number, more: Partial<Departure> = {}): Departure => ({
  tour: tourDetail(),
  date: DAY,
  time: AT_TEN,
  ...(places !== undefined && { slot: slot(places) }),
  lines: [],
  ...more,
});

export const wanted = (
  tours: Counts['tours'],
  tickets: Counts['tickets'] = {},
  parts: Counts['parts'] = {},
): Counts => ({ tours, tickets, parts });

export const question = (more: Partial<Question> = {}): Question => ({
  id: 'q',
  type: 'text',
  label: 'Class',
  required: false,
  options: [],
  ...more,
});

/** Slots by day and time, as in the calendar. */
export const calendarOf = (days: Record<string, Record<string, TourSlot>>) =>
  days as Record<Day, Record<Time, TourSlot>>;
