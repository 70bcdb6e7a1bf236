import { monthOf } from '../calendar/month.ts';
import { changesOf } from '../cart/lines.ts';
import { updateLine } from '../cart/actions.ts';
import { isReserved } from '../cart/payment.ts';
import { cart } from '../cart/store.ts';
import { type CartLine, type Change, lineKey, type TourLine } from '../cart/types.ts';
import { departureOf, knownOf, loadTourDay, loadTourMonth } from './days.ts';
import { lineOf, otherLines } from './line.ts';
import type { TourKnown } from './store.ts';
import type { Booking, Departure } from './types.ts';

const countsOf = (items: readonly { id: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(items.map(({ id, count }) => [id, count]));

/** Converts a booking in the cart back to a draft. */
export const bookingOfLine = (line: TourLine): Booking => ({
  date: line.date,
  time: line.time,
  tours: countsOf(line.prices),
  tickets: countsOf(line.tickets.filter(({ subtickets }) => subtickets.length === 0)),
  parts: Object.fromEntries(line.tickets.map(({ id, subtickets }) => [id, countsOf(subtickets)])),
  answers: Object.fromEntries(
    line.answers.map(({ qId, value }) => [
      qId,
      typeof value === 'number' || typeof value === 'string' ? String(value) : [...value],
    ]),
  ),
  bookingId: line.bookingId,
});

/** Rebuilds the booking from the current offer; returns `undefined` if part of it is no longer on sale. */
export function bookedToday(line: TourLine, departure: Departure): TourLine | undefined {
  const { slot, tour, time } = departure;
  if (!slot && !tour.schedule[time]) return undefined;
  const booking = bookingOfLine(line);
  const today = lineOf(line.bookingId, departure, booking, booking.answers);
  const isWhole =
    today.prices.length === line.prices.length && today.tickets.length === line.tickets.length;
  return isWhole ? today : undefined;
}

/** Returns the booking with current names and prices, and the changes to show. */
export function revalidatedBooking(
  line: TourLine,
  departure: Departure,
): { line: TourLine; changes: readonly Change[] } {
  const now = bookedToday(line, departure);
  if (!now) return { line, changes: [] };
  return { line: now, changes: changesOf(line, now) };
}

export const isTourLine = (line: CartLine): line is TourLine => line.type === 'guidedTour';

/** Returns the tour at the time of a booking in the cart; `undefined` until it is loaded. */
export const departureOfLine = (
  line: TourLine,
  known: TourKnown,
  lines: readonly CartLine[],
): Departure | undefined =>
  known.months[monthOf(line.date)]?.is === 'ready'
    ? departureOf(known, line, otherLines(lines, line))
    : undefined;

/** Revalidates the tours in the cart. Returns false if some could not be checked. */
export async function revalidateTours(isOtherLanguage: boolean): Promise<boolean> {
  const tourLines = cart.lines.filter(isTourLine);
  await Promise.all(
    tourLines.flatMap(({ id, date }) => [loadTourDay(id, date), loadTourMonth(id, monthOf(date))]),
  );
  let isComplete = true;
  for (const line of tourLines) {
    const departure = departureOfLine(line, knownOf(line.id), cart.lines);
    if (!departure || isReserved(line, cart.sent)) {
      isComplete = false;
      continue;
    }
    const { line: now, changes } = revalidatedBooking(line, departure);
    updateLine(
      lineKey(line),
      now,
      changes.filter(({ is }) => is !== 'renamed' || !isOtherLanguage),
    );
  }
  return isComplete;
}
