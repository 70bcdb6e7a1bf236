import { isDay } from './day.ts';
import type { Day } from './day.ts';

/** A moment on the museum's wall clock, `YYYY-MM-DDTHH:mm:ss`, without an offset; shown as it stands wherever the visitor is. */
export type Moment = string & { readonly unit: 'moment' };

const TIME = /^T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** Whether the text is a moment of a day that exists. */
export const isMoment = (text: string): text is Moment =>
  isDay(text.slice(0, 10)) && TIME.test(text.slice(10));

/** The day of a moment. */
export const dayOf = (moment: Moment): Day => moment.slice(0, 10) as Day;

/** The time of a moment, `HH:mm`. */
export const timeOf = (moment: Moment): string => moment.slice(11, 16);

/** The moment at a time (`HH:mm`) of a day. */
export const momentOf = (day: Day, time: string): Moment => `${day}T${time}:00` as Moment;

/** Whether a moment stands for its whole day: the wire has no other way to say so (contract, "Events and tickets"). */
export const isWholeDay = (moment: Moment): boolean => moment.endsWith('T00:00:00');
