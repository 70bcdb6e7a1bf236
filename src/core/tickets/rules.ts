import type { Moment } from '../calendar/moment.ts';
import { type Cents, sum, times } from '../money/cents.ts';
import type { Picked, SubTicket, Ticket } from './types.ts';

/** Hides timed and scheduled tickets without an entry that has places (specification, section 4, Events). */
export const onSale = (tickets: readonly Ticket[]): Ticket[] =>
  tickets.filter(
    ({ mode, schedule }) =>
      (mode !== 1 && mode !== 5) || schedule.some(({ max_tickets }) => max_tickets > 0),
  );

/** Returns the times that are still in the future. */
export const upcoming = <T extends { datetime: Moment }>(times: readonly T[], now: Moment): T[] =>
  times.filter(({ datetime }) => datetime > now);

/*
 * Rules for family tickets (specification, section 5, Event tickets): parts are counted over all family tickets
 * together. Each person in a part takes a place, the family ticket itself takes none.
 */

export const isFamily = ({ subtickets }: Ticket): boolean => subtickets.length > 0;

/** Returns whether a part has a fixed count, because its minimum and maximum are equal. */
export const isFixed = ({ min_quantity, max_quantity }: SubTicket): boolean =>
  min_quantity === max_quantity;

/** Returns how many people of a part are allowed with `count` family tickets. */
export const partRange = (
  { min_quantity, max_quantity }: SubTicket,
  count: number,
): { min: number; max: number } => ({ min: min_quantity * count, max: max_quantity * count });

/** Returns the minimum number of people that one ticket admits. */
export const minPeople = ({ subtickets }: Ticket): number =>
  Math.max(
    1,
    subtickets.reduce((total, { min_quantity }) => total + min_quantity, 0),
  );

/** Returns the count of every part for `count` family tickets: that in `before`, kept within the part's limits. */
export const partsFor = (
  { subtickets }: Ticket,
  count: number,
  before: Readonly<Record<string, number>> = {},
): Record<string, number> =>
  Object.fromEntries(
    subtickets.map((part) => {
      const { min, max } = partRange(part, count);
      return [part.id, Math.min(max, Math.max(min, before[part.id] ?? 0))];
    }),
  );

/** Returns how many people the picked tickets of a type admit. */
export function peopleOf(ticket: Ticket, { counts, parts }: Picked): number {
  const count = counts[ticket.id] ?? 0;
  if (!isFamily(ticket)) return count;
  const chosen = partsFor(ticket, count, parts[ticket.id]);
  return Object.values(chosen).reduce((total, people) => total + people, 0);
}

/** Returns the price of the picked tickets of a type: a family ticket costs its own price plus that of its people. */
export function priceOf(ticket: Ticket, { counts, parts }: Picked): Cents {
  const count = counts[ticket.id] ?? 0;
  const chosen = partsFor(ticket, count, parts[ticket.id]);
  return sum([
    times(ticket.price, count),
    ...ticket.subtickets.map(({ id, price }) => times(price, chosen[id] ?? 0)),
  ]);
}

/**
 * Returns the ticket of which one is preset after a time is chosen: the first one with a price that is no family ticket.
 * `undefined` if the visitor has already chosen, or none of it is available.
 */
export function presetTicket(
  offered: readonly Ticket[],
  { counts }: Picked,
  maxOf: (ticket: Ticket) => number,
): Ticket | undefined {
  if (Object.keys(counts).length > 0) return undefined;
  const first = offered.find((ticket) => ticket.price > 0 && !isFamily(ticket));
  return first && maxOf(first) > 0 ? first : undefined;
}

/** Returns whether the parts of a picked family ticket have to be chosen. */
export const opensIntoParts = (ticket: Ticket, { counts }: Picked): boolean =>
  isFamily(ticket) && (counts[ticket.id] ?? 0) > 0;
