import { dayOffer, eventCalendar, eventLifetime, eventList } from '../api/events.ts';
import { prefetch, send } from '../api/transport.ts';
import { shouldFetch } from '../async/asyncState.ts';
import { fetchOnce, refetch } from '../async/load.ts';
import type { Result } from '../async/result.ts';
import { nextAvailableDay } from '../calendar/availability.ts';
import { today as todayIn } from '../calendar/clock.ts';
import { isDay } from '../calendar/day.ts';
import { calendarRange, monthOf } from '../calendar/month.ts';
import { timezone } from '../config/store.ts';
import { parseRoute, queryOf } from '../routes/routes.ts';
import { inOrder } from './list.ts';
import { tickets } from './store.ts';
import type { MuseumEvent } from './types.ts';

async function eventsInOrder(): Promise<Result<MuseumEvent[]>> {
  const result = await send(eventList);
  return result.ok ? { ...result, value: inOrder(result.value) } : result;
}

/** Loads the museum's events, unless they are loaded; joins a running request. */
export const loadEvents = (): Promise<void> => fetchOnce(tickets, 'events', eventsInOrder);

/** Reloads the events, after an answer that failed or was incomplete. */
export const reloadEvents = (): Promise<void> => refetch(tickets, 'events', eventsInOrder);

/** Prefetches the data of a route while its code is loading, or when the visitor points at a link to it. */
export function prefetchRoute(href: string): void {
  const { name, params } = parseRoute(href) ?? {};
  if (name !== 'home' && name !== 'tickets' && name !== 'ticket') return;
  if (shouldFetch(tickets.events)) void prefetch(eventList);
  const id = params?.id;
  if (!id) return;
  const wanted = queryOf(href).get('date');
  const today = todayIn(timezone());
  const day = wanted && isDay(wanted) && wanted >= today ? wanted : undefined;
  if (shouldFetch(tickets.days[id]?.lifetime)) void prefetch(eventLifetime, id);
  const calendar = prefetch(eventCalendar, id, ...calendarRange(monthOf(day ?? today)));
  if (day) void prefetch(dayOffer, id, day);
  else {
    void calendar.then((counts) => {
      const next = counts.ok && nextAvailableDay(counts.value, today);
      if (next) void prefetch(dayOffer, id, next);
    });
  }
}
