import { proxy } from 'valtio/vanilla';
import type { Lifetime } from '../calendar/availability.ts';
import type { Day } from '../calendar/day.ts';
import type { Month } from '../calendar/month.ts';
import type { Time } from '../calendar/time.ts';
import type { Group } from '../api/wire/group.ts';
import { shared } from '../page/shared.ts';
import { idle, type Wait } from '../async/asyncState.ts';
import type { Booking, Tour, TourCalendar, TourDetail } from './types.ts';

/** Data about a tour. Each answer has its own field, so that none overwrites another. */
export type TourKnown = {
  detail: Wait<TourDetail>;
  lifetime: Wait<Lifetime>;
  months: Record<Month, Wait<TourCalendar>>;
  /** Sold-out days by month, in addition to the calendar. */
  soldOutDays: Record<Month, readonly Day[]>;
  /** The tour with the schedule of a day, by day. */
  days: Record<Day, Wait<TourDetail>>;
  soldOutTimes: Record<Day, readonly Time[]>;
};

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
    /** Ids of the tours held, by day. */
    overview: {} as Record<Day, Wait<readonly string[]>>,
    known: {} as Record<string, TourKnown>,
    /** Drafts by tour, so that switching to another date and back keeps the entries. */
    bookings: {} as Record<string, Booking>,
  }),
);
