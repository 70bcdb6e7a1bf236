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
import { cardFacts } from './cardFacts.ts';
import { group, groups, sequence } from './group.ts';
import { noteField, optionals } from './decode.ts';
import {
  asideIn,
  listAnswer,
  listIn,
  listOf,
  mapOf,
  optionalMapOf,
  partsByKey,
  partsOf,
} from './lists.ts';
import {
  available,
  day,
  flag,
  id,
  image,
  label,
  labelOrEmpty,
  limit,
  number,
  optional,
  optionalLabel,
  salePrice,
  text,
  textOrEmpty,
  vatRate,
} from './primitives.ts';
import { endpoint } from './endpoint.ts';
import { comingYear, lifetime } from './lifetime.ts';

const time = v.custom<Time>((value) => typeof value === 'string' && isTime(value));

const tourFields = {
  id,
  name: label,
  single_ticketing: flag,
  book_complete_tour: flag,
  ...optionals('tour', {
    description: text,
    image,
    duration: optional(number),
    langIdentifier: textOrEmpty,
    langName: labelOrEmpty,
    custom_groups: groups,
    museumId: optional(id),
    venue: optionalLabel,
    max_participants: limit,
    min_participants: optional(number),
    booking_without_tickets: flag,
  }),
  ...cardFacts('tour'),
};

const tour: v.GenericSchema<unknown, Tour> = v.object(tourFields);

const priceFields = {
  id,
  name: label,
  price: salePrice,
  ...optionals('price', { vat_value: vatRate, sequence_no: sequence }),
};

const price: v.GenericSchema<unknown, TourPrice> = v.object(priceFields);

const subTicket = v.object({ id, name: label, price: salePrice });

const ticket: v.GenericSchema<unknown, TourTicket> = v.object({
  ...priceFields,
  subtickets: partsOf(subTicket),
});

const question: v.GenericSchema<unknown, Question> = v.object({
  id,
  type: v.picklist(QUESTION_TYPES),
  label,
  required: flag,
  options: partsOf(v.object({ value: id, label })),
  ...optionals('question', { help: optionalLabel, min: optional(number), max: optional(number) }),
});

/** Question that cannot be read, but need not be answered either. */
const skipped = v.pipe(
  v.looseObject({ required: flag }),
  v.check(({ required }) => !required),
  v.transform(() => noteField('tour', 'questions', 'tour: a question cannot be read')),
);

const questions = v.pipe(
  partsOf(v.union([question, skipped])),
  v.transform((all): Question[] => all.filter((each) => typeof each === 'object')),
);

/** Prices of the time replace those of the tour, so that a time without them would be sold at another price. */
const scheduleEntry: v.GenericSchema<unknown, ScheduleEntry> = v.object({
  ...optionals('schedule', { tours: available }),
  priceList: partsOf(price),
});

const detail: v.GenericSchema<unknown, TourDetail> = v.object({
  ...tourFields,
  priceList: v.nonOptional(partsOf(price)),
  schedule: partsByKey(time, scheduleEntry),
  tickets: partsOf(ticket),
  questions,
});

const slot: v.GenericSchema<unknown, TourSlot> = v.object({
  timeslotId: id,
  ...optionals('timeslot', { tickets: available, soldout: flag }),
});

const calendar: v.GenericSchema<unknown, TourCalendar> = mapOf(
  day,
  optionalMapOf(time, slot, 'time of the calendar'),
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
  schema: asideIn('category', group, 'category'),
  whenMissing: () => [],
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
  whenMissing: comingYear,
});

/** Sold-out days of a tour in a range, both ends included. */
export const tourSoldOutDays = endpoint({
  path: 'tour/soldout/tour/{id}/range/{from};{to}',
  params: ofRange,
  schema: listAnswer(day, 'sold-out day'),
  whenMissing: () => [],
});

/** Sold-out times of a tour on a day. */
export const tourSoldOutTimes = endpoint({
  path: 'tour/soldoutTimeslots/tour/{id}/date/{date}',
  params: (id: string, day: Day) => ({ id, date: compact(day) }),
  schema: listAnswer(time, 'sold-out time'),
  whenMissing: () => [],
});
