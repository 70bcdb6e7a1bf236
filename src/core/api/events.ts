import * as v from 'valibot';
import type { DayCounts } from '../calendar/availability.ts';
import { compact, type Day } from '../calendar/day.ts';
import type {
  DayOffer,
  MuseumEvent,
  ScheduleEntry,
  SubTicket,
  Ticket,
  TicketMode,
} from './wire/tickets.ts';
import { cardFacts } from './cardFacts.ts';
import { lenient, optionals } from './decode.ts';
import { listAnswer, listIn, listOf, mapOf, partsOf } from './lists.ts';
import {
  available,
  day,
  flag,
  id,
  image,
  label,
  moment,
  money,
  number,
  optional,
  optionalLabel,
  salePrice,
  soldMoment,
  text,
  vatRate,
  wholeNumber,
} from './primitives.ts';
import { endpoint } from './endpoint.ts';
import { groups, sequence } from './group.ts';
import { comingYear, lifetime } from './lifetime.ts';

const event: v.GenericSchema<unknown, MuseumEvent> = v.object({
  id,
  name: label,
  ...optionals('event', {
    description: text,
    image,
    venue: optionalLabel,
    custom_groups: groups,
    sequence_no: sequence,
    sorting_datetime: optional(moment),
    end: optional(moment),
  }),
  ...cardFacts('event'),
});

const subTicket: v.GenericSchema<unknown, SubTicket> = v.pipe(
  v.object({
    id,
    name: label,
    price: salePrice,
    min_quantity: wholeNumber,
    max_quantity: wholeNumber,
  }),
  v.check(({ min_quantity, max_quantity }) => min_quantity <= max_quantity),
);

/** Merges the fields of `datetime` (see `soldMoment`) into the entry or slot. */
const dated = <T extends { datetime: v.InferOutput<typeof soldMoment> }>({
  datetime,
  ...rest
}: T) => ({
  ...datetime,
  ...rest,
});

const scheduleEntry: v.GenericSchema<unknown, ScheduleEntry> = v.pipe(
  v.object({
    datetime: soldMoment,
    ...optionals('schedule', { datetime_end: optional(moment), max_tickets: available }),
  }),
  v.transform(dated),
);

const isMode = (value: number): value is TicketMode => [1, 3, 5].includes(value);

const ticket: v.GenericSchema<unknown, Ticket> = v.pipe(
  v.object({
    id,
    name: label,
    price: salePrice,
    mode: v.pipe(number, v.guard(isMode)),
    family: flag,
    subtickets: partsOf(subTicket),
    schedule: listOf(scheduleEntry, 'schedule'),
    ...optionals('ticket', {
      vat_value: vatRate,
      description: text,
      group_name: optionalLabel,
      book_with_cost: optional(money),
      book_with_cost_warn: optionalLabel,
    }),
  }),
  // a family without its people would be sold at another price
  v.check(({ family, subtickets }) => !family || subtickets.length > 0),
);

const timeslot = v.pipe(
  v.object({
    datetime: soldMoment,
    ...optionals('timeslot', { max_tickets: available }),
  }),
  v.transform(dated),
);

const offer: v.GenericSchema<unknown, DayOffer> = v.pipe(
  v.object({
    tickets: listAnswer(ticket, 'ticket'),
    timeslot: v.optional(listAnswer(timeslot, 'timeslot')),
  }),
  // without their slots, timed tickets would seem to be sold out
  v.check(
    ({ tickets, timeslot: slots }) => Boolean(slots) || tickets.every(({ mode }) => mode !== 1),
  ),
  v.transform(({ tickets, timeslot: slots = [] }) => ({ tickets, timeslots: slots })),
);

const dayCounts: v.GenericSchema<unknown, DayCounts> = mapOf(
  day,
  lenient('calendar', 'day', available),
  'day of the calendar',
);

/** The museum's events, unsorted. */
export const eventList = endpoint({
  path: 'event/select',
  schema: listIn('events', event, 'event'),
});

/** Offer of an event on a day. */
export const dayOffer = endpoint({
  path: 'ticket/collect/event/{id}/date/{date}',
  params: (id: string, day: Day) => ({ id, date: compact(day) }),
  schema: offer,
});

/** Available places of an event per day, both ends included. */
export const eventCalendar = endpoint({
  path: 'ticket/calendar/event/{id}/range/{from};{to}',
  params: (id: string, from: Day, to: Day) => ({
    id,
    from: compact(from),
    to: compact(to),
    deep: 1,
  }),
  schema: dayCounts,
});

/** First and last day of an event. */
export const eventLifetime = endpoint({
  path: 'ticket/lifetime',
  params: (event: string) => ({ event }),
  schema: lifetime,
  whenMissing: comingYear,
});
