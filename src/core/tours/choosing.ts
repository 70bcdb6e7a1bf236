import { currentMoment } from '../calendar/clock.ts';
import type { Day } from '../calendar/day.ts';
import { dayOf, type Moment } from '../calendar/moment.ts';
import { monthOf } from '../calendar/month.ts';
import type { Time } from '../calendar/time.ts';
import { cart } from '../cart/store.ts';
import { timezone } from '../config/store.ts';
import { wholeCount } from '../count.ts';
import { bookingOf, keepBookings, linesBeside } from './bookings.ts';
import {
  countsOf,
  departureOf,
  knownOf,
  loadTour,
  loadTourDay,
  loadTourMonth,
  seekDay,
  timesOn,
} from './days.ts';
import { type Departure, mostAtPrice, mostTickets } from './places.ts';
import { initialDate, timeFor } from './times.ts';
import type { Answers } from './types.ts';

const now = (): Moment => currentMoment(timezone());

/** The tour at the chosen time as it is now; undefined while that is not known. */
export function departureNow(tourId: string): Departure | undefined {
  const booking = bookingOf(tourId);
  return departureOf(knownOf(tourId), booking, linesBeside(cart.form, booking));
}

/** Picks the time that the chosen date opens with. */
function settleTime(tourId: string, date: Day): void {
  const booking = bookingOf(tourId);
  if (booking.date !== date) return; // the visitor has gone on to another date
  const lines = linesBeside(cart.form, booking);
  const times = timesOn(tourId, date, knownOf(tourId), { lines, now: now() });
  const time = timeFor(times, booking.time);
  if (time) booking.time = time;
  else delete booking.time;
  keepBookings();
}

/** Chooses a date, and its time as far as that can be picked by itself; what was filled in stays. */
export async function chooseDate(tourId: string, date: Day): Promise<void> {
  bookingOf(tourId).date = date;
  settleTime(tourId, date);
  const month = knownOf(tourId).months[monthOf(date)];
  await Promise.all([
    loadTourDay(tourId, date),
    month?.is === 'ready' ? undefined : loadTourMonth(tourId, monthOf(date)),
  ]);
  settleTime(tourId, date);
}

/** Of each tour, the day it was opened for last: what still waits for another one chooses nothing any more. */
const wantedLast: Record<string, Day | undefined> = {};

/** Opens a tour: on the requested date where that is available, else on the first that is. */
export async function openTour(tourId: string, requested?: Day): Promise<void> {
  const before = bookingOf(tourId).date;
  const wanted = requested ?? before;
  wantedLast[tourId] = wanted;
  const isFree = (): boolean =>
    wanted !== undefined && (countsOf(knownOf(tourId), now())[wanted] ?? 0) > 0;
  await Promise.all([
    loadTour(tourId),
    wanted && wanted >= dayOf(now()) && loadTourMonth(tourId, monthOf(wanted)),
  ]);
  if (!isFree()) await seekDay(tourId, dayOf(now()));
  const date = initialDate(countsOf(knownOf(tourId), now()), dayOf(now()), wanted);
  const isLast = wantedLast[tourId] === wanted && bookingOf(tourId).date === before;
  if (date && isLast) await chooseDate(tourId, date);
}

/** Chooses a time of the date. */
export function chooseTime(tourId: string, time: Time): void {
  bookingOf(tourId).time = time;
  keepBookings();
}

/** No more tickets, nor parts of them, than the tours that are wanted take along. */
function limitTickets(tourId: string, most: number): void {
  const booking = bookingOf(tourId);
  const limited = (counts: Record<string, number>) =>
    Object.fromEntries(Object.entries(counts).map(([id, count]) => [id, Math.min(count, most)]));
  booking.tickets = limited(booking.tickets);
  booking.parts = Object.fromEntries(
    Object.entries(booking.parts).map(([id, counts]) => [id, limited(counts)]),
  );
}

/** Sets how many tours, or places in one, are wanted at a price: never more than are left; tickets follow downwards. */
export function chooseTours(tourId: string, priceId: string, wanted: number): void {
  const at = departureNow(tourId);
  if (!at) return;
  const booking = bookingOf(tourId);
  booking.tours[priceId] = Math.min(wholeCount(wanted), mostAtPrice(at, booking, priceId));
  limitTickets(tourId, mostTickets(at, booking));
  keepBookings();
}

/** Sets how many of a ticket are wanted: never more than the tours that are wanted take along. */
export function chooseTickets(tourId: string, ticketId: string, wanted: number): void {
  const at = departureNow(tourId);
  if (!at) return;
  const booking = bookingOf(tourId);
  booking.tickets[ticketId] = Math.min(wholeCount(wanted), mostTickets(at, booking));
  keepBookings();
}

/** Sets how many of a ticket's part are wanted, within the same limit. */
export function choosePart(
  tourId: string,
  { ticketId, partId }: { ticketId: string; partId: string },
  wanted: number,
): void {
  const at = departureNow(tourId);
  if (!at) return;
  const booking = bookingOf(tourId);
  const count = Math.min(wholeCount(wanted), mostTickets(at, booking));
  booking.parts[ticketId] = { ...booking.parts[ticketId], [partId]: count };
  keepBookings();
}

/** Keeps what the visitor has answered; whether it will do is checked when he books. */
export function answer(tourId: string, qId: string, given: Answers[string]): void {
  const booking = bookingOf(tourId);
  booking.answers = { ...booking.answers, [qId]: given };
  keepBookings();
}
