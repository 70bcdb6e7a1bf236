import type { Day } from './clock.ts';

/**
 * Keeps the last result of a function for each item. Every visitor asks for the lists, but timetables change only with the day.
 */
export const oncePerDay = <Item extends object, Result>(
  compute: (item: Item, today: Day) => Result,
): ((item: Item, today: Day) => Result) => {
  const known = new WeakMap<Item, { today: Day; result: Result }>();
  return (item, today) => {
    const last = known.get(item);
    if (last?.today === today) return last.result;
    const result = compute(item, today);
    known.set(item, { today, result });
    return result;
  };
};
