import type { DayState } from '../calendar/availability.ts';
import type { Day } from '../calendar/day.ts';
import type { Moment } from '../calendar/moment.ts';
import type { CartLine } from '../cart/types.ts';
import type { DayCounts, MuseumEvent, Ticket, Timeslot } from './types.ts';

/** Events with a nonzero sequence_no first, ascending, then the rest by sorting_datetime (specification, section 4, Events). */
export function inOrder(events: readonly MuseumEvent[]): MuseumEvent[] {
  const place = (event: MuseumEvent): number => event.sequence_no || Infinity;
  return events.toSorted((a, b) =>
    place(a) === place(b)
      ? a.sorting_datetime.localeCompare(b.sorting_datetime)
      : place(a) - place(b),
  );
}

/** Tickets of modes 1 and 5 without a schedule entry that has places are hidden (specification, section 4, Events). */
export const onSale = (tickets: readonly Ticket[]): Ticket[] =>
  tickets.filter(
    ({ mode, schedule }) =>
      (mode !== 1 && mode !== 5) || schedule.some(({ max_tickets }) => max_tickets > 0),
  );

/** The tickets that can be had for one of the day's times: mode 1 with an entry of its own for it. */
export const onSaleAt = (tickets: readonly Ticket[], time: Moment): Ticket[] =>
  onSale(tickets).filter(
    ({ mode, schedule }) => mode === 1 && schedule.some(({ datetime }) => datetime === time),
  );

/** What a number of places means: none, few (below the shop's limit), or enough. */
export function stateOf(left: number | undefined, fewBelow: number | undefined): DayState {
  if (left === undefined) return 'notOffered';
  if (left <= 0) return 'soldOut';
  return fewBelow !== undefined && left < fewBelow ? 'few' : 'available';
}

/** The state of every day that the calendar knows; days before today are not offered. */
export function dayStates(
  counts: Readonly<DayCounts>,
  today: Day,
  fewBelow: number | undefined,
): Partial<Record<Day, DayState>> {
  return Object.fromEntries(
    (Object.entries(counts) as [Day, number][])
      .filter(([day]) => day >= today)
      .map(([day, left]) => [day, stateOf(left, fewBelow)]),
  );
}

/** The first day from `from` on that has places. */
export const nextAvailableDay = (counts: Readonly<DayCounts>, from: Day): Day | undefined =>
  (Object.keys(counts) as Day[]).toSorted().find((day) => day >= from && counts[day]! > 0);

/** The day's times that still lie ahead, in order. */
export const timesAhead = (timeslots: readonly Timeslot[], now: Moment): Timeslot[] =>
  timeslots
    .filter(({ datetime }) => datetime > now)
    .toSorted((a, b) => a.datetime.localeCompare(b.datetime));

/** A slot's max_tickets holds for all its ticket types together, with what is in the basket for it already. */
export const placesLeft = (slot: Timeslot, inBasket: number): number =>
  Math.max(0, slot.max_tickets - inBasket);

/** How many tickets are chosen in all. */
export const chosenCount = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** The most of one ticket type, when the other types of the slot keep what they have (specification, section 5, Event tickets). */
export const mostOf = (
  ticketId: string,
  counts: Readonly<Record<string, number>>,
  left: number,
): number => Math.max(0, left - chosenCount(counts) + (counts[ticketId] ?? 0));

/** The counts after one was set: whole, not negative, never over what the slot has left. */
export function withCount(
  counts: Readonly<Record<string, number>>,
  ticketId: string,
  wanted: number,
  left: number,
): Record<string, number> {
  const whole = Number.isFinite(wanted) ? Math.max(0, Math.floor(wanted)) : 0;
  return { ...counts, [ticketId]: Math.min(whole, mostOf(ticketId, counts, left)) };
}

/** How many tickets of an event are in the basket for a moment: they count against what its slot has left. */
export const countInBasket = (
  lines: readonly CartLine[],
  eventId: string,
  datetime: Moment,
): number =>
  lines.reduce(
    (total, line) =>
      line.type === 'ticket' && line.eventId === eventId && line.datetime === datetime
        ? total + line.totalCount
        : total,
    0,
  );
