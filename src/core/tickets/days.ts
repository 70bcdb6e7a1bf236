import { ref } from 'valtio/vanilla';
import { dayOffer, eventCalendar, eventLifetime } from '../api/events.ts';
import { send } from '../api/transport.ts';
import { shouldFetch, loading } from '../async/asyncState.ts';
import { fetchOnce, refetch } from '../async/load.ts';
import type { Day } from '../calendar/day.ts';
import type { Moment } from '../calendar/moment.ts';
import { addMonths, calendarRange, type Month, monthOf } from '../calendar/month.ts';
import { ticketsOf, timesOf } from './availability.ts';
import { upcoming } from './rules.ts';
import { type EventDays, tickets } from './store.ts';
import type { DayOffer, Visit } from './types.ts';

/** Returns the stored data about an event's days; creates it if needed. */
export function daysOf(eventId: string): EventDays {
  tickets.days[eventId] ??= {
    lifetime: { is: 'idle' },
    counts: {},
    months: {},
    asked: 0,
    answered: {},
    offers: {},
  };
  return tickets.days[eventId];
}

export const loadLifetime = (eventId: string): Promise<void> =>
  fetchOnce(daysOf(eventId), 'lifetime', () => send(eventLifetime, eventId));

/**
 * Loads a month of the calendar and the month after it (specification, section 4, Events). Always fetches, because
 * availability must not be cached.
 */
export async function loadMonth(eventId: string, month: Month): Promise<void> {
  const days = daysOf(eventId);
  const { months, answered } = days;
  if (months[month]?.is === 'loading') return;
  const request = (days.asked += 1);
  const wanted = [month, addMonths(month, 1)];
  for (const each of wanted) if (shouldFetch(months[each])) months[each] = loading;
  const result = await send(eventCalendar, eventId, ...calendarRange(month));
  if (!result.ok) {
    // an older answer is better than none
    const failed = { is: 'failed', error: result.error } as const;
    for (const each of wanted) if (months[each]?.is !== 'ready') months[each] = failed;
    return;
  }
  const { leftOut } = result;
  // a late answer must not replace that of a newer request
  const news = wanted.filter((each) => (answered[each] ?? 0) < request);
  for (const each of news) {
    months[each] = { is: 'ready', value: null, ...(leftOut && { leftOut }) };
    answered[each] = request;
  }
  const isNews = ([day]: [string, number]): boolean => news.includes(monthOf(day as Day));
  // one assignment, so that subscribers are notified once instead of once per day
  days.counts = ref(
    Object.fromEntries([
      ...Object.entries(days.counts).filter((entry) => !isNews(entry)),
      ...Object.entries(result.value).filter(isNews),
    ]),
  );
}

/** Reloads the offer of an event on a day; the old one remains in the meantime. */
export const loadDay = (eventId: string, day: Day): Promise<void> =>
  refetch(daysOf(eventId).offers, day, () => send(dayOffer, eventId, day));

/** Returns whether nothing of a day's offer can be bought any more: no day tickets, and no coming time with places. */
export function isOfferGone(eventId: string, day: Day, offer: DayOffer, now: Moment): boolean {
  const visit: Visit = { eventId, day, offer, lines: [] };
  const times = upcoming(timesOf(visit), now);
  return ticketsOf(visit).length === 0 && times.every(({ isSoldOut }) => isSoldOut);
}
