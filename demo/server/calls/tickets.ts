import { Hono } from 'hono';
import { rangeFromAddress } from '../address-range.ts';
import { findEvent } from '../catalogue.ts';
import { dayFromAddress, dayOf } from '../clock.ts';
import type { Day } from '../clock.ts';
import { fail } from '../failure.ts';
import type { Call } from '../failure.ts';
import { eventAvailability, placesLeft } from '../places.ts';
import type { PoolLeft } from '../places.ts';
import type { Shop } from '../shop.ts';
import { hasOptionalParts } from '../settings.ts';
import { timetableOf } from '../timetable.ts';
import { wireEvent } from '../wire-event.ts';
import { wireTickets, wireTimeslots } from '../wire-tickets.ts';

/** Returns the available places by day, over all modes. */
const countsByDay = (pools: PoolLeft[]): Record<Day, number> => {
  const counts: Record<Day, number> = {};
  for (const { datetime, left } of pools) {
    counts[dayOf(datetime)] = (counts[dayOf(datetime)] ?? 0) + left;
  }
  return counts;
};

/** Serves `event/select`, `ticket/collect`, `ticket/calendar`, `ticket/lifetime`. */
export const ticketCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();
  const { catalogue, configuration } = shop;
  if (!configuration.hasTickets) return calls;

  calls.get('/event/select', (c) => {
    const availabilityOf = hasOptionalParts(shop)
      ? eventAvailability(shop, catalogue.events)
      : () => undefined;
    const events = catalogue.events.map((event) =>
      wireEvent(shop, event, c.get('lang'), availabilityOf(event)),
    );
    return c.json({ data: { events: events.filter((event) => event !== undefined) } });
  });

  calls.get('/ticket/collect/event/:id', (c) => {
    const event = findEvent(catalogue, c.req.param('id'));
    if (!event) return fail(c, 404, 'NOT_FOUND');
    const { last } = timetableOf(event, shop.today());
    const pools = last ? placesLeft(shop, event, shop.today(), last) : [];
    return c.json({ data: { ...wireTickets(event, pools, c.get('lang')), timeslot: [] } });
  });

  calls.get('/ticket/collect/event/:id/date/:date', (c) => {
    const event = findEvent(catalogue, c.req.param('id'));
    if (!event) return fail(c, 404, 'NOT_FOUND');
    const day = dayFromAddress(c.req.param('date'));
    if (!day) return fail(c, 400, 'NOT_UNDERSTOOD');
    const pools = placesLeft(shop, event, day, day);
    const tickets = wireTickets(event, pools, c.get('lang'));
    return c.json({ data: { ...tickets, timeslot: wireTimeslots(pools) } });
  });

  calls.get('/ticket/calendar/event/:id/range/:range', (c) => {
    const event = findEvent(catalogue, c.req.param('id'));
    if (!event) return fail(c, 404, 'NOT_FOUND');
    const range = rangeFromAddress(c.req.param('range'));
    if (!range) return fail(c, 400, 'NOT_UNDERSTOOD');
    return c.json({ data: countsByDay(placesLeft(shop, event, range.from, range.to)) });
  });

  calls.get('/ticket/lifetime', (c) => {
    const event = findEvent(catalogue, c.req.query('event') ?? '');
    const timetable = event && timetableOf(event, shop.today());
    if (!timetable?.first || !timetable.last) return fail(c, 404, 'NOT_FOUND');
    return c.json({ data: { first: timetable.first, last: timetable.last } });
  });

  return calls;
};
