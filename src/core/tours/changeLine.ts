import { isIncomplete } from '../async/asyncState.ts';
import { isRefused } from '../async/result.ts';
import { monthOf } from '../calendar/month.ts';
import { isReserved } from '../cart/payment.ts';
import type { CartLine, TourLine } from '../cart/types.ts';
import { type Problem, problemsOf } from './availability.ts';
import { bookedToday, bookingOfLine, departureOfLine } from './revalidate.ts';
import { keepBookings, type TourKnown, tours } from './store.ts';
import type { Departure } from './types.ts';

/** Whether a booking in the cart can still be bought. */
export type BookingAvailability =
  /** No answer from the back end. */
  | { is: 'unknown' }
  /** The tour, its time, or one of its prices or tickets is no longer on sale. */
  | { is: 'discontinued' }
  /** The booking breaks a rule now. */
  | { is: 'refused'; problem: Problem }
  | { is: 'available' };

/** Returns whether a booking can be bought as it is. If a payment has reserved it (`isReserved`), it can. */
export function bookingAvailability(
  line: TourLine,
  departure: Departure | undefined,
  isReserved: boolean,
): BookingAvailability {
  if (isReserved) return { is: 'available' };
  if (!departure) return { is: 'unknown' };
  if (!bookedToday(line, departure)) return { is: 'discontinued' };
  const booking = bookingOfLine(line);
  const [problem] = problemsOf(departure, booking, booking.answers);
  return problem ? { is: 'refused', problem } : { is: 'available' };
}

/** Returns whether a booking in the cart can still be bought, as far as is known. */
export function lineAvailability(
  line: TourLine,
  known: TourKnown | undefined,
  {
    lines,
    sent,
  }: { lines: readonly CartLine[]; sent: { readonly lines: readonly CartLine[] } | undefined },
): BookingAvailability {
  const held = isReserved(line, sent);
  const day = known?.days[line.date];
  if (!held && day?.is === 'failed' && isRefused(day.error)) return { is: 'discontinued' };
  const availability = bookingAvailability(
    line,
    known && departureOfLine(line, known, lines),
    held,
  );
  const isUnread = isIncomplete(day) || isIncomplete(known?.months[monthOf(line.date)]);
  return isUnread && availability.is !== 'available' ? { is: 'unknown' } : availability;
}

/** Starts to change a booking in the cart, which stays there until the new one replaces it. */
export function changeBooking(line: TourLine): void {
  tours.bookings[line.id] = bookingOfLine(line);
  keepBookings();
}
