import type { DayState } from '../calendar/availability.ts';
import type { Day } from '../calendar/day.ts';
import type { Moment } from '../calendar/moment.ts';
import type { DayCounts, Group, MuseumEvent, Ticket } from './types.ts';

/** Events with a nonzero sequence_no first, ascending, then the rest by sorting_datetime (specification, section 4, Events). */
export function inOrder(events: readonly MuseumEvent[]): MuseumEvent[] {
  const place = (event: MuseumEvent): number => event.sequence_no || Infinity;
  return events.toSorted((a, b) =>
    place(a) === place(b)
      ? a.sorting_datetime.localeCompare(b.sorting_datetime)
      : place(a) - place(b),
  );
}

/** The groups that events are in, each once, in the order of their sequence_no. */
export function groupsOf(events: readonly MuseumEvent[]): Group[] {
  const groups = events.flatMap(({ custom_groups }) => custom_groups);
  return groups
    .filter(({ id }, index) => groups.findIndex((each) => each.id === id) === index)
    .toSorted((a, b) => a.sequence_no - b.sequence_no);
}

/** The events of a group; all of them where none is named. */
export const eventsOf = <E extends MuseumEvent>(
  events: readonly E[],
  groupId: string | null,
): readonly E[] =>
  groupId
    ? events.filter(({ custom_groups }) => custom_groups.some(({ id }) => id === groupId))
    : events;

/** Tickets of modes 1 and 5 without a schedule entry that has places are hidden (specification, section 4, Events). */
export const onSale = (tickets: readonly Ticket[]): Ticket[] =>
  tickets.filter(
    ({ mode, schedule }) =>
      (mode !== 1 && mode !== 5) || schedule.some(({ max_tickets }) => max_tickets > 0),
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

/** Those of a day's times that still lie ahead. */
export const ahead = <T extends { datetime: Moment }>(times: readonly T[], now: Moment): T[] =>
  times.filter(({ datetime }) => datetime > now);

/** Whether the last moment of an event has passed. */
export const isOver = ({ end }: MuseumEvent, now: Moment): boolean =>
  end !== undefined && end < now;
