import { proxy } from 'valtio/vanilla';
import { shared } from '../page/shared.ts';
import type { Day } from './day.ts';
import { dayOf } from './moment.ts';
import type { Moment } from './moment.ts';

let testClock: (() => number) | undefined;

/** Sets the clock of the device for a test; without an argument, the system clock is used again. */
export function setClock(read?: () => number): void {
  testClock = read;
}

export type ClockState = {
  /** The museum's time minus that of the device, in milliseconds; 0 until the back end has sent another time. */
  offsetMs: number;
};

export const clock = shared('clock', () => proxy<ClockState>({ offsetMs: 0 }));

/**
 * Returns the time of the device in milliseconds since 1970 (UTC): for durations and for what later pages read, which
 * may not know the museum's time yet.
 */
export const deviceNow = (): number => (testClock ?? Date.now)();

/** Returns the museum's time in milliseconds since 1970 (UTC): the device's time, corrected by the back end's. */
export const now = (): number => deviceNow() + clock.offsetMs;

/** Differences up to this one are ignored: an answer that was requested early is read up to a minute later. */
const IGNORED_MS = 90_000;

/**
 * Sets the museum's time to that of an answer, in milliseconds since 1970; NaN is ignored. An answer that may come from
 * a cache can only be too old, so it never sets the time back.
 */
export function correctClock(dateMs: number, isUncached: boolean): void {
  const lateMs = dateMs - now();
  if (lateMs > IGNORED_MS || (isUncached && lateMs < -IGNORED_MS)) clock.offsetMs += lateMs;
}

const NUMBERS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

const formats: Record<string, Intl.DateTimeFormat> = {};

/** Returns a formatter for `YYYY-MM-DD HH:mm:ss` (the `sv` locale); cached because constructing one is slow. */
const formatIn = (timeZone: string): Intl.DateTimeFormat =>
  (formats[timeZone] ??= new Intl.DateTimeFormat('sv', { timeZone, ...NUMBERS }));

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
