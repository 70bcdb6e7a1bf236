import { isToCome, type Moment } from './moment.ts';
import type { NextDates } from './nextDate.ts';

/**
 * Returns the items whose next date is known and to come, the soonest first, at most `count`. Items of every day are
 * left out, because they would leave no space for the others.
 */
export const soonest = <T extends NextDates>(
  items: readonly T[],
  now: Moment,
  count: number,
): (T & { next: Moment })[] =>
  items
    .filter((item): item is T & { next: Moment } => item.next !== undefined && !item.is_daily)
    .filter(({ next }) => isToCome(next, now))
    .toSorted((one, other) => one.next.localeCompare(other.next))
    .slice(0, count);
