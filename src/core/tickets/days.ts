import { ref } from 'valtio/vanilla';
import { fetchCalendar, fetchDayOffer, fetchLifetime } from '../api/events.ts';
import type { Day } from '../calendar/day.ts';
import { addMonths, calendarRange, type Month, monthOf } from '../calendar/month.ts';
import { once, renew } from '../renew.ts';
import { isNeeded, loading } from '../wait.ts';
import { type EventDays, tickets } from './store.ts';

/** What is known of an event's days. */
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

/** Loads the first and last day of an event, unless they are there or on their way. */
export const loadLifetime = (eventId: string): Promise<void> =>
  once(daysOf(eventId), 'lifetime', () => fetchLifetime(eventId));

/**
 * Loads a month of an event's calendar together with the month after it (specification, section 4, Events). A month
 * that is shown again is asked for again: availability is never kept.
 */
export async function loadMonth(eventId: string, month: Month): Promise<void> {
  const days = daysOf(eventId);
  const { months, answered } = days;
  if (months[month]?.is === 'loading') return;
  const request = (days.asked += 1);
  const wanted = [month, addMonths(month, 1)];
  for (const each of wanted) if (isNeeded(months[each])) months[each] = loading;
  const result = await fetchCalendar(eventId, ...calendarRange(month));
  if (!result.ok) {
    // an older answer that is still good is better than none
    const failed = { is: 'failed', failure: result.failure } as const;
    for (const each of wanted) if (months[each]?.is !== 'ready') months[each] = failed;
    return;
  }
  const { leftOut } = result;
  // a late answer never replaces one that was asked for after it
  const news = wanted.filter((each) => (answered[each] ?? 0) < request);
  for (const each of news) {
    months[each] = { is: 'ready', value: null, ...(leftOut && { leftOut }) };
    answered[each] = request;
  }
  const isNews = ([day]: [string, number]): boolean => news.includes(monthOf(day as Day));
  // at once: whoever looks at the days would else look again for each of them
  days.counts = ref(
    Object.fromEntries([
      ...Object.entries(days.counts).filter((entry) => !isNews(entry)),
      ...Object.entries(result.value).filter(isNews),
    ]),
  );
}

/** Loads what an event offers on a day, anew each time; what was known of the day is shown until then. */
export const loadDay = (eventId: string, day: Day): Promise<void> =>
  renew(daysOf(eventId).offers, day, () => fetchDayOffer(eventId, day));
