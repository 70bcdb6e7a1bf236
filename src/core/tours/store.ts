import * as v from 'valibot';
import { proxy } from 'valtio/vanilla';
import type { Group } from '../api/wire/group.ts';
import { idle, type AsyncState } from '../async/asyncState.ts';
import type { Lifetime } from '../calendar/availability.ts';
import { type Day, isDay } from '../calendar/day.ts';
import type { Month } from '../calendar/month.ts';
import { isTime, type Time } from '../calendar/time.ts';
import { shared } from '../page/shared.ts';
import { readStored, writeStored } from '../web/storage.ts';
import type { Booking, Tour, TourCalendar, TourDetail } from './types.ts';

/** Data about a tour. Each answer has its own field, so that none overwrites another. */
export type TourKnown = {
  detail: AsyncState<TourDetail>;
  lifetime: AsyncState<Lifetime>;
  months: Record<Month, AsyncState<TourCalendar>>;
  /** Sold-out days by month, in addition to the calendar. */
  soldOutDays: Record<Month, readonly Day[]>;
  /** The tour with the schedule of a day, by day. */
  days: Record<Day, AsyncState<TourDetail>>;
  soldOutTimes: Record<Day, readonly Time[]>;
};

export const NOTHING_KNOWN: TourKnown = {
  detail: idle,
  lifetime: idle,
  months: {},
  soldOutDays: {},
  days: {},
  soldOutTimes: {},
};

export type ToursState = {
  list: AsyncState<Tour[]>;
  categories: AsyncState<Group[]>;
  /** Ids of the tours held, by day. */
  overview: Record<Day, AsyncState<readonly string[]>>;
  known: Record<string, TourKnown>;
  /** Drafts by tour, so that switching to another date and back keeps the entries. */
  bookings: Record<string, Booking>;
};

export const tours = shared('tours', () =>
  proxy<ToursState>({ list: idle, categories: idle, overview: {}, known: {}, bookings: {} }),
);

const counts = v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

const stored: v.GenericSchema<unknown, Booking> = v.object({
  date: v.exactOptional(v.custom<Day>((value) => typeof value === 'string' && isDay(value))),
  time: v.exactOptional(v.custom<Time>((value) => typeof value === 'string' && isTime(value))),
  tours: counts,
  tickets: counts,
  parts: v.record(v.string(), counts),
  answers: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  bookingId: v.exactOptional(v.string()),
});

/** Restores the drafts from before a reload; unreadable ones are dropped. */
export function restoreBookings(): void {
  const kept = readStored('tour-bookings');
  if (typeof kept !== 'object' || kept === null) return;
  tours.bookings = Object.fromEntries(
    Object.entries(kept).flatMap(([tourId, value]) => {
      const read = v.safeParse(stored, value);
      return read.success ? [[tourId, read.output]] : [];
    }),
  );
}

/** Returns a booking with nothing chosen. */
export const emptyBooking = (): Booking => ({ tours: {}, tickets: {}, parts: {}, answers: {} });

/** Returns the draft of a booking for a tour; creates it if needed. */
export function bookingOf(tourId: string): Booking {
  tours.bookings[tourId] ??= emptyBooking();
  return tours.bookings[tourId];
}

/** Stores the drafts, so that they survive a reload. */
export const keepBookings = (): void => void writeStored('tour-bookings', tours.bookings);

/** Removes the drafts of all tours. */
export function forgetBookings(): void {
  tours.bookings = {};
  writeStored('tour-bookings', undefined);
}
