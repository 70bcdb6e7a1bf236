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
} from './places.ts';
import type { DayOffer, Picked } from './types.ts';

/** A line of the basket that holds tickets for an event. */
export type VisitLine = TicketLine | DayTicketLine;

export const isVisitLine = (line: CartLine): line is VisitLine =>
  line.type === 'ticket' || line.type === 'dayTicket';

/** The event and the day that a line is for, and the time, unless it is for the whole day. */
export const visitKeyOf = (line: VisitLine): Pick<Visit, 'eventId' | 'day' | 'time'> =>
  line.type === 'ticket'
    ? { eventId: line.eventId, day: dayOf(line.datetime), time: line.datetime }
    : { eventId: line.id, day: line.date };

/** What a line holds, as if it were being picked. */
export function pickedOf(line: VisitLine): Picked {
  if (line.type === 'dayTicket') {
    const counts = Object.fromEntries(line.dayTickets.map(({ id, count }) => [id, count]));
    return { counts, parts: {} };
  }
  const parts = Object.fromEntries(line.subtickets.map(({ id, count }) => [id, count]));
  return { counts: { [line.id]: line.totalCount }, parts: { [line.id]: parts } };
}

/** The day of a line as it is without the line itself. */
const visitOf = (
  line: VisitLine,
  offer: DayOffer,
  lines: readonly CartLine[],
): Visit & { offer: DayOffer } => ({
  ...visitKeyOf(line),
  offer,
  lines: lines.filter((each) => lineKey(each) !== lineKey(line)),
});

/** How far the tickets of a line may be changed. */
export type Room =
  /** The server's answer is not there: nothing can be changed but taken out. */
  | { is: 'unknown' }
  /** The ticket is not sold any more. */
  | { is: 'gone' }
  /** So many of it may be had, and of its parts; `short` where fewer places are left than the line holds. */
  | { is: 'open'; most: number; parts: readonly PartChoice[]; short?: { left: number } };

type Around = {
  lines: readonly CartLine[];
  isHeld: boolean;
  /** Something of the day's offer could not be read: what is missing from it may still be on sale. */
  isIncomplete?: boolean;
};

/**
 * How far a ticket of a basket line may be changed by what its day offers now. A line that `isHeld` by a payment under
 * way has its places already: they are among those the server counts as taken.
 */
export function roomOf(
  line: VisitLine,
  ticketId: string,
  offer: DayOffer | undefined,
  { lines, isHeld, isIncomplete = false }: Around,
): Room {
  if (!offer) return { is: 'unknown' };
  const ticket = offer.tickets.find(({ id }) => id === ticketId);
  if (!ticket) return { is: isIncomplete ? 'unknown' : 'gone' };
  const picked = pickedOf(line);
  const count = picked.counts[ticketId] ?? 0;
  const visit = visitOf(line, offer, lines);
  const isOnSale = ticketsOf(visit).some(({ id }) => id === ticketId);
  if (isHeld) return { is: 'open', most: count, parts: partChoices(ticket, picked, visit) };
  const isShort = !isOnSale || shortage(picked, visit) !== undefined;
  if (isShort && isIncomplete) return { is: 'unknown' };
  return {
    is: 'open',
    most: Math.max(count, isOnSale ? mostOf(ticket, picked, visit) : 0),
    parts: partChoices(ticket, picked, visit),
    ...(isShort && { short: { left: isOnSale ? leftFor(ticket, visit) : 0 } }),
  };
}

/** The tickets that a line holds, by id. */
const ticketIdsOf = (line: VisitLine): string[] =>
  line.type === 'ticket' ? [line.id] : line.dayTickets.map(({ id }) => id);

/** Whether a line cannot be bought as it is: it has to be changed or taken out first. */
export const isBlocked = (line: VisitLine, offer: DayOffer | undefined, around: Around): boolean =>
  ticketIdsOf(line).some((id) => {
    const room = roomOf(line, id, offer, around);
    return room.is === 'gone' || 'short' in room;
  });
