import { tourCalendar } from '../api/tours.ts';
import { send } from '../api/transport.ts';
import type { Offered } from '../calendar/datesInCalendar.ts';
import type { Day } from '../calendar/day.ts';
import { momentOf } from '../calendar/moment.ts';
import type { TourCalendar } from './types.ts';

/**
 * Requests a tour's calendar from a day to another, both included; nothing unless all of it can be
 * read, because a day that is left out would seem sold out.
 */
export async function offeredTimes(tourId: string, from: Day, to: Day): Promise<Offered[]> {
  const result = await send(tourCalendar, tourId, from, to);
  const days = Object.entries(result.ok && !result.leftOut ? result.value : {}) as [
    Day,
    TourCalendar[Day],
  ][];
  return days.flatMap(([day, slots]) =>
    Object.entries(slots).map(([time, { tickets, soldout }]) => ({
      moment: momentOf(day, time),
      places: soldout ? 0 : tickets,
    })),
  );
}
