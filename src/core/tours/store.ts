import { proxy } from 'valtio/vanilla';
import type { Lifetime } from '../calendar/availability.ts';
import type { Day } from '../calendar/day.ts';
import type { Month } from '../calendar/month.ts';
import type { Time } from '../calendar/time.ts';
import type { Group } from '../group.ts';
import { shared } from '../shared.ts';
import { idle, type Wait } from '../wait.ts';
import type { Booking, Tour, TourCalendar, TourDetail } from './types.ts';

/** What is known of one tour. Each answer has a place of its own, so none can overwrite another. */
export type TourKnown = {
  detail: Wait<TourDetail>;
  lifetime: Wait<Lifetime>;
  months: Record<Month, Wait<TourCalendar>>;
  /** By month: what is sold out beside what the calendar says. */
  soldOutDays: Record<Month, readonly Day[]>;
  /** By day: the tour with the schedule of that day. */
  days: Record<Day, Wait<TourDetail>>;
  soldOutTimes: Record<Day, readonly Time[]>;
};

/** What is known of a tour that nobody has asked for. */
export const NOTHING_KNOWN: TourKnown = {
  detail: idle,
  lifetime: idle,
  months: {},
  soldOutDays: {},
  days: {},
  soldOutTimes: {},
};

export const tours = shared('tours', () =>
  proxy({
    list: idle as Wait<Tour[]>,
    categories: idle as Wait<Group[]>,
    /** By day: the ids of the tours held. */
    overview: {} as Record<Day, Wait<readonly string[]>>,
    known: {} as Record<string, TourKnown>,
    /** By tour: what is being booked; another date and back keeps what was filled in. */
    bookings: {} as Record<string, Booking>,
  }),
);
