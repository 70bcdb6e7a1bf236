import type { CartLine, TourLine } from '../cart/types.ts';
import { writeStored } from '../storage/storage.ts';
import { tours } from './store.ts';
import type { Booking } from './types.ts';

/** What a visitor is about to book of a tour. */
export function bookingOf(tourId: string): Booking {
  tours.bookings[tourId] ??= { tours: {}, tickets: {}, parts: {}, answers: {} };
  return tours.bookings[tourId];
}

/** Keeps what is filled in, so that it survives a reload. */
export const keepBookings = (): void => void writeStored('tour-bookings', tours.bookings);

type Change = Pick<Booking, 'bookingId'>;

const isChanged = (line: CartLine, { bookingId }: Change): line is TourLine =>
  line.type === 'guidedTour' && line.bookingId === bookingId;

/** The booking in the basket that is being changed; none where it has been taken out meanwhile. */
export const changedLine = (lines: readonly CartLine[], booking: Change): TourLine | undefined =>
  lines.find((line): line is TourLine => isChanged(line, booking));

/** The basket without the booking that is being changed: its places are free for it. */
export const linesBeside = (lines: readonly CartLine[], booking: Change): CartLine[] =>
  lines.filter((line) => !isChanged(line, booking));

const countsOf = (items: readonly { id: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(items.map(({ id, count }) => [id, count]));

/** A booking as it was filled in before it went into the basket. */
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

/** Begins to change a booking that is in the basket: it stays there until the new one takes its place. */
export function changeBooking(line: TourLine): void {
  tours.bookings[line.id] = bookingOfLine(line);
  keepBookings();
}

/** Leaves the booking in the basket as it is. */
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
