import { addDays, isDay, weekdayOf } from './day.ts';
import type { Day } from './day.ts';

/** Calendar month, `YYYY-MM`; months can be compared with `<` and `>`. */
export type Month = string & { readonly unit: 'month' };

export const monthOf = (day: Day): Month => day.slice(0, 7) as Month;

export function addMonths(month: Month, count: number): Month {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7) as Month;
}

export const firstDay = (month: Month): Day => `${month}-01` as Day;

export const lastDay = (month: Month): Day => addDays(firstDay(addMonths(month, 1)), -1);

/** Returns the first and last day to fetch for a calendar: those of the month and the month after it. */
export const calendarRange = (month: Month): [first: Day, last: Day] => [
  firstDay(month),
  lastDay(addMonths(month, 1)),
];

/** Returns the month as weeks of seven days from Monday on; days of other months are `undefined`. */
export function weeksOf(month: Month): readonly (readonly (Day | undefined)[])[] {
  const first = firstDay(month);
  const last = lastDay(month);
  const weeks: (Day | undefined)[][] = [];
  for (let monday = addDays(first, 1 - weekdayOf(first)); monday <= last;) {
    const start = monday;
    const days = Array.from({ length: 7 }, (_, index) => addDays(start, index));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : undefined)));
    monday = addDays(monday, 7);
  }
  return weeks;
}

/** Returns the weeks of a month that are worth showing: in the current month, those from the current week on. */
export function weeksFrom(month: Month, today: Day): ReturnType<typeof weeksOf> {
  const weeks = weeksOf(month);
  if (month !== monthOf(today)) return weeks;
  return weeks.filter((week) => week.some((day) => day && day > addDays(today, -weekdayOf(today))));
}

/** Returns the number of weeks to reserve height for: as many as any month has, so that turning moves nothing. */
export function weeksReserved(month: Month, today: Day): number {
  const { length } = weeksFrom(month, today);
  return length < weeksOf(month).length ? length : 6;
}

/** Returns the same day `count` months later, or the last day of that month if it is shorter. */
export function addMonthsToDay(day: Day, count: number): Day {
  const month = addMonths(monthOf(day), count);
  const wanted = month + day.slice(7);
  return isDay(wanted) ? wanted : lastDay(month);
}
