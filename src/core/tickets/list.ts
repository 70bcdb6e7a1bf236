import { type Group, inSequence } from '../api/wire/group.ts';
import type { Moment } from '../calendar/moment.ts';
import type { MuseumEvent } from './types.ts';

/** Sorts after every moment. */
const LAST = '9999';

/** Sorts events by `sequence_no`, those with 0 last, then by `sorting_datetime` (specification, section 4, Events). */
export function inOrder(events: readonly MuseumEvent[]): MuseumEvent[] {
  const place = (event: MuseumEvent): number => event.sequence_no || Infinity;
  const date = ({ sorting_datetime }: MuseumEvent): string => sorting_datetime ?? LAST;
  return events.toSorted((a, b) =>
    place(a) === place(b) ? date(a).localeCompare(date(b)) : place(a) - place(b),
  );
}

/** Returns the groups of the events without duplicates, sorted by `sequence_no`. */
export function groupsOf(events: readonly MuseumEvent[]): Group[] {
  const groups = events.flatMap(({ custom_groups }) => custom_groups);
  return inSequence(
    groups.filter(({ id }, index) => groups.findIndex((each) => each.id === id) === index),
  );
}

export const eventsOf = <E extends MuseumEvent>(
  events: readonly E[],
  groupId: string | null,
): readonly E[] =>
  groupId
    ? events.filter(({ custom_groups }) => custom_groups.some(({ id }) => id === groupId))
    : events;

export const isOver = ({ end }: MuseumEvent, now: Moment): boolean => (end ?? LAST) < now;
