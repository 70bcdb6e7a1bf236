/** A calendar day, `YYYY-MM-DD`. Days compare with `<` and `>` as they stand. */
export type Day = string & { readonly unit: 'day' };

const DAY_MS = 86_400_000;
/** Years after 9999 are written with a sign and six digits. */
const YEAR = /^\d{4}-/;

// all arithmetic is done in UTC, where no day is 23 or 25 hours long
const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayAt = (ms: number): Day => new Date(ms).toISOString().slice(0, 10) as Day;

/** Whether the text is a day that exists: `2027-02-29` is none. */
export const isDay = (text: string): text is Day =>
  YEAR.test(text) && Number.isFinite(utc(text).getTime()) && dayAt(utc(text).getTime()) === text;

/** The day `count` days later, or earlier where `count` is below 0. */
export const addDays = (day: Day, count: number): Day => dayAt(utc(day).getTime() + count * DAY_MS);

/** The weekday: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day): number => utc(day).getUTCDay() || 7;

/** The day as an address of the API carries it: `20270305`. */
export const compact = (day: Day): string => day.replaceAll('-', '');

/** The day that `20270305` stands for; nothing where it is no day. */
export function fromCompact(text: string): Day | undefined {
  const day = text.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  return isDay(day) ? day : undefined;
}
