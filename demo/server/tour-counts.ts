import type {
  CatalogueTour,
  CatalogueTourPrice,
  CatalogueTourTicket,
} from '../museum/catalogue/tourTypes.ts';
import { fine, refused } from './failure.ts';
import type { Outcome } from './failure.ts';
import { peopleOf } from './family.ts';
import type { Part, PartCount } from './family.ts';

/** Chosen number of a tour's ticket and of its parts. */
export type TicketCount = PartCount & { subtickets: PartCount[] };

/** Reads the chosen numbers of some prices. Numbers of 0 are left out. */
export const readCounts = (
  tour: CatalogueTour,
  prices: CatalogueTourPrice[],
  chosen: PartCount[],
): Outcome<Part[]> => {
  const ids = chosen.map(({ id }) => id);
  const isUsable = new Set(ids).size === ids.length && chosen.every(({ count }) => count >= 0);
  if (!isUsable) return refused('NOT_UNDERSTOOD');
  const known = prices.map(({ id }) => id);
  if (ids.some((id) => !known.includes(id))) return refused('TOUR_CHANGED', { tour: tour.name });
  return fine(
    prices.flatMap(({ id, name, priceCents }) => {
      const count = chosen.find((one) => one.id === id)?.count ?? 0;
      return count > 0 ? [{ id, name, count, priceCents }] : [];
    }),
  );
};

const findTourTicket = (tour: CatalogueTour, id: string): CatalogueTourTicket | undefined =>
  tour.tickets.find((ticket) => ticket.id === id);

/** A ticket with parts counts as one if any part was chosen, regardless of its own count (specification, section 5, Tours). */
const counted = (ticket: CatalogueTourTicket | undefined, chosen: TicketCount): PartCount =>
  ticket?.subtickets
    ? { id: chosen.id, count: chosen.subtickets.some(({ count }) => count > 0) ? 1 : 0 }
    : { id: chosen.id, count: chosen.count };

/** Reads the tickets of a booking. Returns their number, and the priced parts, each ticket before its own parts. */
export const readTourTickets = (
  tour: CatalogueTour,
  booked: number,
  chosen: TicketCount[],
): Outcome<{ count: number; parts: Part[] }> => {
  const counts = chosen.map((one) => counted(findTourTicket(tour, one.id), one));
  const tickets = readCounts(tour, tour.tickets, counts);
  if (tickets.is === 'refused') return tickets;
  const parts: Part[] = [];
  for (const { id, subtickets } of chosen) {
    const read = readCounts(tour, findTourTicket(tour, id)?.subtickets ?? [], subtickets);
    if (read.is === 'refused') return read;
    parts.push(...tickets.value.filter((ticket) => ticket.id === id), ...read.value);
  }
  const max = tour.maxParticipants * booked;
  const tooMany = parts.find(({ count }) => count > max);
  if (tooMany) {
    return refused('TOUR_TICKET_LIMIT', { tour: tour.name, ticket: tooMany.name, max });
  }
  return fine({ count: peopleOf(tickets.value), parts });
};
