/** `YYYY-MM-DD`. */
export type Day = string;
/** `YYYY-MM-DDTHH:mm:ss` on the museum's wall clock, without an offset. */
export type Moment = string;

const MINUTE_MS = 60_000;

export const minutesToMs = (minutes: number): number => minutes * MINUTE_MS;

/** Returns a function that converts an instant to the museum's wall clock. */
export const wallClock = (timezone: string): ((instant: Date) => Moment) => {
  // The Swedish locale uses the order of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (instant) => format.format(instant).replace(' ', 'T');
};

export const dayOf = (moment: Moment): Day => moment.slice(0, 10);

const utc = (day: Day): Date => new Date(`${day}T00:00:00Z`);

export const addDays = (day: Day, days: number): Day => {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** Returns the days from `from` to `to`, negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / (24 * 60 * MINUTE_MS));

/** Returns 1 for Monday to 7 for Sunday. */
export const isoWeekday = (day: Day): number => utc(day).getUTCDay() || 7;

/** Whether a text is an existing day. */
export const isDay = (text: string): text is Day => {
  const date = utc(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** Parses `20270305` into `2027-03-05`. Returns undefined if that day does not exist. */
export const dayFromAddress = (text: string): Day | undefined => {
  if (!/^\d{8}$/.test(text)) return undefined;
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return isDay(day) ? day : undefined;
};
