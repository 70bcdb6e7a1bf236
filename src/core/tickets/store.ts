import { proxy } from 'valtio/vanilla';
import type { DayCounts, Lifetime } from '../calendar/availability.ts';
import type { Day } from '../calendar/day.ts';
import type { Moment } from '../calendar/moment.ts';
import type { Month } from '../calendar/month.ts';
import { shared } from '../page/shared.ts';
import { idle, type Wait } from '../async/asyncState.ts';
import type { DayOffer, MuseumEvent } from './types.ts';

/** Data about an event's days. Each answer has its own field, so that none overwrites another. */
export type EventDays = {
  lifetime: Wait<Lifetime>;
  counts: DayCounts;
  months: Record<Month, Wait<null>>;
  /** Number of month requests sent, and for each month the number of the request that it was loaded by. */
  asked: number;
  answered: Record<Month, number>;
  offers: Record<Day, Wait<DayOffer>>;
};

/** Choice on an event's screen that is not in the cart yet. */
export type Choice = {
  time?: Moment;
  counts: Record<string, number>;
  /** For family tickets: count by ticket and part. */
  parts: Record<string, Record<string, number>>;
};

export const tickets = shared('tickets', () =>
  proxy({
    events: idle as Wait<MuseumEvent[]>,
    days: {} as Record<string, EventDays>,
    /** By event and day, so that switching to another day and back keeps the choice. */
    choices: {} as Record<string, Choice>,
  }),
);

export const choiceKey = (eventId: string, day: Day): string => `${eventId}/${day}`;
