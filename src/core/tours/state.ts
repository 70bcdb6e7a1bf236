import { type Failure, isRefused } from '../async/result.ts';
import type { DayCounts, Lifetime } from '../calendar/availability.ts';
import type { Day } from '../calendar/day.ts';
import { addMonths, type Month, monthOf } from '../calendar/month.ts';
import { isIncomplete, UNREAD, type Wait } from '../async/asyncState.ts';
import type { TourDetail } from './types.ts';

/** Whether a tour can be booked; each state but `open` has its own screen. */
export type TourState =
  | { is: 'loading' }
  /** The call failed; it can be retried. */
  | { is: 'failed'; failure: Failure }
  /** The back end does not know the tour, or its calendar (specification, section 8). */
  | { is: 'notFound' }
  /** The tour currently has no prices. */
  | { is: 'notBookable' }
  /** The tour has no days, or its last day has passed. */
  | { is: 'notAvailable' }
  /** The tour has days, but none with available places. */
  | { is: 'soldOut' }
  | { is: 'open' };

export type TourKnowledge = {
  detail: Wait<TourDetail>;
  lifetime: Wait<Lifetime>;
  months: Readonly<Record<Month, Wait<unknown>>>;
  counts: DayCounts;
};

/** Maximum number of months to search for a day with available places. */
const MOST_MONTHS = 12;

/** Returns the months from `from` on in which a tour may have a day, in order. */
export function monthsAhead({ first, last }: Lifetime, from: Day): Month[] {
  const start = monthOf(first > from ? first : from);
  return Array.from({ length: MOST_MONTHS }, (_, index) => addMonths(start, index)).filter(
    (month) => month <= monthOf(last),
  );
}

const failedState = (failure: Failure): TourState =>
  isRefused(failure) ? { is: 'notFound' } : { is: 'failed', failure };

const isPriced = ({ priceList, schedule }: TourDetail): boolean =>
  priceList.length > 0 || Object.values(schedule).some((entry) => entry.priceList.length > 0);

/** Returns whether a tour has days with available places, as far as is known. */
function stateOfDays({ lifetime, months, counts }: TourKnowledge, today: Day): TourState {
  if (lifetime.is === 'failed') {
    const state = failedState(lifetime.failure);
    return state.is === 'notFound' ? { is: 'notAvailable' } : state;
  }
  if (lifetime.is !== 'ready') return { is: 'loading' };
  const days = (Object.keys(counts) as Day[]).filter((day) => day >= today);
  if (days.some((day) => counts[day]! > 0)) return { is: 'open' };
  if (lifetime.value.last < today) return { is: 'notAvailable' };
  const waits = monthsAhead(lifetime.value, today).map((month) => months[month]);
  const failed = waits.find((wait) => wait?.is === 'failed');
  if (failed) return failedState(failed.failure);
  if (waits.some((wait) => wait?.is !== 'ready')) return { is: 'loading' };
  if (waits.some(isIncomplete)) return { is: 'failed', failure: UNREAD };
  return { is: days.length > 0 ? 'soldOut' : 'notAvailable' };
}

/** Returns whether a tour can be booked, as far as is known. */
export function stateOfTour(known: TourKnowledge, today: Day): TourState {
  const { detail } = known;
  if (detail.is === 'failed') return failedState(detail.failure);
  if (detail.is !== 'ready') return { is: 'loading' };
  if (isPriced(detail.value)) return stateOfDays(known, today);
  return isIncomplete(detail) ? { is: 'failed', failure: UNREAD } : { is: 'notBookable' };
}
