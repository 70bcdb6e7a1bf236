import type { CatalogueEvent, Programme, TicketMode } from '../museum/catalogue/types.ts';
import { isDaily } from './availability.ts';
import { dayOf } from './clock.ts';
import type { Day, Moment } from './clock.ts';
import { oncePerDay } from './once-per-day.ts';
import { lifetimeOf, momentAt, seasonOf } from './season.ts';
import type { Lifetime, Slot } from './season.ts';

/** Places that are counted together: those of a slot, of a day, or of one entry of a ticket. */
export type Pool = {
  mode: TicketMode;
  /** Empty if the event's tickets of this mode share the places. */
  ticketId: string;
  /** The start. A ticket of mode 3 has its day at 00:00:00. */
  datetime: Moment;
};

/** A pool with the places that this shop has for sale, before any are sold here. */
export type Offer = Pool & Slot;

/** When an event can be visited, relative to `today`. */
export type Timetable = Lifetime & {
  /** All offers in chronological order, including those that have begun. */
  all: Offer[];
  /** When the last offer is over. */
  end: Moment | undefined;
  isDaily: boolean;
  /** Returns the offers in a range. */
  offers: (from: Day, to: Day) => Offer[];
};

/** The only time of a whole day, so that all modes are read the same way. */
const MIDNIGHT = '00:00';

type Row = Pick<Pool, 'mode' | 'ticketId'> & Programme;

const rowsOf = ({ opening, period, tickets }: CatalogueEvent): Row[] => [
  ...(opening
    ? [
        {
          ...opening,
          mode: 1 as const,
          ticketId: '',
          times: opening.times.map((time) => ({ time })),
        },
      ]
    : []),
  ...(period ? [{ ...period, mode: 3 as const, ticketId: '', times: [{ time: MIDNIGHT }] }] : []),
  ...tickets.flatMap((ticket) =>
    ticket.mode === 5 ? [{ ...ticket.programme, mode: ticket.mode, ticketId: ticket.id }] : [],
  ),
];

/** Returns the timetable of an event. Its days are relative to today, so the demo never runs out of dates. */
export const timetableOf = oncePerDay((event: CatalogueEvent, today: Day): Timetable => {
  const rows = rowsOf(event).map(({ mode, ticketId, ...programme }) => ({
    mode,
    ticketId,
    ...seasonOf(programme, today),
  }));
  const all = rows
    .flatMap(({ mode, ticketId, days, on }) =>
      days.flatMap(on).map((slot) => ({ mode, ticketId, ...slot })),
    )
    .toSorted((one, other) => one.datetime.localeCompare(other.datetime));
  const days = all.map(({ datetime }) => dayOf(datetime));
  return {
    ...lifetimeOf(days, today),
    all,
    end: all.map(endOf).toSorted().at(-1),
    isDaily: isDaily(days, today),
    offers: (from, to) =>
      all.filter(({ datetime }) => dayOf(datetime) >= from && dayOf(datetime) <= to),
  };
});

/** Whether an offer is in the future: a slot or an entry until it begins, a whole day until it is over. */
export const isToCome = ({ mode, datetime }: Pool, now: Moment): boolean =>
  mode === 3 ? dayOf(datetime) >= dayOf(now) : datetime > now;

/** Returns when an offer is over, for the list of events. An offer without an end is over when it begins. */
const endOf = ({ mode, datetime, until }: Offer): Moment =>
  mode === 3 ? momentAt(dayOf(datetime), '23:59') : (until ?? datetime);
