import { type Cents, sum, times } from '../money/cents.ts';
import type { Picked, SubTicket, Ticket } from './types.ts';

/* The rules of family tickets: specification, section 5, Event tickets. A family's parts are counted over all its
 * tickets together; each person of a part takes a place, the family ticket itself takes none. */

export const isFamily = ({ subtickets }: Ticket): boolean => subtickets.length > 0;

/** A part with equal min and max quantity has a fixed count. */
export const isFixed = ({ min_quantity, max_quantity }: SubTicket): boolean =>
  min_quantity === max_quantity;

/** How many of a part there may be for so many family tickets. */
export const partRange = (
  { min_quantity, max_quantity }: SubTicket,
  count: number,
): { min: number; max: number } => ({ min: min_quantity * count, max: max_quantity * count });

/** The fewest people that one ticket lets in. */
export const fewestPeople = ({ subtickets }: Ticket): number =>
  Math.max(
    1,
    subtickets.reduce((total, { min_quantity }) => total + min_quantity, 0),
  );

/**
 * The parts for so many family tickets: what was chosen stays as far as it may, min_quantity is applied by itself, so
 * that every part has a count.
 */
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

/** How many people the picked number of a ticket lets in. */
export function peopleOf(ticket: Ticket, { counts, parts }: Picked): number {
  const count = counts[ticket.id] ?? 0;
  if (!isFamily(ticket)) return count;
  const chosen = partsFor(ticket, count, parts[ticket.id]);
  return Object.values(chosen).reduce((total, people) => total + people, 0);
}

/** What the picked number of a ticket costs: a family pays for itself and for each of its people. */
export function priceOf(ticket: Ticket, { counts, parts }: Picked): Cents {
  const count = counts[ticket.id] ?? 0;
  const chosen = partsFor(ticket, count, parts[ticket.id]);
  return sum([
    times(ticket.price, count),
    ...ticket.subtickets.map(({ id, price }) => times(price, chosen[id] ?? 0)),
  ]);
}
