import { dayFromAddress, daysBetween } from './clock.ts';
import type { Day } from './clock.ts';

/** Longest range that one call may ask for. */
export const MAX_RANGE_DAYS = 400;

/** Parses `20270301;20270331` into two days. Returns undefined if it is not a range or is too long. */
export const rangeFromAddress = (text: string): { from: Day; to: Day } | undefined => {
  const [from, to, ...rest] = text.split(';').map(dayFromAddress);
  const isRange = from && to && from <= to && daysBetween(from, to) <= MAX_RANGE_DAYS;
  return isRange && rest.length === 0 ? { from, to } : undefined;
};
