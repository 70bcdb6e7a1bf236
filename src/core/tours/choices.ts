import { waitAtMost } from '../async/waitAtMost.ts';
import { isIncomplete } from '../async/asyncState.ts';
import { currentMoment } from '../calendar/clock.ts';
import type { Day } from '../calendar/day.ts';
import { dayOf, type Moment, momentOf } from '../calendar/moment.ts';
import { monthOf } from '../calendar/month.ts';
import type { Time } from '../calendar/time.ts';
import { addLine, changeLine } from '../cart/actions.ts';
import { cart } from '../cart/store.ts';
import { lineKey } from '../cart/types.ts';
import { shopConfig, timezone } from '../config/store.ts';
import { wholeCount } from '../money/wholeCount.ts';
import { newSessionKey } from '../session/actions.ts';
import {
  discontinuedSince,
  initialDate,
  maxAtPrice,
  maxTickets,
  type Problem,
  problemsOf,
  timeFor,
} from './availability.ts';
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
import { changedLine, lineOf, otherLines } from './line.ts';
import { bookingOf, emptyBooking, keepBookings, tours } from './store.ts';
import type { Answers, Departure } from './types.ts';

const now = (): Moment => currentMoment(timezone());

/** Returns the tour at the chosen time; `undefined` until it is loaded. */
function departureNow(tourId: string): Departure | undefined {
  const booking = bookingOf(tourId);
  return departureOf(knownOf(tourId), booking, otherLines(cart.lines, booking));
}

/** Sets the initial time for the chosen date. */
function settleTime(tourId: string, date: Day): void {
  const booking = bookingOf(tourId);
  if (booking.date !== date) return; // the visitor has chosen another date in the meantime
  const lines = otherLines(cart.lines, booking);
  const times = timesOn(tourId, date, knownOf(tourId), { lines, now: now() });
  const time = timeFor(times, booking.time);
  if (time) booking.time = time;
  else delete booking.time;
  keepBookings();
}

/** Sets the date and, if possible, its time; the other entries are kept. */
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

/** Day requested last for each tour; earlier requests that are still loading choose nothing. */
const wantedLast: Record<string, Day | undefined> = {};

/** Opens a tour on the requested date if it has places, else on the first date that has. */
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

export function chooseTime(tourId: string, time: Time): void {
  bookingOf(tourId).time = time;
  keepBookings();
}

/** Limits the count of each ticket and part to `max`. */
function limitTickets(tourId: string, max: number): void {
  const booking = bookingOf(tourId);
  const limited = (counts: Record<string, number>) =>
    Object.fromEntries(Object.entries(counts).map(([id, count]) => [id, Math.min(count, max)]));
  booking.tickets = limited(booking.tickets);
  booking.parts = Object.fromEntries(
    Object.entries(booking.parts).map(([id, counts]) => [id, limited(counts)]),
  );
}

/** Sets the number of tours, or of places in one, at a price; reduces tickets that no longer fit. */
export function chooseTours(tourId: string, priceId: string, wanted: number): void {
  const at = departureNow(tourId);
  if (!at) return;
  const booking = bookingOf(tourId);
  booking.tours[priceId] = Math.min(wholeCount(wanted), maxAtPrice(at, booking, priceId));
  limitTickets(tourId, maxTickets(at, booking));
  keepBookings();
}

/** Sets the count of a ticket, up to the number of participants in the chosen tours. */
export function chooseTickets(tourId: string, ticketId: string, wanted: number): void {
  const at = departureNow(tourId);
  if (!at) return;
  const booking = bookingOf(tourId);
  booking.tickets[ticketId] = Math.min(wholeCount(wanted), maxTickets(at, booking));
  keepBookings();
}

/** Sets the count of a part of a ticket, with the same limit. */
export function choosePart(
  tourId: string,
  { ticketId, partId }: { ticketId: string; partId: string },
  wanted: number,
): void {
  const at = departureNow(tourId);
  if (!at) return;
  const booking = bookingOf(tourId);
  const count = Math.min(wholeCount(wanted), maxTickets(at, booking));
  booking.parts[ticketId] = { ...booking.parts[ticketId], [partId]: count };
  keepBookings();
}

/** Stores an answer; it is validated when the visitor books. */
export function answer(tourId: string, qId: string, given: Answers[string]): void {
  const booking = bookingOf(tourId);
  booking.answers = { ...booking.answers, [qId]: given };
  keepBookings();
}

/** Clears the draft except for its date and time; a booking in the cart stays unchanged. */
export function keepAsItWas(tourId: string): void {
  const { date, time } = bookingOf(tourId);
  tours.bookings[tourId] = { ...emptyBooking(), ...(date && { date }), ...(time && { time }) };
  keepBookings();
}

const RECOUNT_MS = 5000;

export type Booked =
  | { is: 'added' }
  /** The booking has replaced an earlier one in the cart. */
  | { is: 'changed' }
  /** The booking breaks a rule. */
  | { is: 'refused'; problems: readonly Problem[] }
  /** The current offer is incomplete, because parts of it could not be read. */
  | { is: 'unread' }
  /** No date and time were chosen, or the tour has begun in the meantime. */
  | { is: 'nothing' };

const underWay = new Set<string>();

/**
 * Adds a booking to the cart and clears the draft. Checks the places first; without an answer in time, the last known
 * places apply.
 */
export async function book(tourId: string): Promise<Booked> {
  const { date } = bookingOf(tourId);
  const seen = departureNow(tourId);
  if (!date || underWay.has(tourId)) return { is: 'nothing' }; // ignore a second click
  underWay.add(tourId);
  await waitAtMost(
    RECOUNT_MS,
    Promise.all([loadTourMonth(tourId, monthOf(date)), loadTourDay(tourId, date)]),
  );
  underWay.delete(tourId);
  const at = departureNow(tourId);
  if (!at || momentOf(at.date, at.time) <= currentMoment(shopConfig().timezone))
    return { is: 'nothing' };
  const wanted = bookingOf(tourId);
  const gone = discontinuedSince(seen, at, wanted);
  const problems = gone.length > 0 ? gone : problemsOf(at, wanted, wanted.answers);
  const { days, months } = knownOf(tourId);
  const isUnread = [days[date], months[monthOf(date)]].some(isIncomplete);
  if (isUnread && problems.some(({ is }) => is === 'tooMany')) return { is: 'unread' };
  if (problems.length > 0) return { is: 'refused', problems };
  const held = changedLine(cart.lines, wanted);
  const line = lineOf(held?.bookingId ?? newSessionKey(), at, wanted, wanted.answers);
  if (held) changeLine(lineKey(held), line);
  else addLine(line);
  keepAsItWas(tourId);
  return { is: held ? 'changed' : 'added' };
}
