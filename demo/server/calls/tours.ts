import { Hono } from 'hono';
import { MAX_RANGE_DAYS, rangeFromAddress } from '../address-range.ts';
import { findTour } from '../catalogue.ts';
import { addDays, dayFromAddress, dayOf } from '../clock.ts';
import type { Day } from '../clock.ts';
import { fail } from '../failure.ts';
import type { Call } from '../failure.ts';
import { hasOptionalParts } from '../settings.ts';
import type { Shop } from '../shop.ts';
import { timeOf, tourAvailability, tourLifetime, tourSlots } from '../tour-places.ts';
import type { TourSlot } from '../tour-places.ts';
import { wireListedTour, wireTour, wireTourBooking } from '../wire-tour.ts';
import { wireGroup } from '../wire-tickets.ts';

const byDay = (slots: TourSlot[]): Map<Day, TourSlot[]> => {
  const days = new Map<Day, TourSlot[]>();
  for (const slot of slots) {
    const day = dayOf(slot.datetime);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
};

const isSoldOut = ({ left }: TourSlot): boolean => left === 0;

const wireTimes = (slots: TourSlot[]) =>
  Object.fromEntries(
    slots.map((slot) => [
      timeOf(slot.datetime),
      { timeslotId: slot.timeslotId, tickets: slot.left, soldout: isSoldOut(slot) },
    ]),
  );

/** Serves the calendar, the lifetime, and the sold-out days and times of a tour. */
const calendarCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();
  const { catalogue } = shop;

  /** Serves what `dataOf` returns for a tour's slots, by day, in a range of days. */
  const serveRange = (call: string, dataOf: (days: Map<Day, TourSlot[]>) => object): void => {
    calls.get(`/tour/${call}/tour/:id/range/:range`, (c) => {
      const tour = findTour(catalogue, c.req.param('id'));
      if (!tour) return fail(c, 404, 'NOT_FOUND');
      const range = rangeFromAddress(c.req.param('range'));
      if (!range) return fail(c, 400, 'NOT_UNDERSTOOD');
      return c.json({ data: dataOf(byDay(tourSlots(shop, tour, range.from, range.to))) });
    });
  };

  serveRange('calendar', (days) =>
    Object.fromEntries([...days].map(([day, slots]) => [day, wireTimes(slots)])),
  );
  serveRange('soldout', (days) =>
    [...days].filter(([, slots]) => slots.every(isSoldOut)).map(([day]) => day),
  );

  calls.get('/tour/lifetime/tour/:id', (c) => {
    const tour = findTour(catalogue, c.req.param('id'));
    const lifetime = tour && tourLifetime(tour, shop.today());
    if (!lifetime?.first || !lifetime.last) return fail(c, 404, 'NOT_FOUND');
    return c.json({ data: { first: lifetime.first, last: lifetime.last } });
  });

  calls.get('/tour/soldoutTimeslots/tour/:id/date/:date', (c) => {
    const tour = findTour(catalogue, c.req.param('id'));
    if (!tour) return fail(c, 404, 'NOT_FOUND');
    const day = dayFromAddress(c.req.param('date'));
    if (!day) return fail(c, 400, 'NOT_UNDERSTOOD');
    const slots = tourSlots(shop, tour, day, day).filter(isSoldOut);
    return c.json({ data: slots.map(({ datetime }) => timeOf(datetime)) });
  });

  return calls;
};

/**
 * Serves `tour/select/event`, `tour/attr`, `tour/overview`, `tour`, and below `tour/` a tour's calendar, lifetime and sold-out
 * days and times.
 */
export const tourCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();
  const { catalogue, configuration } = shop;
  if (!configuration.hasGuidedTours) return calls;

  calls.get('/tour/select/event', (c) => {
    const availabilityOf = hasOptionalParts(shop)
      ? tourAvailability(shop, catalogue.tours)
      : () => undefined;
    const tours = catalogue.tours.map((tour) =>
      wireListedTour(shop, tour, c.get('lang'), availabilityOf(tour)),
    );
    return c.json({ data: { tours } });
  });

  calls.get('/tour/attr', (c) => {
    const category = catalogue.tourCategories.map((one) => wireGroup(one, c.get('lang')));
    return c.json({ data: { category } });
  });

  calls.get('/tour/overview', (c) => {
    const from = dayFromAddress(c.req.query('date') ?? '');
    const lookahead = c.req.query('lookahead') ?? '';
    const isLookahead = /^\d{1,3}$/.test(lookahead) && Number(lookahead) <= MAX_RANGE_DAYS;
    if (!from || !isLookahead) return fail(c, 400, 'NOT_UNDERSTOOD');
    const to = addDays(from, Number(lookahead));
    const overview: Record<Day, string[]> = {};
    for (const tour of catalogue.tours) {
      for (const day of byDay(tourSlots(shop, tour, from, to)).keys()) {
        (overview[day] ??= []).push(tour.id);
      }
    }
    return c.json({ data: overview });
  });

  calls.get('/tour', (c) => {
    const lang = c.get('lang');
    const tour = findTour(catalogue, c.req.query('tour') ?? '');
    if (!tour) return fail(c, 404, 'NOT_FOUND');
    const date = c.req.query('date');
    const day = date === undefined ? undefined : dayFromAddress(date);
    if (date !== undefined && !day) return fail(c, 400, 'NOT_UNDERSTOOD');
    const slots = day ? tourSlots(shop, tour, day, day) : [];
    return c.json({
      data: { ...wireTour(shop, tour, lang), ...wireTourBooking(tour, slots, lang) },
    });
  });

  calls.route('/', calendarCalls(shop));
  return calls;
};
