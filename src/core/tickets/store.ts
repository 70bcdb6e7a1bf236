import * as v from 'valibot';
import { proxy } from 'valtio/vanilla';
import { idle, type AsyncState } from '../async/asyncState.ts';
import type { DayCounts, Lifetime } from '../calendar/availability.ts';
import type { Day } from '../calendar/day.ts';
import { isMoment, type Moment } from '../calendar/moment.ts';
import type { Month } from '../calendar/month.ts';
import { shared } from '../page/shared.ts';
import { readStored } from '../web/storage.ts';
import type { DayOffer, MuseumEvent } from './types.ts';

/** Data about an event's days. Each answer has its own field, so that none overwrites another. */
export type EventDays = {
  lifetime: AsyncState<Lifetime>;
  counts: DayCounts;
  months: Record<Month, AsyncState<null>>;
  /** Number of month requests sent, and for each month the number of the request that it was loaded by. */
  asked: number;
  answered: Record<Month, number>;
  offers: Record<Day, AsyncState<DayOffer>>;
};

/** Choice on an event's screen that is not in the cart yet. */
export type Choice = {
  time?: Moment;
  counts: Record<string, number>;
  /** For family tickets: count by ticket and part. */
  parts: Record<string, Record<string, number>>;
};

export type TicketsState = {
  events: AsyncState<MuseumEvent[]>;
  days: Record<string, EventDays>;
  /** By event and day, so that switching to another day and back keeps the choice. */
  choices: Record<string, Choice>;
};

export const tickets = shared('tickets', () =>
  proxy<TicketsState>({ events: idle, days: {}, choices: {} }),
);

export const choiceKey = (eventId: string, day: Day): string => `${eventId}/${day}`;

const storedCounts = v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

const storedChoice: v.GenericSchema<unknown, Choice> = v.object({
  time: v.exactOptional(v.custom<Moment>((value) => typeof value === 'string' && isMoment(value))),
  counts: storedCounts,
  parts: v.fallback(v.record(v.string(), storedCounts), {}),
});

/** Restores the choices from before a reload; unreadable ones are dropped. */
export function restoreChoices(): void {
  const stored = readStored('choices');
  if (typeof stored !== 'object' || stored === null) return;
  tickets.choices = Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]) => {
      const choice = v.safeParse(storedChoice, value);
      return choice.success ? [[key, choice.output]] : [];
    }),
  );
}
