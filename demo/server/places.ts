import type { CatalogueEvent } from '../museum/catalogue/types.ts';
import { availabilityOf } from './availability.ts';
import type { Availability } from './availability.ts';
import { addDays, dayOf, isDay } from './clock.ts';
import type { Day, Moment } from './clock.ts';
import type { Shop } from './shop.ts';
import { isToCome, timetableOf } from './timetable.ts';
import type { Offer, Pool } from './timetable.ts';

/** Available places of a slot, a day or an entry. */
export type PoolLeft = Pool & { until?: Moment; left: number };

const keyOf = ({ mode, ticketId, datetime }: Pool): string => `${mode} ${datetime} ${ticketId}`;

const takenKey = (eventId: string, pool: Pool): string => `${keyOf(pool)} ${eventId}`;

/**
 * SQL condition for payments that take places: orders, and holds that have not expired; the parameter is the current time. An
 * expired hold simply stops counting, so no timer has to delete it. A payment that is being captured counts until it is settled.
 */
export const TAKES_PLACES =
  "(status IN ('ordered', 'capturing') OR (status IN ('held', 'authorised') AND expires_ms > ?))";

/** Returns the places taken of some events, by event and pool, with one query. */
const takenPlaces = (
  shop: Shop,
  events: CatalogueEvent[],
  from: Day,
  to: Day,
): Map<string, number> => {
  const rows = shop.database.all<Pool & { eventId: string; taken: number }>(
    `SELECT event_id AS eventId, mode, ticket_id AS ticketId, datetime, SUM(count) AS taken
      FROM places JOIN payments USING (cart_id)
      WHERE event_id IN (${events.map(() => '?').join()}) AND datetime >= ? AND datetime < ?
        AND ${TAKES_PLACES}
      GROUP BY event_id, mode, ticket_id, datetime`,
    [...events.map(({ id }) => id), from, addDays(to, 1), shop.now().getTime()],
  );
  return new Map(rows.map((row) => [takenKey(row.eventId, row), row.taken]));
};

/** Yields the available places of an event's offers. Leaves out offers that have begun or have no tickets. */
function* poolsLeft(
  { id, tickets }: CatalogueEvent,
  offers: Offer[],
  now: Moment,
  taken: Map<string, number>,
): Generator<PoolLeft> {
  for (const { places, ...pool } of offers) {
    if (!isToCome(pool, now) || !tickets.some(({ mode }) => mode === pool.mode)) continue;
    yield { ...pool, left: Math.max(0, places - (taken.get(takenKey(id, pool)) ?? 0)) };
  }
}

/**
 * Returns the available places of the event's future pools in a range, in chronological order. Pools without tickets are left
 * out.
 */
export const placesLeft = (shop: Shop, event: CatalogueEvent, from: Day, to: Day): PoolLeft[] => {
  const now = shop.moment();
  const offers = timetableOf(event, dayOf(now)).offers(from, to);
  const taken = takenPlaces(shop, [event], from, to);
  return [...poolsLeft(event, offers, now, taken)];
};

/** Returns the availability of events, for their list. Of each event, it reads the offers up to the first with places. */
export const eventAvailability = (
  shop: Shop,
  events: CatalogueEvent[],
): ((event: CatalogueEvent) => Availability) => {
  const now = shop.moment();
  const today = dayOf(now);
  const lastDays = events.map((event) => timetableOf(event, today).last ?? today);
  const taken = takenPlaces(shop, events, today, lastDays.toSorted().at(-1) ?? today);
  return (event) => availabilityOf(poolsLeft(event, timetableOf(event, today).all, now, taken));
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
