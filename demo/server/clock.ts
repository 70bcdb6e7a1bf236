/** `YYYY-MM-DD`. */
export type Day = string;
/** `YYYY-MM-DDTHH:mm:ss` on the museum's wall clock, without an offset. */
export type Moment = string;

const MINUTE_MS = 60_000;

export const minutesToMs = (minutes: number): number => minutes * MINUTE_MS;

/** Makes the museum's wall clock: what it shows at an instant. */
export const wallClock = (timezone: string): ((instant: Date) => Moment) => {
  // Swedish is written in the order of ISO 8601.
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

/** From `from` to `to`, negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / (24 * 60 * MINUTE_MS));

/** 1 is Monday, 7 is Sunday. */
export const isoWeekday = (day: Day): number => utc(day).getUTCDay() || 7;

/** Whether there is such a day. */
export const isDay = (text: string): text is Day => {
  const date = utc(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** `20270305` → `2027-03-05`; undefined where there is no such day. */
export const dayFromAddress = (text: string): Day | undefined => {
  if (!/^\d{8}$/.test(text)) return undefined;
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return isDay(day) ? day : undefined;
};
