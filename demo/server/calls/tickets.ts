import { Hono } from 'hono';
import type { CatalogueEvent, CatalogueTicket, Lang } from '../../museum/catalogue/types.ts';
import { findEvent } from '../catalogue.ts';
import { addDays, dayFromAddress, daysBetween } from '../clock.ts';
import type { Day } from '../clock.ts';
import { fail } from '../failure.ts';
import type { Call } from '../failure.ts';
import { picture } from '../pictures.ts';
import { slotsLeft } from '../places.ts';
import type { SlotLeft } from '../places.ts';
import type { Shop } from '../shop.ts';
import { timetableOf } from '../timetable.ts';

const MAX_RANGE_DAYS = 400;

const lastDay = (shop: Shop, event: CatalogueEvent): Day =>
  addDays(shop.today(), event.opening.toDay);

/** The lowest price that is one, so that a free child does not make the event look free. */
const priceFrom = (event: CatalogueEvent): number =>
  Math.min(
    ...event.tickets.map(({ priceCents }) => priceCents).filter((priceCents) => priceCents > 0),
  );

const eventInList = (shop: Shop, event: CatalogueEvent, lang: Lang) => {
  const slots = [...slotsLeft(shop, event, shop.today(), lastDay(shop, event)).values()].flat();
  const [next, last] = [slots[0], slots.at(-1)];
  if (!next || !last) return undefined;
  const price = priceFrom(event);
  return {
    id: event.id,
    name: event.name[lang],
    description: event.description[lang],
    image: picture(shop, event.poster),
    venue: event.venue[lang],
    custom_groups: shop.catalogue.groups
      .filter((group) => event.groups.includes(group.id))
      .map((group) => ({ ...group, name: group.name[lang] })),
    sequence_no: event.sequence_no,
    sorting_datetime: next.datetime,
    end: last.datetime,
    ...(Number.isFinite(price) && { price_from: price }),
  };
};

const wireSlots = (slots: SlotLeft[]) =>
  slots.map(({ datetime, left }) => ({ datetime, max_tickets: left }));

const wireTicket = (
  event: CatalogueEvent,
  ticket: CatalogueTicket,
  slots: SlotLeft[],
  lang: Lang,
) => ({
  id: ticket.id,
  eventId: event.id,
  name: ticket.name[lang],
  ...(ticket.description && { description: ticket.description[lang] }),
  price: ticket.priceCents,
  vat_value: ticket.vat,
  mode: ticket.mode,
  family: false,
  subtickets: [],
  schedule: wireSlots(slots),
});

/** `event/select`, `ticket/collect`, `ticket/calendar`, `ticket/lifetime`. */
export const ticketCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();

  calls.get('/event/select', (c) => {
    const events = shop.catalogue.events.map((event) => eventInList(shop, event, c.get('lang')));
    return c.json({ data: { events: events.filter((event) => event !== undefined) } });
  });

  calls.get('/ticket/collect/event/:id', (c) => {
    const event = findEvent(shop.catalogue, c.req.param('id'));
    if (!event) return fail(c, 404, 'NOT_FOUND');
    const slots = [...slotsLeft(shop, event, shop.today(), lastDay(shop, event)).values()].flat();
    const tickets = event.tickets.map((ticket) => wireTicket(event, ticket, slots, c.get('lang')));
    return c.json({ data: { tickets, timeslot: [], group: [] } });
  });

  calls.get('/ticket/collect/event/:id/date/:date', (c) => {
    const event = findEvent(shop.catalogue, c.req.param('id'));
    if (!event) return fail(c, 404, 'NOT_FOUND');
    const day = dayFromAddress(c.req.param('date'));
    if (!day) return fail(c, 400, 'NOT_UNDERSTOOD');
    const slots = slotsLeft(shop, event, day, day).get(day) ?? [];
    const tickets = event.tickets.map((ticket) => wireTicket(event, ticket, slots, c.get('lang')));
    return c.json({ data: { tickets, timeslot: wireSlots(slots), group: [] } });
  });

  calls.get('/ticket/calendar/event/:id/range/:range', (c) => {
    const event = findEvent(shop.catalogue, c.req.param('id'));
    if (!event) return fail(c, 404, 'NOT_FOUND');
    const [from, to] = c.req.param('range').split(';').map(dayFromAddress);
    const isRange = from && to && from <= to && daysBetween(from, to) <= MAX_RANGE_DAYS;
    if (!isRange) return fail(c, 400, 'NOT_UNDERSTOOD');
    const days = [...slotsLeft(shop, event, from, to)].map(([day, slots]) => [
      day,
      slots.reduce((sum, { left }) => sum + left, 0),
    ]);
    return c.json({ data: Object.fromEntries(days) });
  });

  calls.get('/ticket/lifetime', (c) => {
    const event = findEvent(shop.catalogue, c.req.query('event') ?? '');
    const timetable = event && timetableOf(event, shop.today());
    if (!timetable?.first || !timetable.last) return fail(c, 404, 'NOT_FOUND');
    return c.json({ data: { first: timetable.first, last: timetable.last } });
  });

  return calls;
};
