import { addDays } from './day.ts';
import type { Day } from './day.ts';
import { firstDay } from './month.ts';
import type { Month } from './month.ts';

const KINDS = {
  date: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  dateLong: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  dayShort: { day: 'numeric', month: 'short' },
  dayLong: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  weekdayShort: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats: Record<string, Intl.DateTimeFormat> = {};

/** Replacements by language for what `DIFFERENT` finds: texts that Intl writes differently, in all browsers or in some. */
const FORMS: Record<string, Record<string, string>> = {
  da: { 'dag ': 'dag den ' },
  en: { ',': '' },
  fr: { '1 ': '1er ', '0': '', ':': '\u00a0h\u00a0', ':00': '\u00a0h' },
  it: { '1 ': '1º ' },
};

const DIFFERENT = /dag (?=\d+\.)|,(?= \d+ )|\b1 |^0(?=\d:)|:(00)?/g;

/** Words around a time, `#`, after a day. */
const AT: Record<string, string> = {
  de: ', #\u00a0Uhr',
  fr: ' à #',
  nl: ', #\u00a0uur',
  sv: ' kl.\u00a0#',
  da: ' kl.\u00a0#',
};

/** Formats a day, or the moment in UTC that `date` names. */
function formatAs(date: string, locale: string, kind: keyof typeof KINDS): string {
  const format = (formats[kind + locale] ??= new Intl.DateTimeFormat(
    // European museums write the day before the month in English, too
    locale === 'en' ? 'en-GB' : locale,
    { ...KINDS[kind], timeZone: 'UTC' },
  ));
  const forms = FORMS[locale.slice(0, 2)];
  return format.format(new Date(date)).replace(DIFFERENT, (found) => forms?.[found] ?? found);
}

/** Formats a day for labels: `Fri 5 March 2027`, `Fr., 5. März 2027`. */
export const formatDate = (day: Day, lang: string): string => formatAs(day, lang, 'date');

/** Formats a day for sentences: `Friday 5 March 2027`, `Freitag, 5. März 2027`. */
export const formatDateLong = (day: Day, lang: string): string => formatAs(day, lang, 'dateLong');

/** Keeps a formatted day on one line. */
export const unbroken = (day: string): string => day.replaceAll(' ', '\u00a0');

/** Formats a day without weekday and year: `5 Mar`, `5. März`. */
export const formatDayShort = (day: Day, lang: string): string => formatAs(day, lang, 'dayShort');

/** Formats a day without its year: `Saturday 5 December`, `Samstag, 5. Dezember`. */
export const formatDayLong = (day: Day, lang: string): string => formatAs(day, lang, 'dayLong');

/** Formats a time, `HH:mm`, without the words that a sentence has around it: `14:30`, `14.30`, `14 h 30`. */
export const formatTime = (time: string, lang: string): string =>
  formatAs(`2027-01-01T${time}Z`, lang, 'time');

/** Appends a time, if there is one, to a day: `Fri 5 March, 14:30`, `Fr., 5. März, 14:30 Uhr`. */
export const withTime = (day: string, time: string | undefined, lang: string): string =>
  time ? day + (AT[lang.slice(0, 2)] ?? ', #').replace('#', formatTime(time, lang)) : day;

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
