import { dayOf } from '../calendar/moment.ts';
import { type CartLine, type DayTicketLine, lineKey, type TicketLine } from '../cart/types.ts';
import {
  leftFor,
  mostOf,
  type PartChoice,
  partChoices,
  shortage,
  ticketsOf,
  type Visit,
} from './availability.ts';
import type { DayOffer, Picked } from './types.ts';

export type VisitLine = TicketLine | DayTicketLine;

export const isVisitLine = (line: CartLine): line is VisitLine =>
  line.type === 'ticket' || line.type === 'dayTicket';

/** Returns the event and day of a line, and the time unless it is for the whole day. */
export const visitKeyOf = (line: VisitLine): Pick<Visit, 'eventId' | 'day' | 'time'> =>
  line.type === 'ticket'
    ? { eventId: line.eventId, day: dayOf(line.datetime), time: line.datetime }
    : { eventId: line.id, day: line.date };

/** Returns the counts of a line in the form of a choice. */
export function pickedOf(line: VisitLine): Picked {
  if (line.type === 'dayTicket') {
    const counts = Object.fromEntries(line.dayTickets.map(({ id, count }) => [id, count]));
    return { counts, parts: {} };
  }
  const parts = Object.fromEntries(line.subtickets.map(({ id, count }) => [id, count]));
  return { counts: { [line.id]: line.totalCount }, parts: { [line.id]: parts } };
}

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
export type Room =
  /** No answer from the back end: the line can only be removed. */
  | { is: 'unknown' }
  /** The ticket is no longer on sale. */
  | { is: 'gone' }
  /** `most` can be bought, with the limits in `parts`; `short` is set if fewer are left than the line holds. */
  | { is: 'open'; most: number; parts: readonly PartChoice[]; short?: { left: number } };

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
export function roomOf(
  line: VisitLine,
  ticketId: string,
  offer: DayOffer | undefined,
  { lines, isReserved, isIncomplete = false }: Around,
): Room {
  if (!offer) return { is: 'unknown' };
  const ticket = offer.tickets.find(({ id }) => id === ticketId);
  if (!ticket) return { is: isIncomplete ? 'unknown' : 'gone' };
  const picked = pickedOf(line);
  const count = picked.counts[ticketId] ?? 0;
  const visit = visitOf(line, offer, lines);
  const isOnSale = ticketsOf(visit).some(({ id }) => id === ticketId);
  if (isReserved) return { is: 'open', most: count, parts: partChoices(ticket, picked, visit) };
  const isShort = !isOnSale || shortage(picked, visit) !== undefined;
  if (isShort && isIncomplete) return { is: 'unknown' };
  return {
    is: 'open',
    most: Math.max(count, isOnSale ? mostOf(ticket, picked, visit) : 0),
    parts: partChoices(ticket, picked, visit),
    ...(isShort && { short: { left: isOnSale ? leftFor(ticket, visit) : 0 } }),
  };
}

const ticketIdsOf = (line: VisitLine): string[] =>
  line.type === 'ticket' ? [line.id] : line.dayTickets.map(({ id }) => id);

/** Returns whether a line must be changed or removed before it can be bought. */
export const isBlocked = (line: VisitLine, offer: DayOffer | undefined, around: Around): boolean =>
  ticketIdsOf(line).some((id) => {
    const room = roomOf(line, id, offer, around);
    return room.is === 'gone' || 'short' in room;
  });
