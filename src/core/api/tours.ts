import * as v from 'valibot';
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
import { optionals } from './decode.ts';
import { listAnswer, listIn, listOf, mapOf, optionalMapOf } from './lists.ts';
import { day, flag, id, image, money, number, optional, requiredText, text } from './primitives.ts';
import { endpoint } from './endpoint.ts';
import { lifetime } from './lifetime.ts';

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

const detail: v.GenericSchema<unknown, TourDetail> = v.object({
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

const overview = mapOf(day, listOf(id, 'tour of the day'), 'day of the overview');

const ofRange = (id: string, from: Day, to: Day) => ({ id, from: compact(from), to: compact(to) });

/** The museum's guided tours. */
export const tourList = endpoint({
  path: 'tour/select/event',
  schema: listIn('tours', tour, 'tour'),
});

/** Categories of tours, including empty ones. */
export const tourCategories = endpoint({
  path: 'tour/attr',
  schema: listIn('category', group, 'category'),
});

/** Ids of the tours held on a day and on the `lookahead` days after it. */
export const tourOverview = endpoint({
  path: 'tour/overview',
  params: (day: Day, lookahead: number) => ({ date: compact(day), lookahead }),
  schema: overview,
});

/** Tour with the data needed to book it. With a day, its schedule is the one of that day. */
export const tourDetail = endpoint({
  path: 'tour',
  params: (tour: string, day?: Day) => ({ tour, date: day && compact(day) }),
  schema: detail,
});

/** Times and available places of a tour per day, both ends included. */
export const tourCalendar = endpoint({
  path: 'tour/calendar/tour/{id}/range/{from};{to}',
  params: ofRange,
  schema: calendar,
});

/** First and last day of a tour. */
export const tourLifetime = endpoint({
  path: 'tour/lifetime/tour/{id}',
  params: (id: string) => ({ id }),
  schema: lifetime,
});

/** Sold-out days of a tour in a range, both ends included. */
export const tourSoldOutDays = endpoint({
  path: 'tour/soldout/tour/{id}/range/{from};{to}',
  params: ofRange,
  schema: listAnswer(day, 'sold-out day'),
});

/** Sold-out times of a tour on a day. */
export const tourSoldOutTimes = endpoint({
  path: 'tour/soldoutTimeslots/tour/{id}/date/{date}',
  params: (id: string, day: Day) => ({ id, date: compact(day) }),
  schema: listAnswer(time, 'sold-out time'),
});
