import type { Day } from './day.ts';

/** Availability of a day; `notOffered` means that the calendar has no entry for it. */
export type DayState = 'available' | 'few' | 'soldOut' | 'notOffered';

/**
 * Places offered if the number is unknown or unlimited: the back end decides about the order. Also keeps visitors from
 * accidental five-digit counts.
 */
export const PLENTY = 9999;

/** Available places per day; a missing day is not offered, 0 is sold out. */
export type DayCounts = Record<Day, number>;

/** First and last day on which something is held. */
export type Lifetime = { first: Day; last: Day };

/** Returns the availability for `remaining` places; `few` means below `fewBelow`. */
export function stateOf(remaining: number | undefined, fewBelow: number | undefined): DayState {
  if (remaining === undefined) return 'notOffered';
  if (remaining <= 0) return 'soldOut';
  return remaining < (fewBelow ?? 0) ? 'few' : 'available';
}

/** Returns the availability of every day in the calendar from today on. */
export function dayStates(
  counts: Readonly<DayCounts>,
  today: Day,
  fewBelow: number | undefined,
): Partial<Record<Day, DayState>> {
  return Object.fromEntries(
    (Object.entries(counts) as [Day, number][])
      .filter(([day]) => day >= today)
      .map(([day, remaining]) => [day, stateOf(remaining, fewBelow)]),
  );
}

/** Returns the first day from `from` on with available places. */
export const nextAvailableDay = (counts: Readonly<DayCounts>, from: Day): Day | undefined =>
  (Object.keys(counts) as Day[]).toSorted().find((day) => day >= from && counts[day]! > 0);
