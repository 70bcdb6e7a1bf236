import { isDay } from './day.ts';
import type { Day } from './day.ts';

/** Time on the museum's wall clock, `YYYY-MM-DDTHH:mm:ss`; never converted to the visitor's time zone. */
export type Moment = string & { readonly unit: 'moment' };

const TIME = /^T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** Returns whether the text is a moment on an existing day. */
export const isMoment = (text: string): text is Moment =>
  isDay(text.slice(0, 10)) && TIME.test(text.slice(10));

export const dayOf = (moment: Moment): Day => moment.slice(0, 10) as Day;

/** Returns the time of a moment, `HH:mm`. */
export const timeOf = (moment: Moment): string => moment.slice(11, 16);

/** Returns the moment at a time (`HH:mm`) of a day. */
export const momentOf = (day: Day, time: string): Moment => `${day}T${time}:00` as Moment;

/** Returns whether a moment means the whole day: the API uses midnight for that (contract, "Events and tickets"). */
export const isWholeDay = (moment: Moment): boolean => moment.endsWith('T00:00:00');

/** Returns whether a moment has not passed; a whole day has not until it ends. */
export const isToCome = (moment: Moment, now: Moment): boolean =>
  isWholeDay(moment) ? dayOf(moment) >= dayOf(now) : moment > now;
