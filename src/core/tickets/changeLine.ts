import { isIncomplete } from '../async/asyncState.ts';
import { changeLine } from '../cart/actions.ts';
import { pricedDay, pricedTicket } from '../cart/lines.ts';
import { isReserved } from '../cart/payment.ts';
import { cart } from '../cart/store.ts';
import { type CartLine, lineKey } from '../cart/types.ts';
import {
  maxQuantity,
  type PartChoice,
  partChoices,
  remainingFor,
  shortage,
  ticketsOf,
} from './availability.ts';
import {
  answerFor,
  offerOf,
  pickedOf,
  visitKeyOf,
  type VisitLine,
  visitLines,
} from './revalidate.ts';
import { partsFor } from './rules.ts';
import type { DayOffer, Visit } from './types.ts';

/** Returns the day of a line as if that line were not in the cart. */
const visitOf = (
  line: VisitLine,
  offer: DayOffer,
  lines: readonly CartLine[],
): Visit & { offer: DayOffer } => ({
  ...visitKeyOf(line),
  offer,
  lines: lines.filter((each) => lineKey(each) !== lineKey(line)),
});

/** Range within which the tickets of a line can be changed. */
export type LineAvailability =
  /** No answer from the back end: the line can only be removed. */
  | { is: 'unknown' }
  /** The ticket is no longer on sale. */
  | { is: 'discontinued' }
  /** `max` can be bought, with the limits in `parts`; `shortfall` is set if fewer remain than the line holds. */
  | {
      is: 'available';
      max: number;
      parts: readonly PartChoice[];
      shortfall?: { remaining: number };
    };

type Around = {
  lines: readonly CartLine[];
  isReserved: boolean;
  /** The offer is incomplete: missing tickets may still be on sale. */
  isIncomplete?: boolean;
};

/**
 * Returns the range for a ticket in a line, based on the current offer of its day, in which the places of a line that
 * `isReserved` already count as taken.
 */
export function lineAvailability(
  line: VisitLine,
  ticketId: string,
  offer: DayOffer | undefined,
  { lines, isReserved, isIncomplete = false }: Around,
): LineAvailability {
  if (!offer) return { is: 'unknown' };
  const ticket = offer.tickets.find(({ id }) => id === ticketId);
  if (!ticket) return { is: isIncomplete ? 'unknown' : 'discontinued' };
  const picked = pickedOf(line);
  const count = picked.counts[ticketId] ?? 0;
  const visit = visitOf(line, offer, lines);
  const isOnSale = ticketsOf(visit).some(({ id }) => id === ticketId);
  if (isReserved) return { is: 'available', max: count, parts: partChoices(ticket, picked, visit) };
  const isShort = !isOnSale || shortage(picked, visit) !== undefined;
  if (isShort && isIncomplete) return { is: 'unknown' };
  return {
    is: 'available',
    max: Math.max(count, isOnSale ? maxQuantity(ticket, picked, visit) : 0),
    parts: partChoices(ticket, picked, visit),
    ...(isShort && { shortfall: { remaining: isOnSale ? remainingFor(ticket, visit) : 0 } }),
  };
}

const ticketIdsOf = (line: VisitLine): string[] =>
  line.type === 'ticket' ? [line.id] : line.dayTickets.map(({ id }) => id);

/** Returns whether a line must be changed or removed before it can be bought. */
export const isBlocked = (line: VisitLine, offer: DayOffer | undefined, around: Around): boolean =>
  ticketIdsOf(line).some((id) => {
    const availability = lineAvailability(line, id, offer, around);
    return availability.is === 'discontinued' || 'shortfall' in availability;
  });

const currentAvailability = (line: VisitLine, ticketId: string) => {
  const availability = lineAvailability(line, ticketId, offerOf(line), {
    lines: cart.lines,
    isReserved: isReserved(line, cart.sent),
    isIncomplete: isIncomplete(answerFor(line)),
  });
  return availability.is === 'available' ? availability : undefined;
};

const lineOf = (key: string): VisitLine | undefined =>
  visitLines().find((line) => lineKey(line) === key);

/** Changes the count of a ticket in a line, between 1 and the available places; parts of a family are adjusted. */
export function changeCount(key: string, ticketId: string, wanted: number): void {
  const line = lineOf(key);
  const availability = line && currentAvailability(line, ticketId);
  if (!line || !availability) return;
  const count = Math.max(1, Math.min(wanted, availability.max));
  if (line.type === 'dayTicket') {
    const kinds = line.dayTickets.map((kind) => (kind.id === ticketId ? { ...kind, count } : kind));
    changeLine(key, pricedDay(line, kinds));
    return;
  }
  const ticket = offerOf(line)?.tickets.find(({ id }) => id === ticketId);
  const counts = ticket ? partsFor(ticket, count, pickedOf(line).parts[ticketId]) : {};
  const subtickets = line.subtickets.map((part) => ({
    ...part,
    count: counts[part.id] ?? part.count,
  }));
  changeLine(key, pricedTicket({ ...line, totalCount: count, subtickets }));
}

/** Changes the count of a part of a family ticket, within its limits and the available places. */
export function changePart(key: string, partId: string, wanted: number): void {
  const line = lineOf(key);
  const part = line && currentAvailability(line, line.id)?.parts.find(({ id }) => id === partId);
  if (line?.type !== 'ticket' || !part) return;
  const count = Math.max(part.min, Math.min(wanted, part.max));
  const subtickets = line.subtickets.map((each) =>
    each.id === partId ? { ...each, count } : each,
  );
  changeLine(key, pricedTicket({ ...line, subtickets }));
}
