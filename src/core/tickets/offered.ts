import { eventCalendar } from '../api/events.ts';
import { send } from '../api/transport.ts';
import type { Offered } from '../calendar/datesInCalendar.ts';
import type { Day } from '../calendar/day.ts';
import { momentOf } from '../calendar/moment.ts';

/** Requests an event's calendar from a day to another, both included; nothing if it cannot be loaded. */
export async function offeredDays(eventId: string, from: Day, to: Day): Promise<Offered[]> {
  const result = await send(eventCalendar, eventId, from, to);
  const days = Object.entries(result.ok ? result.value : {}) as [Day, number][];
  return days.map(([day, places]) => ({ moment: momentOf(day, '00:00'), places }));
}
