import { isRefused } from '../async/result.ts';
import { isIncomplete } from '../async/asyncState.ts';
import { renewLine } from '../cart/changing.ts';
import { isHeld } from '../cart/held.ts';
import { cart } from '../cart/store.ts';
import { type CartLine, lineKey, type TourLine } from '../cart/types.ts';
import { monthOf } from '../calendar/month.ts';
import { linesBeside } from './bookings.ts';
import { departureOf, knownOf, loadTourDay, loadTourMonth } from './days.ts';
import type { Departure } from './places.ts';
import { type BookingRoom, renewedBooking, roomOfBooking } from './renewal.ts';
import type { TourKnown } from './store.ts';

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
  const held = isHeld(line, sent);
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
    if (!departure || isHeld(line, cart.sent)) {
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
