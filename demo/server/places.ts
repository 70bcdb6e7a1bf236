import type { CatalogueEvent } from '../museum/catalogue/types.ts';
import { addDays, dayOf, isDay } from './clock.ts';
import type { Day, Moment } from './clock.ts';
import type { Shop } from './shop.ts';
import { isToCome, timetableOf } from './timetable.ts';
import type { Pool } from './timetable.ts';

/** Places left of a slot, of a day or of an entry. */
export type PoolLeft = Pool & { until?: Moment; left: number };

const keyOf = ({ mode, ticketId, datetime }: Pool): string => `${mode} ${datetime} ${ticketId}`;

/**
 * Which payments take places, asked with the instant of now: orders, and holds that are alive. A hold past its moment simply no
 * longer counts, so no timer has to clear it away; one that is being captured counts until that is settled.
 */
export const TAKES_PLACES =
  "(status IN ('ordered', 'capturing') OR (status IN ('held', 'authorised') AND expires_ms > ?))";

/** Places taken by pool. */
const takenPlaces = (shop: Shop, eventId: string, from: Day, to: Day): Map<string, number> => {
  const rows = shop.database.all<Pool & { taken: number }>(
    `SELECT mode, ticket_id AS ticketId, datetime, SUM(count) AS taken
      FROM places JOIN payments USING (cart_id)
      WHERE event_id = ? AND datetime >= ? AND datetime < ?
        AND ${TAKES_PLACES}
      GROUP BY mode, ticket_id, datetime`,
    [eventId, from, addDays(to, 1), shop.now().getTime()],
  );
  return new Map(rows.map((row) => [keyOf(row), row.taken]));
};

/** What is still to come in a range and for which the event has tickets, in the order of time. */
export const placesLeft = (shop: Shop, event: CatalogueEvent, from: Day, to: Day): PoolLeft[] => {
  const now = shop.moment();
  const taken = takenPlaces(shop, event.id, from, to);
  return timetableOf(event, dayOf(now))
    .offers(from, to)
    .filter((offer) => isToCome(offer, now))
    .filter((offer) => event.tickets.some(({ mode }) => mode === offer.mode))
    .map(({ places, ...pool }) => ({
      ...pool,
      left: Math.max(0, places - (taken.get(keyOf(pool)) ?? 0)),
    }));
};

/** Places left of one pool, or undefined where the event has none such or it has begun. */
export const placesLeftOf = (shop: Shop, event: CatalogueEvent, pool: Pool): number | undefined => {
  const day = dayOf(pool.datetime);
  if (!isDay(day)) return undefined;
  return placesLeft(shop, event, day, day).find((left) => keyOf(left) === keyOf(pool))?.left;
};

/** Whether a ticket takes its places from a pool. */
export const isPoolOf = (
  { mode, ticketId }: Pool,
  ticket: Pick<Pool, 'mode'> & { id: string },
): boolean => mode === ticket.mode && (ticketId === '' || ticketId === ticket.id);
