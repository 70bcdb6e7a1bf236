import { shared } from '../page/shared.ts';
import type { Day } from './day.ts';
import { dayOf } from './moment.ts';
import type { Moment } from './moment.ts';

let clock: (() => number) | undefined;

/** Returns the current time in milliseconds since 1970 (UTC). */
export const now = (): number => (clock ?? Date.now)();

/** Sets the clock for a test; without an argument, the system clock is used again. */
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

/** Returns a formatter for `YYYY-MM-DD HH:mm:ss` (the `sv` locale); cached because constructing one is slow. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv', { timeZone, ...NUMBERS });
    formats.set(timeZone, format);
  }
  return format;
}

/** Returns the wall-clock time of a time zone at an instant in milliseconds since 1970. */
export const momentAt = (instantMs: number, timeZone: string): Moment =>
  formatIn(timeZone).format(instantMs).replace(' ', 'T') as Moment;

/** Returns the current wall-clock time of a time zone (`Europe/Berlin`). Throws a RangeError for an unknown zone. */
export const currentMoment = (timeZone: string): Moment => momentAt(now(), timeZone);

export const today = (timeZone: string): Day => dayOf(currentMoment(timeZone));

/** The museum's time zone; the contract's default until the configuration has loaded. */
export const museumClock = shared('museum clock', () => ({ timeZone: 'Europe/Berlin' }));

export function setMuseumTimeZone(timeZone: string): void {
  museumClock.timeZone = timeZone;
}
