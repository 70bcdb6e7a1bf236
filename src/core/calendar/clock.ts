import type { Day } from './day.ts';
import { dayOf } from './moment.ts';
import type { Moment } from './moment.ts';

let clock: (() => number) | undefined;

/** The current time in milliseconds since 1970 (UTC). */
export const now = (): number => (clock ?? Date.now)();

/** Sets the clock for a test; without an argument the computer's own clock runs again. */
export function setClock(read?: () => number): void {
  clock = read;
}

const NUMBERS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes moments nearly as the wire does, as Swedes do. Kept: to make one takes longer than to draw a row. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv', { timeZone, ...NUMBERS });
    formats.set(timeZone, format);
  }
  return format;
}

/** What a wall clock in the time zone (`Europe/Berlin`) shows now, wherever the visitor is. Throws a RangeError for an unknown zone. */
export function currentMoment(timeZone: string): Moment {
  return formatIn(timeZone).format(now()).replace(' ', 'T') as Moment;
}

/** Today's day in the time zone. */
export const today = (timeZone: string): Day => dayOf(currentMoment(timeZone));
