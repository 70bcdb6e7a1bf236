import { addDays, weekdayOf } from '../../core/calendar/day.ts';
import type { Day } from '../../core/calendar/day.ts';
import { addMonthsToDay } from '../../core/calendar/month.ts';

const moves: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, 1 - weekdayOf(day)),
  End: (day) => addDays(day, 7 - weekdayOf(day)),
  PageUp: (day) => addMonthsToDay(day, -1),
  PageDown: (day) => addMonthsToDay(day, 1),
};

/** Returns how a key moves the focus in a calendar; `undefined` for other keys. */
export const dayMove = (key: string): ((day: Day) => Day) | undefined => moves[key];
