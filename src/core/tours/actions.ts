import {
  tourCalendar,
  tourCategories,
  tourDetail,
  tourLifetime,
  tourList,
  tourOverview,
} from '../api/tours.ts';
import { prefetch, send } from '../api/transport.ts';
import { shouldFetch, loading, fromResult } from '../async/asyncState.ts';
import { fetchOnce, refetch } from '../async/load.ts';
import { today as todayIn } from '../calendar/clock.ts';
import { addDays, type Day, isDay } from '../calendar/day.ts';
import { firstDay, lastDay, monthOf } from '../calendar/month.ts';
import { timezone } from '../config/store.ts';
import { parseRoute, queryOf } from '../routes/routes.ts';
import { NEXT_DAYS } from './list.ts';
import { tours } from './store.ts';

/** Loads the museum's tours, unless they are loaded; joins a running request. */
export const loadTourList = (): Promise<void> => fetchOnce(tours, 'list', () => send(tourList));

/** Loads the museum's tours and their categories, unless they are loaded or loading. */
export async function loadTours(): Promise<void> {
  await Promise.all([loadTourList(), fetchOnce(tours, 'categories', () => send(tourCategories))]);
}

/** Reloads the tours, after an answer that failed or was incomplete. */
export const reloadTours = async (): Promise<void> => {
  await Promise.all([
    refetch(tours, 'list', () => send(tourList)),
    fetchOnce(tours, 'categories', () => send(tourCategories)),
  ]);
};

/** Loads the ids of the tours held on a day and on the `lookahead` days after it. */
async function loadOverview(from: Day, lookahead: number): Promise<void> {
  const days = Array.from({ length: lookahead + 1 }, (_, index) => addDays(from, index));
  for (const day of days) if (shouldFetch(tours.overview[day])) tours.overview[day] = loading;
  const result = await send(tourOverview, from, lookahead);
  for (const day of days) {
    if (result.ok) tours.overview[day] = { is: 'ready', value: result.value[day] ?? [] };
    else if (tours.overview[day]?.is !== 'ready') tours.overview[day] = fromResult(result);
  }
}

/** Loads the ids of the tours held today and on the next four days. */
export const loadNextDays = (today: Day): Promise<void> =>
  loadOverview(today, NEXT_DAYS.length - 1);

/** Loads the ids of the tours held on a day, unless they are loaded or loading. */
export async function loadToursOf(day: Day): Promise<void> {
  if (shouldFetch(tours.overview[day])) await loadOverview(day, 0);
}

/** Prefetches the data of a route while its code is loading, or when the visitor points at a link to it. */
export function prefetchRoute(href: string): void {
  const { name, params } = parseRoute(href) ?? {};
  const today = todayIn(timezone());
  if (name === 'guidedTours') {
    if (!shouldFetch(tours.list)) return;
    void prefetch(tourList);
    void prefetch(tourCategories);
    void prefetch(tourOverview, today, NEXT_DAYS.length - 1);
  }
  const id = params?.id;
  if (name !== 'guidedTour' || !id) return;
  const wanted = queryOf(href).get('date');
  const day = wanted && isDay(wanted) && wanted >= today ? wanted : undefined;
  const month = monthOf(day ?? today);
  const known = tours.known[id];
  if (shouldFetch(known?.detail)) void prefetch(tourDetail, id);
  if (shouldFetch(known?.lifetime)) void prefetch(tourLifetime, id);
  void prefetch(tourCalendar, id, firstDay(month), lastDay(month));
  if (day) void prefetch(tourDetail, id, day);
}
