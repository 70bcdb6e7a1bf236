import {
  tourCalendar,
  tourDetail,
  tourLifetime,
  tourSoldOutDays,
  tourSoldOutTimes,
} from '../api/tours.ts';
import { send } from '../api/transport.ts';
import { isIncomplete, type AsyncState } from '../async/asyncState.ts';
import { fetchOnce, refetch } from '../async/load.ts';
import type { DayCounts } from '../calendar/availability.ts';
import { currentMoment } from '../calendar/clock.ts';
import type { Day } from '../calendar/day.ts';
import { dayOf, type Moment } from '../calendar/moment.ts';
import { firstDay, lastDay, type Month, monthOf } from '../calendar/month.ts';
import type { CartLine } from '../cart/types.ts';
import { timezone } from '../config/store.ts';
import { dayCounts, type TimeChoice, timesOf } from './availability.ts';
import { monthsAhead } from './rules.ts';
import { NOTHING_KNOWN, type TourKnown, tours } from './store.ts';
import type { Booking, Departure, TourCalendar } from './types.ts';

/** Returns the stored data about a tour; creates it if needed. */
export function knownOf(tourId: string): TourKnown {
  tours.known[tourId] ??= structuredClone(NOTHING_KNOWN);
  return tours.known[tourId];
}

/** Loads a tour and its first and last day, unless they are loaded or loading. Reloads an incomplete answer. */
export async function loadTour(tourId: string): Promise<void> {
  const known = knownOf(tourId);
  await Promise.all([
    (isIncomplete(known.detail) ? refetch : fetchOnce)(known, 'detail', () =>
      send(tourDetail, tourId),
    ),
    fetchOnce(known, 'lifetime', () => send(tourLifetime, tourId)),
  ]);
}

/** Loads a month of a tour's calendar. Always fetches, because availability must not be cached. */
export async function loadTourMonth(tourId: string, month: Month): Promise<void> {
  const { months, soldOutDays } = knownOf(tourId);
  const [from, to] = [firstDay(month), lastDay(month)];
  const soldOut = send(tourSoldOutDays, tourId, from, to);
  await refetch(months, month, () => send(tourCalendar, tourId, from, to));
  const result = await soldOut;
  if (result.ok) soldOutDays[month] = result.value;
}

/** Reloads the offer of a tour on a day. */
export async function loadTourDay(tourId: string, day: Day): Promise<void> {
  const { days, soldOutTimes } = knownOf(tourId);
  const soldOut = send(tourSoldOutTimes, tourId, day);
  await refetch(days, day, () => send(tourDetail, tourId, day));
  const result = await soldOut;
  if (result.ok) soldOutTimes[day] = result.value;
}

export async function reloadTourDay(tourId: string, day: Day): Promise<void> {
  await Promise.all([loadTourDay(tourId, day), loadTourMonth(tourId, monthOf(day))]);
}

const slotsOf = ({ months }: TourKnown, day: Day): TourCalendar[Day] | undefined => {
  const month = months[monthOf(day)];
  return month?.is === 'ready' ? month.value[day] : undefined;
};

/**
 * Returns the future times of a day, with the remaining places besides those in the cart; none until the month is loaded.
 */
export const timesOn = (
  tourId: string,
  day: Day,
  known: TourKnown,
  around: { lines: readonly CartLine[]; now: Moment },
): TimeChoice[] =>
  timesOf(
    tourId,
    day,
    { slots: slotsOf(known, day), soldOutTimes: known.soldOutTimes[day] ?? [] },
    around,
  );

/** Returns the tour at the time of a booking; `undefined` if that is not chosen or not loaded. */
export function departureOf(
  known: TourKnown,
  { date, time }: Pick<Booking, 'date' | 'time'>,
  lines: readonly CartLine[],
): Departure | undefined {
  if (!date || !time) return undefined;
  const detail = known.days[date];
  if (detail?.is !== 'ready') return undefined;
  const slot = slotsOf(known, date)?.[time];
  const isSoldOut = known.soldOutTimes[date]?.includes(time) ?? false;
  return {
    tour: detail.value,
    date,
    time,
    slot: slot && { ...slot, soldout: slot.soldout || isSoldOut },
    lines,
  };
}

/** Returns the available places of all loaded days of a tour. */
export function countsOf({ months, soldOutDays }: TourKnown, now: Moment): DayCounts {
  return Object.assign(
    {},
    ...(Object.entries(months) as [Month, AsyncState<TourCalendar>][]).map(([month, state]) =>
      state.is === 'ready' ? dayCounts(state.value, soldOutDays[month] ?? [], now) : {},
    ),
  ) as DayCounts;
}

/**
 * Loads month after month from `from` on, until a day with available places is found. Does nothing before the tour's
 * first and last day are loaded.
 */
export async function seekDay(tourId: string, from: Day): Promise<void> {
  const known = knownOf(tourId);
  if (known.lifetime.is !== 'ready') return;
  const isFound = (): boolean => {
    const now = currentMoment(timezone());
    const counts = Object.entries(countsOf(known, now)) as [Day, number][];
    return counts.some(([day, remaining]) => day >= from && day >= dayOf(now) && remaining > 0);
  };
  for (const month of monthsAhead(known.lifetime.value, from)) {
    const state = known.months[month];
    if (state?.is !== 'ready' || isIncomplete(state)) await loadTourMonth(tourId, month);
    if (isFound() || known.months[month]?.is === 'failed') return;
  }
}
