import { dayOf, isToCome, type Moment } from './moment.ts';
import type { NextDates } from './nextDate.ts';

/** Moment or whole day in a calendar, with its available places. */
export type Offered = { moment: Moment; places: number };

/** Returns the next date with available places; nothing if the calendar has none, because a later one may exist. */
export function datesInCalendar(offered: readonly Offered[], now: Moment): NextDates {
  const upcoming = offered
    .filter(({ moment }) => isToCome(moment, now))
    .toSorted((a, b) => a.moment.localeCompare(b.moment));
  const next = upcoming.find(({ places }) => places > 0)?.moment;
  if (!next) return {};
  const isSoldOutBefore = dayOf(upcoming[0]!.moment) < dayOf(next);
  return { next, ...(isSoldOutBefore && { sold_out_until: dayOf(next) }) };
}
