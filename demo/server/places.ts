import type { CatalogueEvent } from '../museum/catalogue/types.ts';
import { addDays, dayOf, isDay } from './clock.ts';
import type { Day, Moment } from './clock.ts';
import type { Shop } from './shop.ts';
import { isToCome, timetableOf } from './timetable.ts';
import type { Pool } from './timetable.ts';

/** Available places of a slot, a day or an entry. */
export type PoolLeft = Pool & { until?: Moment; left: number };

const keyOf = ({ mode, ticketId, datetime }: Pool): string => `${mode} ${datetime} ${ticketId}`;

/**
 * SQL condition for payments that take places: orders, and holds that have not expired; the parameter is the current time. An
 * expired hold simply stops counting, so no timer has to delete it. A payment that is being captured counts until it is settled.
 */
export const TAKES_PLACES =
  "(status IN ('ordered', 'capturing') OR (status IN ('held', 'authorised') AND expires_ms > ?))";

/** Returns the places taken, by pool. */
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

/**
 * Returns the available places of the event's future pools in a range, in chronological order. Pools without tickets are left
 * out.
 */
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

/** Returns the available places of a pool, or undefined if the event has no such pool or it has begun. */
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
