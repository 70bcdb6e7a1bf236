import type { Day } from './day.ts';

/** Availability of a day; `notOffered` means that the calendar has no entry for it. */
export type DayState = 'available' | 'few' | 'soldOut' | 'notOffered';

/** Available places per day; a missing day is not offered, 0 is sold out. */
export type DayCounts = Record<Day, number>;

/** First and last day on which something is held. */
export type Lifetime = { first: Day; last: Day };

/** Returns the availability for `left` places; `few` means below `fewBelow`. */
export function stateOf(left: number | undefined, fewBelow: number | undefined): DayState {
  if (left === undefined) return 'notOffered';
  if (left <= 0) return 'soldOut';
  return left < (fewBelow ?? 0) ? 'few' : 'available';
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
      .map(([day, left]) => [day, stateOf(left, fewBelow)]),
  );
}

/** Returns the first day from `from` on with available places. */
export const nextAvailableDay = (counts: Readonly<DayCounts>, from: Day): Day | undefined =>
  (Object.keys(counts) as Day[]).toSorted().find((day) => day >= from && counts[day]! > 0);
