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

/** What a wall clock in the time zone (`Europe/Berlin`) shows now, wherever the visitor is. Throws a RangeError for an unknown zone. */
export function currentMoment(timeZone: string): Moment {
  // Swedish writes a moment as the wire does, but for the T
  const text = new Date(now()).toLocaleString('sv', { timeZone });
  return text.replace(' ', 'T') as Moment;
}

/** Today's day in the time zone. */
export const today = (timeZone: string): Day => dayOf(currentMoment(timeZone));
