import * as v from 'valibot';
import type { DayCounts, Lifetime } from '../calendar/availability.ts';
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
import { listOf, mapOf } from './lists.ts';
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
import type { Call } from './call.ts';
import { call } from './door.ts';
import type { Result } from '../async/result.ts';
import { LISTS, ONE } from './first.ts';
import { groups, sequence } from './group.ts';
import { lifetime } from './lifetime.ts';

type Options = Pick<Call<unknown>, 'signal' | 'isPrefetch'>;

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

const eventList = v.pipe(
  v.object({ events: listOf(event, 'event') }),
  v.transform(({ events }) => events),
);

const dayOffer: v.GenericSchema<unknown, DayOffer> = v.pipe(
  v.object({ tickets: listOf(ticket, 'ticket'), timeslot: listOf(timeslot, 'timeslot') }),
  v.transform(({ tickets, timeslot }) => ({ tickets, timeslots: timeslot })),
);

const dayCounts: v.GenericSchema<unknown, DayCounts> = mapOf(day, number, 'day of the calendar');

/** Fetches the museum's events, unsorted: `GET event/select`. */
export const fetchEvents = (options: Options = {}): Promise<Result<MuseumEvent[]>> =>
  call({ ...LISTS.tickets.list, schema: eventList, ...options });

/** Fetches an event's offer on a day: `GET ticket/collect/event/{id}/date/{date}`. */
export const fetchDayOffer = (
  eventId: string,
  date: Day,
  options: Options = {},
): Promise<Result<DayOffer>> =>
  call({
    endpoint: `ticket/collect/event/${encodeURIComponent(eventId)}/date/${compact(date)}`,
    schema: dayOffer,
    ...options,
  });

/** Fetches the available places per day, both ends included: `GET ticket/calendar/event/{id}/range/{from};{to}`. */
export const fetchCalendar = (
  eventId: string,
  from: Day,
  to: Day,
  options: Options = {},
): Promise<Result<DayCounts>> =>
  call({
    endpoint: `ticket/calendar/event/${encodeURIComponent(eventId)}/range/${compact(from)};${compact(to)}`,
    query: { deep: 1 },
    schema: dayCounts,
    ...options,
  });

/** Fetches the first and last day of an event: `GET ticket/lifetime`. */
export const fetchLifetime = (eventId: string, options: Options = {}): Promise<Result<Lifetime>> =>
  call({ ...ONE.tickets(eventId), schema: lifetime, ...options });
