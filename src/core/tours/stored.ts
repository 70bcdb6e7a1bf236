import * as v from 'valibot';
import { type Day, isDay } from '../calendar/day.ts';
import { isTime, type Time } from '../calendar/time.ts';
import { readStored } from '../web/storage.ts';
import { tours } from './store.ts';
import type { Booking } from './types.ts';

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
