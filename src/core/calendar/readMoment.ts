import { momentAt } from './clock.ts';
import { isMoment, type Moment } from './moment.ts';

const FORM = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/** Normalises `Z`, `+02`, `+0200`, and `+02:00` for `Date.parse`. */
const plainOffset = (offset: string): string => {
  if (offset.toUpperCase() === 'Z') return 'Z';
  const digits = offset.slice(1).replace(':', '').padEnd(4, '0');
  return `${offset[0]}${digits.slice(0, 2)}:${digits.slice(2)}`;
};

/**
 * Parses `YYYY-MM-DD HH:mm[:ss[.000000]]`, with a space or a `T`. Converts a text with an offset or `Z` to the wall
 * clock of `timeZone`; returns `undefined` for any other format.
 */
export function readMoment(text: string, timeZone: string): Moment | undefined {
  const [, day, time, seconds = '00', offset] = FORM.exec(text.trim()) ?? [];
  const moment = `${day}T${time}:${seconds}`;
  if (!isMoment(moment)) return undefined;
  if (!offset) return moment;
  const instantMs = Date.parse(moment + plainOffset(offset));
  return Number.isFinite(instantMs) ? momentAt(instantMs, timeZone) : undefined;
}
