import { isIncomplete } from '../async/asyncState.ts';
import { isRefused } from '../async/result.ts';
import { monthOf } from '../calendar/month.ts';
import { changesOf } from '../cart/lines.ts';
import { renewLine } from '../cart/actions.ts';
import { isReserved } from '../cart/payment.ts';
import { cart } from '../cart/store.ts';
import { type CartLine, type Change, lineKey, type TourLine } from '../cart/types.ts';
import type { Departure } from './availability.ts';
import { bookingOfLine, linesBeside } from './bookings.ts';
import { departureOf, knownOf, loadTourDay, loadTourMonth } from './days.ts';
import { lineOf } from './line.ts';
import { type Problem, problemsOf } from './rules.ts';
import type { TourKnown } from './store.ts';

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

/** Returns whether a booking can be bought as it is. If a payment has reserved it (`isReserved`), it can. */
export function roomOfBooking(
  line: TourLine,
  departure: Departure | undefined,
  isReserved: boolean,
): BookingRoom {
  if (isReserved) return { is: 'open' };
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

export const isTourLine = (line: CartLine): line is TourLine => line.type === 'guidedTour';

/** Returns the tour at the time of a booking in the cart; `undefined` until it is loaded. */
const departureOfLine = (
  line: TourLine,
  known: TourKnown,
  lines: readonly CartLine[],
): Departure | undefined =>
  known.months[monthOf(line.date)]?.is === 'ready'
    ? departureOf(known, line, linesBeside(lines, line))
    : undefined;

/** Returns whether a booking in the cart can still be bought, as far as is known. */
export function roomOfLine(
  line: TourLine,
  known: TourKnown | undefined,
  {
    lines,
    sent,
  }: { lines: readonly CartLine[]; sent: { readonly lines: readonly CartLine[] } | undefined },
): BookingRoom {
  const held = isReserved(line, sent);
  const day = known?.days[line.date];
  if (!held && day?.is === 'failed' && isRefused(day.failure)) return { is: 'gone' };
  const room = roomOfBooking(line, known && departureOfLine(line, known, lines), held);
  const isUnread = isIncomplete(day) || isIncomplete(known?.months[monthOf(line.date)]);
  return isUnread && room.is !== 'open' ? { is: 'unknown' } : room;
}

/** Revalidates the tours in the cart. Returns false if some could not be checked. */
export async function renewTours(isOtherLanguage: boolean): Promise<boolean> {
  const tourLines = cart.form.filter(isTourLine);
  await Promise.all(
    tourLines.flatMap(({ id, date }) => [loadTourDay(id, date), loadTourMonth(id, monthOf(date))]),
  );
  let isComplete = true;
  for (const line of tourLines) {
    const departure = departureOfLine(line, knownOf(line.id), cart.form);
    if (!departure || isReserved(line, cart.sent)) {
      isComplete = false;
      continue;
    }
    const { line: now, changes } = renewedBooking(line, departure);
    renewLine(
      lineKey(line),
      now,
      changes.filter(({ is }) => is !== 'renamed' || !isOtherLanguage),
    );
  }
  return isComplete;
}
