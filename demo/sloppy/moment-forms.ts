import { wallClock } from '../server/clock.ts';
import type { Leniency } from './leniencies.ts';

const PLAIN = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d)$/;

const clocks = new Map<string, ReturnType<typeof wallClock>>();

function clockIn(zone: string): ReturnType<typeof wallClock> {
  const clock = clocks.get(zone) ?? wallClock(zone);
  clocks.set(zone, clock);
  return clock;
}

const asUtc = (moment: string): number => Date.parse(`${moment}Z`);

/** Returns the offset of a moment in minutes; `undefined` if the clock never shows this moment. */
function offsetOf(moment: string, zone: string): number | undefined {
  const clock = clockIn(zone);
  const offsetMs = asUtc(clock(new Date(asUtc(moment)))) - asUtc(moment);
  const isRight = clock(new Date(asUtc(moment) - offsetMs)) === moment;
  return isRight ? offsetMs / 60_000 : undefined;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const hours = `${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
  return `${minutes < 0 ? '-' : '+'}${hours}`;
}

function withOffset(moment: string, zone: string): string[] {
  const minutes = offsetOf(moment, zone);
  if (minutes === undefined) return [];
  const utc = new Date(asUtc(moment) - minutes * 60_000).toISOString().replace('.000Z', 'Z');
  return [`${moment}${offsetText(minutes)}`, utc];
}

/** Returns the other forms of a moment on the wall clock of a time zone; none if it is not in the plain form. */
export function momentForms(moment: unknown, zone: string): [Leniency, string][] {
  const [, day, minute, seconds] = (typeof moment === 'string' && PLAIN.exec(moment)) || [];
  if (typeof moment !== 'string' || !day || !minute || !seconds) return [];
  const withoutSeconds: [Leniency, string][] =
    seconds === ':00'
      ? [
          ['moment without seconds', `${day}T${minute}`],
          ['moment without seconds', `${day} ${minute}`],
        ]
      : [];
  return [
    ['moment with space', `${day} ${minute}${seconds}`],
    ...withoutSeconds,
    ['moment with microseconds', `${day} ${minute}${seconds}.000000`],
    ...withOffset(moment, zone).map((text): [Leniency, string] => ['moment with offset', text]),
  ];
}

const FORM = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(?:\.0+)?(Z|[+-]\d\d:\d\d)?$/;

/** Returns the plain form of a moment in any of these forms; other values as they are. */
export function plainMoment(value: unknown, zone: string): unknown {
  const [, day, minute, seconds = ':00', offset] =
    (typeof value === 'string' && FORM.exec(value)) || [];
  if (!day) return value;
  const moment = `${day}T${minute}${seconds}`;
  return offset ? clockIn(zone)(new Date(moment + offset)) : moment;
}
