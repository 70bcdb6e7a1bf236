import { addDays, isDay, weekdayOf } from './day.ts';
import type { Day } from './day.ts';

/** A calendar month, `YYYY-MM`. Months compare with `<` and `>` as they stand. */
export type Month = string & { readonly unit: 'month' };

/** The month that a day lies in. */
export const monthOf = (day: Day): Month => day.slice(0, 7) as Month;

/** The month `count` months later, or earlier where `count` is below 0. */
export function addMonths(month: Month, count: number): Month {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7) as Month;
}

/** The first day of a month. */
export const firstDay = (month: Month): Day => `${month}-01` as Day;

/** The last day of a month. */
export const lastDay = (month: Month): Day => addDays(firstDay(addMonths(month, 1)), -1);

/** What a calendar asks for at once: a month and the one after it, by their first and last day. */
export const calendarRange = (month: Month): [first: Day, last: Day] => [
  firstDay(month),
  lastDay(addMonths(month, 1)),
];

/** The month as weeks of seven days, Monday first; days of the months beside it are left empty. */
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

/** The day with the same number in the month `count` months later, or that month's last day where it is too short. */
export function addMonthsToDay(day: Day, count: number): Day {
  const month = addMonths(monthOf(day), count);
  const wanted = month + day.slice(7);
  return isDay(wanted) ? wanted : lastDay(month);
}
