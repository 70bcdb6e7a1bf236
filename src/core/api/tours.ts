import * as v from 'valibot';
import type { Lifetime } from '../calendar/availability.ts';
import { compact, type Day } from '../calendar/day.ts';
import { isTime, type Time } from '../calendar/time.ts';
import {
  QUESTION_TYPES,
  type Question,
  type ScheduleEntry,
  type Tour,
  type TourCalendar,
  type TourDetail,
  type TourPrice,
  type TourSlot,
  type TourTicket,
} from './wire/tours.ts';
import { group, groups, sequence } from './group.ts';
import { type Group } from './wire/group.ts';
import { optionals } from './decode.ts';
import { listAnswer, listOf, mapOf, optionalMapOf } from './lists.ts';
import { day, flag, id, image, money, number, optional, requiredText, text } from './primitives.ts';
import type { Call } from './call.ts';
import { call } from './door.ts';
import { LISTS } from './first.ts';
import type { Result } from '../async/result.ts';
import { lifetime } from './lifetime.ts';

type Options = Pick<Call<unknown>, 'isPrefetch'>;

const time = v.custom<Time>((value) => typeof value === 'string' && isTime(value));
const optionalNumber = v.fallback(v.optional(number), undefined);

const tourFields = {
  id,
  name: requiredText,
  eventName: v.string(),
  langIdentifier: v.string(),
  langName: requiredText,
  ...optionals('tour', {
    description: text,
    image,
    duration: optional(number),
    custom_groups: groups,
    museumId: optional(id),
    venue: text,
    min_participants: optional(number),
    price_from: optional(money),
  }),
  max_participants: number,
  single_ticketing: flag,
  book_complete_tour: flag,
  booking_without_tickets: flag,
};

const tour: v.GenericSchema<unknown, Tour> = v.object(tourFields);

const priceFields = {
  id,
  name: requiredText,
  price: money,
  vat_value: number,
  sequence_no: sequence,
};

const price: v.GenericSchema<unknown, TourPrice> = v.object(priceFields);

const subTicket = v.object({ id, name: requiredText, price: money });

const ticket: v.GenericSchema<unknown, TourTicket> = v.object({
  ...priceFields,
  subtickets: listOf(subTicket, 'sub-ticket'),
});

const question: v.GenericSchema<unknown, Question> = v.object({
  id,
  type: v.picklist(QUESTION_TYPES),
  label: requiredText,
  help: text,
  required: flag,
  options: listOf(v.object({ value: id, label: requiredText }), 'option'),
  min: optionalNumber,
  max: optionalNumber,
});

const scheduleEntry: v.GenericSchema<unknown, ScheduleEntry> = v.object({
  tours: number,
  priceList: listOf(price, 'price'),
});

const tourDetail: v.GenericSchema<unknown, TourDetail> = v.object({
  ...tourFields,
  priceList: listOf(price, 'price'),
  schedule: optionalMapOf(time, scheduleEntry, 'schedule'),
  tickets: listOf(ticket, 'ticket'),
  questions: listOf(question, 'question'),
});

const slot: v.GenericSchema<unknown, TourSlot> = v.object({
  timeslotId: id,
  tickets: number,
  soldout: flag,
});

const calendar: v.GenericSchema<unknown, TourCalendar> = mapOf(
  day,
  mapOf(time, slot, 'time of the calendar'),
  'day of the calendar',
);

const tourList = v.pipe(
  v.object({ tours: listOf(tour, 'tour') }),
  v.transform(({ tours }) => tours),
);

const categoryList = v.pipe(
  v.object({ category: listOf(group, 'category') }),
  v.transform(({ category }) => category),
);

const overview = mapOf(day, listOf(id, 'tour of the day'), 'day of the overview');

const range = (from: Day, to: Day): string => `range/${compact(from)};${compact(to)}`;

/** Fetches the museum's guided tours: `GET tour/select/event`. */
export const fetchTours = (options?: Options): Promise<Result<Tour[]>> =>
  call({ ...LISTS.tours.list, schema: tourList, ...options });

/** Fetches the categories of tours, including empty ones: `GET tour/attr`. */
export const fetchTourCategories = (options?: Options): Promise<Result<Group[]>> =>
  call({ ...LISTS.tours.groups, schema: categoryList, ...options });

/** Fetches the ids of the tours held on a day and on the `lookahead` days after it: `GET tour/overview`. */
export const fetchTourOverview = (
  date: Day,
  lookahead: number,
  options?: Options,
): Promise<Result<Record<Day, string[]>>> =>
  call({
    endpoint: 'tour/overview',
    query: { date: compact(date), lookahead },
    schema: overview,
    ...options,
  });

/** Fetches a tour with the data needed to book it: `GET tour`. With a date, its schedule is the one of that day. */
export const fetchTour = (
  tourId: string,
  date?: Day,
  options?: Options,
): Promise<Result<TourDetail>> =>
  call({
    endpoint: 'tour',
    query: { tour: tourId, date: date && compact(date) },
    schema: tourDetail,
    ...options,
  });

/** Fetches times and available places per day, both ends included: `GET tour/calendar/tour/{id}/range/{from};{to}`. */
export const fetchTourCalendar = (
  tourId: string,
  from: Day,
  to: Day,
  options?: Options,
): Promise<Result<TourCalendar>> =>
  call({
    endpoint: `tour/calendar/tour/${encodeURIComponent(tourId)}/${range(from, to)}`,
    schema: calendar,
    ...options,
  });

/** Fetches the first and last day of a tour: `GET tour/lifetime/tour/{id}`. */
export const fetchTourLifetime = (tourId: string, options?: Options): Promise<Result<Lifetime>> =>
  call({
    endpoint: `tour/lifetime/tour/${encodeURIComponent(tourId)}`,
    schema: lifetime,
    ...options,
  });

/** Fetches the sold-out days of a range: `GET tour/soldout/tour/{id}/range/{from};{to}`. */
export const fetchSoldOutDays = (tourId: string, from: Day, to: Day): Promise<Result<Day[]>> =>
  call({
    endpoint: `tour/soldout/tour/${encodeURIComponent(tourId)}/${range(from, to)}`,
    schema: listAnswer(day, 'sold-out day'),
  });

/** Fetches the sold-out times of a day: `GET tour/soldoutTimeslots/tour/{id}/date/{date}`. */
export const fetchSoldOutTimes = (tourId: string, date: Day): Promise<Result<Time[]>> =>
  call({
    endpoint: `tour/soldoutTimeslots/tour/${encodeURIComponent(tourId)}/date/${compact(date)}`,
    schema: listAnswer(time, 'sold-out time'),
  });
