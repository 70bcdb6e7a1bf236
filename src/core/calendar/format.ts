import { addDays } from './day.ts';
import type { Day } from './day.ts';
import { firstDay } from './month.ts';
import type { Month } from './month.ts';

const KINDS = {
  date: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  dayShort: { day: 'numeric', month: 'short' },
  dayLong: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  weekdayShort: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats: Record<string, Intl.DateTimeFormat> = {};

function formatAs(day: Day, lang: string, kind: keyof typeof KINDS): string {
  const options = { ...KINDS[kind], timeZone: 'UTC' };
  const format = (formats[kind + lang] ??= new Intl.DateTimeFormat(lang, options));
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Formats a day for sentences and labels: `Fri 5 March 2027`, `Fr., 5. März 2027`. */
export const formatDate = (day: Day, lang: string): string => formatAs(day, dayFirst(lang), 'date');

/** Formats a day without weekday and year: `5 Mar`, `5. März`. */
export const formatDayShort = (day: Day, lang: string): string =>
  formatAs(day, dayFirst(lang), 'dayShort');

/** Formats a day without its year: `Saturday 5 December`, `Samstag, 5. Dezember`. */
export const formatDayLong = (day: Day, lang: string): string =>
  formatAs(day, dayFirst(lang), 'dayLong');

/** Formats a month: `December 2026`. */
export const formatMonth = (month: Month, lang: string): string =>
  formatAs(firstDay(month), lang, 'month');

/** Returns the names of the weekdays from Monday on: short to display, long for screen readers. */
export function weekdayNames(lang: string): readonly { short: string; long: string }[] {
  const monday = '2024-01-01' as Day;
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(monday, index);
    return {
      short: formatAs(day, lang, 'weekdayShort'),
      long: formatAs(day, lang, 'weekdayLong'),
    };
  });
}

/** Formats a delay, rounded up: `in 45 seconds`, `in 2 minutes`, `in 3 hours`. */
export function formatDelay(seconds: number, lang: string): string {
  const format = new Intl.RelativeTimeFormat(lang);
  if (seconds <= 59) return format.format(Math.max(1, Math.ceil(seconds)), 'second');
  return seconds <= 5400
    ? format.format(Math.ceil(seconds / 60), 'minute')
    : format.format(Math.ceil(seconds / 3600), 'hour');
}

// European museums write the day before the month in English, too
const dayFirst = (lang: string): string => (lang === 'en' ? 'en-GB' : lang);
