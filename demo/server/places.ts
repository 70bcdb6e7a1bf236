import type { CatalogueEvent } from '../museum/catalogue/types.ts';
import { addDays, dayOf, isDay } from './clock.ts';
import type { Day, Moment } from './clock.ts';
import type { Shop } from './shop.ts';
import { timetableOf } from './timetable.ts';

/** Places left of a time slot, over all ticket types together. */
export type SlotLeft = { datetime: Moment; left: number };

/**
 * Places taken by slot, in orders and in holds that are alive. A hold past its moment simply no longer counts, so no timer has
 * to clear it away; one that is being captured counts until that is settled.
 */
const takenPlaces = (shop: Shop, eventId: string, from: Day, to: Day): Map<Moment, number> => {
  const rows = shop.database.all<{ datetime: Moment; taken: number }>(
    `SELECT datetime, SUM(count) AS taken FROM places JOIN payments USING (cart_id)
      WHERE event_id = ? AND datetime >= ? AND datetime < ?
        AND (status IN ('ordered', 'capturing') OR (status IN ('held', 'authorised') AND expires_ms > ?))
      GROUP BY datetime`,
    [eventId, from, addDays(to, 1), shop.now().getTime()],
  );
  return new Map(rows.map(({ datetime, taken }) => [datetime, taken]));
};

/** The slots still to come of every open day in the range; a day whose slots have all begun is left out. */
export const slotsLeft = (
  shop: Shop,
  event: CatalogueEvent,
  from: Day,
  to: Day,
): Map<Day, SlotLeft[]> => {
  const now = shop.moment();
  const timetable = timetableOf(event, dayOf(now));
  const taken = takenPlaces(shop, event.id, from, to);
  const byDay = timetable.days(from, to).map((day): [Day, SlotLeft[]] => [
    day,
    timetable
      .slots(day)
      .filter(({ datetime }) => datetime > now)
      .map(({ datetime, places }) => ({
        datetime,
        left: Math.max(0, places - (taken.get(datetime) ?? 0)),
      })),
  ]);
  return new Map(byDay.filter(([, slots]) => slots.length > 0));
};

/** Places left of one slot, or undefined where the event has no such slot or it has begun. */
export const placesLeft = (
  shop: Shop,
  event: CatalogueEvent,
  datetime: Moment,
): number | undefined => {
  const day = dayOf(datetime);
  if (!isDay(day)) return undefined;
  const slots = slotsLeft(shop, event, day, day).get(day);
  return slots?.find((slot) => slot.datetime === datetime)?.left;
};
