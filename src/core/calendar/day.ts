/** Calendar day, `YYYY-MM-DD`; days can be compared with `<` and `>`. */
export type Day = string & { readonly unit: 'day' };

const DAY_MS = 86_400_000;
/** Rejects years after 9999, which are written with a sign and six digits. */
const YEAR = /^\d{4}-/;

// all arithmetic is in UTC, which has no days of 23 or 25 hours
const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayAt = (ms: number): Day => new Date(ms).toISOString().slice(0, 10) as Day;

/** Returns whether the text is an existing day; `2027-02-29` is not. */
export const isDay = (text: string): text is Day =>
  YEAR.test(text) && Number.isFinite(utc(text).getTime()) && dayAt(utc(text).getTime()) === text;

export const addDays = (day: Day, count: number): Day => dayAt(utc(day).getTime() + count * DAY_MS);

/** Returns the weekday, from 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (day: Day): number => utc(day).getUTCDay() || 7;

/** Formats a day for API addresses: `20270305`. */
export const compact = (day: Day): string => day.replaceAll('-', '');

/** Parses a day such as `20270305`; returns `undefined` if it does not exist. */
export function fromCompact(text: string): Day | undefined {
  const day = text.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  return isDay(day) ? day : undefined;
}
