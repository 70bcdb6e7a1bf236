import { type Failure, isRefused } from '../api/errors.ts';
import type { DayCounts, Lifetime } from '../calendar/availability.ts';
import type { Day } from '../calendar/day.ts';
import { addMonths, type Month, monthOf } from '../calendar/month.ts';
import { isIncomplete, UNREAD, type Wait } from '../wait.ts';
import type { TourDetail } from './types.ts';

/** Whether a tour can be booked; each that is not open has a screen of its own. */
export type TourState =
  | { is: 'loading' }
  /** There was no answer: it may be asked for again. */
  | { is: 'failed'; failure: Failure }
  /** The server does not know the tour, or not its calendar (specification, section 8). */
  | { is: 'notFound' }
  /** It is sold at no price at present. */
  | { is: 'notBookable' }
  /** It has no days, or the last of them has passed. */
  | { is: 'notAvailable' }
  /** It has days, and none with places. */
  | { is: 'soldOut' }
  | { is: 'open' };

/** What is known of a tour. */
export type TourKnowledge = {
  detail: Wait<TourDetail>;
  lifetime: Wait<Lifetime>;
  months: Readonly<Record<Month, Wait<unknown>>>;
  counts: DayCounts;
};

/** Nobody looks further ahead than this for a day with places. */
const MOST_MONTHS = 12;

/** The months in which a tour may have a day from `from` on, first to last. */
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

/** Whether a tour has days with places, as far as is known. */
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

/** Whether a tour can be booked, as far as is known. */
export function stateOfTour(known: TourKnowledge, today: Day): TourState {
  const { detail } = known;
  if (detail.is === 'failed') return failedState(detail.failure);
  if (detail.is !== 'ready') return { is: 'loading' };
  if (isPriced(detail.value)) return stateOfDays(known, today);
  return isIncomplete(detail) ? { is: 'failed', failure: UNREAD } : { is: 'notBookable' };
}
