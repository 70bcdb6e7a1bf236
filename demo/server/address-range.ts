import { dayFromAddress, daysBetween } from './clock.ts';
import type { Day } from './clock.ts';

/** The longest range that is looked at in one call. */
export const MAX_RANGE_DAYS = 400;

/** `20270301;20270331` → its two days; undefined where it is no range, or an endless one. */
export const rangeFromAddress = (text: string): { from: Day; to: Day } | undefined => {
  const [from, to, ...rest] = text.split(';').map(dayFromAddress);
  const isRange = from && to && from <= to && daysBetween(from, to) <= MAX_RANGE_DAYS;
  return isRange && rest.length === 0 ? { from, to } : undefined;
};
