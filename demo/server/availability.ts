import { addDays, dayOf, daysBetween } from './clock.ts';
import type { Day, Moment } from './clock.ts';

/** When an item of a list has places again (contract, "New, all optional"). */
export type Availability = { next?: Moment; sold_out_until?: Day | null };

/** Returns the availability of an item. `places` are those of its future moments, in chronological order. */
export const availabilityOf = (
  places: Iterable<{ datetime: Moment; left: number }>,
): Availability => {
  let firstDay: Day | undefined;
  for (const { datetime, left } of places) {
    const day = dayOf(datetime);
    firstDay ??= day;
    if (left > 0) return { next: datetime, ...(day > firstDay && { sold_out_until: day }) };
  }
  return firstDay ? { sold_out_until: null } : {};
};

/** An item that is held every day for less than a week is an item with a few dates. */
const DAILY_FROM_DAYS = 7;

/** Whether something with these days, in chronological order, is held on every day from today on. */
export const isDaily = (days: Day[], today: Day): boolean => {
  const toCome = [...new Set(days.filter((day) => day >= today))];
  const last = toCome.at(-1);
  if (!last || toCome[0] !== today || last < addDays(today, DAILY_FROM_DAYS - 1)) return false;
  return daysBetween(today, last) + 1 === toCome.length;
};
