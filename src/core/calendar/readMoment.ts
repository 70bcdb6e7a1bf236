import { momentAt } from './clock.ts';
import { isMoment, type Moment } from './moment.ts';

const FORM = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/** `Z`, `+02`, `+0200` and `+02:00` as `Date.parse` takes them. */
const plainOffset = (offset: string): string => {
  if (offset.toUpperCase() === 'Z') return 'Z';
  const digits = offset.slice(1).replace(':', '').padEnd(4, '0');
  return `${offset[0]}${digits.slice(0, 2)}:${digits.slice(2)}`;
};

/**
 * Returns the moment that a back end's text means: `YYYY-MM-DD HH:mm[:ss[.000000]]` with a space or a `T`. Without an offset
 * it is a wall clock; with one, or with `Z`, it is converted to the wall clock of the time zone. Undefined for anything else.
 */
export function readMoment(text: string, timeZone: string): Moment | undefined {
  const [, day, time, seconds = '00', offset] = FORM.exec(text.trim()) ?? [];
  const moment = `${day}T${time}:${seconds}`;
  if (!isMoment(moment)) return undefined;
  if (!offset) return moment;
  const instantMs = Date.parse(moment + plainOffset(offset));
  return Number.isFinite(instantMs) ? momentAt(instantMs, timeZone) : undefined;
}
