import type { CatalogueSubTicket, CatalogueTicket, Text } from '../museum/catalogue/types.ts';
import { fine, refused } from './failure.ts';
import type { Outcome } from './failure.ts';

/** Chosen number of a sub-ticket, over all pieces of the family ticket together. */
export type PartCount = { id: string; count: number };

/** A part of a family ticket as it is held and sold. Parts that were not chosen are left out. */
export type Part = { id: string; name: Text; count: number; priceCents: number };

const rangeRefusal = (ticket: CatalogueTicket, part: CatalogueSubTicket, pieces: number) => {
  const values = { ticket: ticket.name, part: part.name, min: part.min * pieces };
  return part.min === part.max
    ? refused('PART_FIXED', values)
    : refused('PART_OUT_OF_RANGE', { ...values, max: part.max * pieces });
};

/**
 * Reads the parts of `pieces` family tickets (specification, section 5, Event tickets). Each part needs a count, even if it is 0,
 * from `min` to `max` for each piece, and at least one person has to come. Other tickets have no parts.
 */
export const readParts = (
  ticket: CatalogueTicket,
  pieces: number,
  chosen: PartCount[],
): Outcome<Part[]> => {
  const subtickets = ticket.subtickets ?? [];
  const known = new Set(subtickets.map(({ id }) => id));
  if (chosen.some(({ id }) => !known.has(id))) {
    return refused('PART_UNKNOWN', { ticket: ticket.name });
  }
  if (new Set(chosen.map(({ id }) => id)).size < chosen.length) return refused('NOT_UNDERSTOOD');
  const parts: Part[] = [];
  for (const part of subtickets) {
    const count = chosen.find(({ id }) => id === part.id)?.count;
    if (count === undefined) {
      return refused('PART_MISSING', { ticket: ticket.name, part: part.name });
    }
    if (count < part.min * pieces || count > part.max * pieces) {
      return rangeRefusal(ticket, part, pieces);
    }
    const { id, name, priceCents } = part;
    if (count > 0) parts.push({ id, name, count, priceCents });
  }
  return subtickets.length > 0 && parts.length === 0 ? refused('COUNT_INVALID') : fine(parts);
};

/** Returns how many people the parts of a family ticket admit. */
export const peopleOf = (parts: Part[]): number =>
  parts.reduce((people, { count }) => people + count, 0);

/** Returns the lowest price of a ticket in cents: a family ticket with only its required parts. */
export const leastPriceCents = ({ priceCents, subtickets = [] }: CatalogueTicket): number =>
  subtickets.reduce((sum, part) => sum + part.priceCents * part.min, priceCents);
