import { changesOf } from '../cart/changes.ts';
import type { Change, TourLine } from '../cart/types.ts';
import { bookingOfLine } from './bookings.ts';
import { lineOf } from './line.ts';
import type { Departure } from './places.ts';
import { type Problem, problemsOf } from './problems.ts';

/** Whether a booking that lies in the basket can still be had. */
export type BookingRoom =
  /** The server's answer is not there. */
  | { is: 'unknown' }
  /** It is not sold any more: the tour, its time, or one of its prices or tickets. */
  | { is: 'gone' }
  /** Something stands in its way now. */
  | { is: 'refused'; problem: Problem }
  | { is: 'open' };

/** The booking as it would be made today; undefined where some of it is not sold any more. */
function bookedToday(line: TourLine, departure: Departure): TourLine | undefined {
  const { slot, tour, time } = departure;
  if (!slot && !tour.schedule[time]) return undefined;
  const booking = bookingOfLine(line);
  const today = lineOf(line.bookingId, departure, booking, booking.answers);
  const isWhole =
    today.prices.length === line.prices.length && today.tickets.length === line.tickets.length;
  return isWhole ? today : undefined;
}

/** Whether a booking can be had as it is; one whose places are held by a payment under way has them already. */
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

/** A booking with the names and prices of today, and what the visitor has to be told of it. */
export function renewedBooking(
  line: TourLine,
  departure: Departure,
): { line: TourLine; changes: readonly Change[] } {
  const now = bookedToday(line, departure);
  if (!now) return { line, changes: [] };
  return { line: now, changes: changesOf(line, now) };
}
