import type { CartLine, TourLine } from '../cart/types.ts';
import { writeStored } from '../web/storage.ts';
import { tours } from './store.ts';
import type { Booking } from './types.ts';

/** Returns the draft of a booking for a tour; creates it if needed. */
export function bookingOf(tourId: string): Booking {
  tours.bookings[tourId] ??= { tours: {}, tickets: {}, parts: {}, answers: {} };
  return tours.bookings[tourId];
}

/** Stores the drafts, so that they survive a reload. */
export const keepBookings = (): void => void writeStored('tour-bookings', tours.bookings);

type Change = Pick<Booking, 'bookingId'>;

const isChanged = (line: CartLine, { bookingId }: Change): line is TourLine =>
  line.type === 'guidedTour' && line.bookingId === bookingId;

/** Returns the booking in the cart that is being changed; `undefined` if it has been removed in the meantime. */
export const changedLine = (lines: readonly CartLine[], booking: Change): TourLine | undefined =>
  lines.find((line): line is TourLine => isChanged(line, booking));

/** Returns the cart lines without the booking that is being changed, whose places it can use again. */
export const linesBeside = (lines: readonly CartLine[], booking: Change): CartLine[] =>
  lines.filter((line) => !isChanged(line, booking));

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

/** Starts to change a booking in the cart, which stays there until the new one replaces it. */
export function changeBooking(line: TourLine): void {
  tours.bookings[line.id] = bookingOfLine(line);
  keepBookings();
}

/** Clears the draft except for its date and time; a booking in the cart stays unchanged. */
export function keepAsItWas(tourId: string): void {
  const { date, time } = bookingOf(tourId);
  tours.bookings[tourId] = {
    ...(date && { date }),
    ...(time && { time }),
    tours: {},
    tickets: {},
    parts: {},
    answers: {},
  };
  keepBookings();
}
