import type { Moment } from '../calendar/moment.ts';
import type { Group } from '../group.ts';
import type { MuseumEvent, Ticket } from './types.ts';

/** Sorts after every moment. */
const LAST = '9999';

/** Events with a nonzero sequence_no first, ascending, then the rest by sorting_datetime (specification, section 4, Events). */
export function inOrder(events: readonly MuseumEvent[]): MuseumEvent[] {
  const place = (event: MuseumEvent): number => event.sequence_no || Infinity;
  const date = ({ sorting_datetime }: MuseumEvent): string => sorting_datetime ?? LAST;
  return events.toSorted((a, b) =>
    place(a) === place(b) ? date(a).localeCompare(date(b)) : place(a) - place(b),
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

/** Those of a day's times that still lie ahead. */
export const ahead = <T extends { datetime: Moment }>(times: readonly T[], now: Moment): T[] =>
  times.filter(({ datetime }) => datetime > now);

/** Whether the last moment of an event has passed. */
export const isOver = ({ end }: MuseumEvent, now: Moment): boolean => (end ?? LAST) < now;
