import type { Day } from './day.ts';
import { dayOf, isWholeDay, type Moment, timeOf } from './moment.ts';

/** Dates of an event or a tour, as far as they are known. */
export type NextDates = {
  /** Next moment with available places. */
  next?: Moment | undefined;
  /** First day with available places, if all days before it are sold out; `null` if all days are. */
  sold_out_until?: Day | null | undefined;
  is_daily?: boolean | undefined;
};

/** Date or availability for a card. */
export type NextDate =
  | { is: 'soldOut' | 'daily' | 'today' }
  | { is: 'todayFrom'; time: string }
  | { is: 'soldOutUntil' | 'later'; day: Day };

/** Returns the date or availability for a card; `undefined` if unknown, or if it has passed since the answer. */
export function nextDateOf(dates: NextDates, now: Moment): NextDate | undefined {
  const { next, sold_out_until: until, is_daily } = dates;
  const today = dayOf(now);
  if (until === null) return { is: 'soldOut' };
  if (until && until > today) return { is: 'soldOutUntil', day: until };
  const day = next && dayOf(next);
  const isToday = day === today && isWholeDay(next!);
  if (day === today && !isToday && next! > now) return { is: 'todayFrom', time: timeOf(next!) };
  if (is_daily) return { is: 'daily' };
  if (isToday) return { is: 'today' };
  return day && day > today ? { is: 'later', day } : undefined;
}
