import type { CatalogueEvent, Programme, TicketMode } from '../museum/catalogue/types.ts';
import { dayOf } from './clock.ts';
import type { Day, Moment } from './clock.ts';
import { lifetimeOf, momentAt, seasonOf } from './season.ts';
import type { Lifetime, Slot } from './season.ts';

/** Of which places: those of a slot, of a day, or of one entry of a ticket. */
export type Pool = {
  mode: TicketMode;
  /** Empty where the event's tickets of this mode share the places. */
  ticketId: string;
  /** The start; a ticket of mode 3 has its day at 00:00:00. */
  datetime: Moment;
};

/** A pool and how many places it has for sale here, before anything is sold here. */
export type Offer = Pool & Slot;

/** When an event can be visited, seen from `today`. */
export type Timetable = Lifetime & {
  /** All offers from one day to another in the order of time, also those that have begun. */
  offers: (from: Day, to: Day) => Offer[];
};

/** Whole days are one "time", so that all modes are read alike. */
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

/** Days are counted from today, so the demo never grows stale. */
export const timetableOf = (event: CatalogueEvent, today: Day): Timetable => {
  const rows = rowsOf(event).map(({ mode, ticketId, ...programme }) => {
    const { days, on } = seasonOf(programme, today);
    return { days, on: (day: Day) => on(day).map((slot) => ({ mode, ticketId, ...slot })) };
  });
  return {
    ...lifetimeOf(
      rows.flatMap(({ days }) => days),
      today,
    ),
    offers: (from, to) =>
      rows
        .flatMap(({ days, on }) => days.filter((day) => day >= from && day <= to).flatMap(on))
        .toSorted((a, b) => a.datetime.localeCompare(b.datetime)),
  };
};

/** Whether an offer is still to come: a slot or an evening until it begins, a whole day until it is over. */
export const isToCome = ({ mode, datetime }: Pool, now: Moment): boolean =>
  mode === 3 ? dayOf(datetime) >= dayOf(now) : datetime > now;

/** When an offer is over; what has no end told ends, for the list of events, as it begins. */
export const endOf = ({ mode, datetime, until }: Offer): Moment =>
  mode === 3 ? momentAt(dayOf(datetime), '23:59') : (until ?? datetime);
