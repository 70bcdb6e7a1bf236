import { eventCalendar } from '../api/events.ts';
import { send } from '../api/transport.ts';
import type { Offered } from '../calendar/datesInCalendar.ts';
import type { Day } from '../calendar/day.ts';
import { momentOf } from '../calendar/moment.ts';

/**
 * Requests an event's calendar from a day to another, both included; nothing unless all of it can be
 * read, because a day that is left out would seem sold out.
 */
export async function offeredDays(eventId: string, from: Day, to: Day): Promise<Offered[]> {
  const result = await send(eventCalendar, eventId, from, to);
  const days = Object.entries(result.ok && !result.leftOut ? result.value : {}) as [Day, number][];
  return days.map(([day, places]) => ({ moment: momentOf(day, '00:00'), places }));
}
