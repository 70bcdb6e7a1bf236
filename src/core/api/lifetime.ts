import * as v from 'valibot';
import type { Lifetime } from '../calendar/availability.ts';
import { museumClock, today } from '../calendar/clock.ts';
import { addDays } from '../calendar/day.ts';
import { day } from './primitives.ts';

/** Days of an offer whose first and last day are unknown: any of the coming year. */
export function comingYear(): Lifetime {
  const first = today(museumClock.timeZone);
  return { first, last: addDays(first, 366) };
}

export const lifetime: v.GenericSchema<unknown, Lifetime> = v.object({ first: day, last: day });
