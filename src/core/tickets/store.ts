import { proxy } from 'valtio/vanilla';
import type { DayCounts, Lifetime } from '../calendar/availability.ts';
import type { Day } from '../calendar/day.ts';
import type { Moment } from '../calendar/moment.ts';
import type { Month } from '../calendar/month.ts';
import { shared } from '../shared.ts';
import { idle, type Wait } from '../wait.ts';
import type { DayOffer, MuseumEvent } from './types.ts';

/** What is known of one event's days. Each answer has a place of its own, so none can overwrite another. */
export type EventDays = {
  lifetime: Wait<Lifetime>;
  counts: DayCounts;
  months: Record<Month, Wait<null>>;
  /** How many requests for months have been sent, and which of them each month's answer belongs to. */
  asked: number;
  answered: Record<Month, number>;
  offers: Record<Day, Wait<DayOffer>>;
};

/** What a visitor has chosen on an event's screen and not yet put into the basket. */
export type Choice = {
  time?: Moment;
  counts: Record<string, number>;
  /** Of family tickets: how many of each part, by ticket and part. */
  parts: Record<string, Record<string, number>>;
};

export const tickets = shared('tickets', () =>
  proxy({
    events: idle as Wait<MuseumEvent[]>,
    days: {} as Record<string, EventDays>,
    /** By event and day: changing the day and back keeps what was chosen. */
    choices: {} as Record<string, Choice>,
  }),
);

/** The key of a choice. */
export const choiceKey = (eventId: string, day: Day): string => `${eventId}/${day}`;
