import { changesOf } from '../cart/changes.ts';
import type { Change, TourLine } from '../cart/types.ts';
import { bookingOfLine } from './bookings.ts';
import { lineOf } from './line.ts';
import type { Departure } from './places.ts';
import { type Problem, problemsOf } from './problems.ts';

/** Whether a booking in the cart can still be bought. */
export type BookingRoom =
  /** No answer from the back end. */
  | { is: 'unknown' }
  /** The tour, its time, or one of its prices or tickets is no longer on sale. */
  | { is: 'gone' }
  /** The booking breaks a rule now. */
  | { is: 'refused'; problem: Problem }
  | { is: 'open' };

/** Rebuilds the booking from the current offer; returns `undefined` if part of it is no longer on sale. */
function bookedToday(line: TourLine, departure: Departure): TourLine | undefined {
  const { slot, tour, time } = departure;
  if (!slot && !tour.schedule[time]) return undefined;
  const booking = bookingOfLine(line);
  const today = lineOf(line.bookingId, departure, booking, booking.answers);
  const isWhole =
    today.prices.length === line.prices.length && today.tickets.length === line.tickets.length;
  return isWhole ? today : undefined;
}

/** Returns whether a booking can be bought as it is. If a payment has reserved it (`isHeld`), it can. */
export function roomOfBooking(
  line: TourLine,
  departure: Departure | undefined,
  isHeld: boolean,
): BookingRoom {
  if (isHeld) return { is: 'open' };
  if (!departure) return { is: 'unknown' };
  if (!bookedToday(line, departure)) return { is: 'gone' };
  const booking = bookingOfLine(line);
  const [problem] = problemsOf(departure, booking, booking.answers);
  return problem ? { is: 'refused', problem } : { is: 'open' };
}

/** Returns the booking with current names and prices, and the changes to show. */
export function renewedBooking(
  line: TourLine,
  departure: Departure,
): { line: TourLine; changes: readonly Change[] } {
  const now = bookedToday(line, departure);
  if (!now) return { line, changes: [] };
  return { line: now, changes: changesOf(line, now) };
}
