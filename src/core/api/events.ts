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
import { optionals } from './decode.ts';
import { listIn, listOf, mapOf } from './lists.ts';
import {
  day,
  id,
  image,
  moment,
  money,
  number,
  optional,
  requiredText,
  soldMoment,
  text,
} from './primitives.ts';
import { endpoint } from './endpoint.ts';
import { groups, sequence } from './group.ts';
import { lifetime } from './lifetime.ts';

const event: v.GenericSchema<unknown, MuseumEvent> = v.object({
  id,
  name: requiredText,
  ...optionals('event', {
    description: text,
    image,
    venue: text,
    custom_groups: groups,
    sorting_datetime: optional(moment),
    end: optional(moment),
    price_from: optional(money),
  }),
  sequence_no: sequence,
});

const subTicket: v.GenericSchema<unknown, SubTicket> = v.object({
  id,
  name: requiredText,
  price: money,
  vat_value: number,
  min_quantity: number,
  max_quantity: number,
});

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
    ...optionals('schedule', { datetime_end: optional(moment) }),
    max_tickets: number,
  }),
  v.transform(dated),
);

const isMode = (value: number): value is TicketMode => [1, 3, 5].includes(value);

const ticket: v.GenericSchema<unknown, Ticket> = v.object({
  id,
  name: requiredText,
  price: money,
  vat_value: number,
  mode: v.pipe(number, v.guard(isMode)),
  subtickets: listOf(subTicket, 'sub-ticket'),
  schedule: listOf(scheduleEntry, 'schedule'),
  ...optionals('ticket', {
    description: text,
    group_name: text,
    book_with_cost: optional(money),
    book_with_cost_warn: text,
  }),
});

const timeslot = v.pipe(
  v.object({ datetime: soldMoment, max_tickets: number }),
  v.transform(dated),
);

const offer: v.GenericSchema<unknown, DayOffer> = v.pipe(
  v.object({ tickets: listOf(ticket, 'ticket'), timeslot: listOf(timeslot, 'timeslot') }),
  v.transform(({ tickets, timeslot }) => ({ tickets, timeslots: timeslot })),
);

const dayCounts: v.GenericSchema<unknown, DayCounts> = mapOf(day, number, 'day of the calendar');

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
});
