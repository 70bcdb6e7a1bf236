import type { Day } from './day.ts';

/** What a day offers: places enough, few of them, none any more, or no entry at all. */
export type DayState = 'available' | 'few' | 'soldOut' | 'notOffered';

/** Places left on each day; a missing day is not offered, 0 is sold out. */
export type DayCounts = Record<Day, number>;

/** The first and the last day on which something is held. */
export type Lifetime = { first: Day; last: Day };

/** What a number of places means: none, few (below the shop's limit), or enough. */
export function stateOf(left: number | undefined, fewBelow: number | undefined): DayState {
  if (left === undefined) return 'notOffered';
  if (left <= 0) return 'soldOut';
  return left < (fewBelow ?? 0) ? 'few' : 'available';
}

/** The state of every day that the calendar knows; days before today are not offered. */
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

/** The first day from `from` on that has places. */
export const nextAvailableDay = (counts: Readonly<DayCounts>, from: Day): Day | undefined =>
  (Object.keys(counts) as Day[]).toSorted().find((day) => day >= from && counts[day]! > 0);
