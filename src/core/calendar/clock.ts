import { shared } from '../shared.ts';
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

/** Returns what a wall clock in the time zone shows at an instant, in milliseconds since 1970. */
export const momentAt = (instantMs: number, timeZone: string): Moment =>
  formatIn(timeZone).format(instantMs).replace(' ', 'T') as Moment;

/** What a wall clock in the time zone (`Europe/Berlin`) shows now, wherever the visitor is. Throws a RangeError for an unknown zone. */
export const currentMoment = (timeZone: string): Moment => momentAt(now(), timeZone);

/** Today's day in the time zone. */
export const today = (timeZone: string): Day => dayOf(currentMoment(timeZone));

/** The museum's time zone; the contract's default until the configuration is there. */
export const museumClock = shared('museum clock', () => ({ timeZone: 'Europe/Berlin' }));
