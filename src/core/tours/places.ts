import type { CartLine } from '../cart/types.ts';
import type { Day } from '../calendar/day.ts';
import type { Time } from '../calendar/time.ts';
import { type Cents, sum, times } from '../money/cents.ts';
import { countInBasket } from './times.ts';
import type { Booking, TourDetail, TourPrice, TourSlot, TourTicket } from './types.ts';

/* Rules from the specification, section 5, Tours. "Tours" means whole tours if these are booked, else places in one. */

/** Tour at a time as the visitor sees it: its offer, its available places, and the lines in the cart. */
export type Departure = {
  tour: TourDetail;
  date: Day;
  time: Time;
  slot?: TourSlot | undefined;
  lines: readonly CartLine[];
};

export type Counts = Pick<Booking, 'tours' | 'tickets' | 'parts'>;

const inOrder = <T extends { sequence_no: number }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => a.sequence_no - b.sequence_no);

/** Returns the prices of a tour at a time; prices of the time's own win. */
export function pricesAt({ priceList, schedule }: TourDetail, time: Time | undefined): TourPrice[] {
  const own = time ? schedule[time]?.priceList : undefined;
  return inOrder(own && own.length > 0 ? own : priceList);
}

/** Returns the sorted tickets for participants. */
export const ticketsOf = ({ tickets }: TourDetail): TourTicket[] => inOrder(tickets);

export const needsTickets = ({ tickets, booking_without_tickets }: TourDetail): boolean =>
  tickets.length > 0 && !booking_without_tickets;

/** Returns the count of a ticket; one with parts counts as one ticket if any part has people. */
export function countOfTicket({ id, subtickets }: TourTicket, { tickets, parts }: Counts): number {
  if (subtickets.length === 0) return tickets[id] ?? 0;
  return subtickets.some((part) => (parts[id]?.[part.id] ?? 0) > 0) ? 1 : 0;
}

export const ticketCount = (tour: TourDetail, counts: Counts): number =>
  tour.tickets.reduce((total, ticket) => total + countOfTicket(ticket, counts), 0);

/** Returns the total number of tours, or of places in one; prices not sold at that time do not count. */
export const tourCount = ({ tour, time }: Pick<Departure, 'tour' | 'time'>, { tours }: Counts) =>
  pricesAt(tour, time).reduce((total, { id }) => total + (tours[id] ?? 0), 0);

/**
 * Returns what is left for this visitor: the places of the slot, for whole tours limited by the schedule, less those in
 * the cart. Unknown capacity is `Infinity`.
 */
export function leftFor({ tour, date, time, slot, lines }: Departure): number {
  const places = slot ? (slot.soldout ? 0 : slot.tickets) : Infinity;
  const scheduled = tour.book_complete_tour ? (tour.schedule[time]?.tours ?? 0) : Infinity;
  const inBasket = countInBasket(lines, { tourId: tour.id, date, time });
  return Math.max(0, Math.min(places, scheduled) - inBasket);
}

/** Returns the maximum number of tours, or of places in one, over all prices. */
export const mostTours = (departure: Departure): number =>
  Math.min(departure.tour.max_participants, leftFor(departure));

/** Returns the maximum count at one price, with the other prices unchanged. */
export const mostAtPrice = (departure: Departure, counts: Counts, priceId: string): number =>
  Math.max(0, mostTours(departure) - tourCount(departure, counts) + (counts.tours[priceId] ?? 0));

/** Returns the maximum count of one ticket, or of one of its parts. */
export const mostTickets = (departure: Departure, counts: Counts): number =>
  departure.tour.max_participants * tourCount(departure, counts);

export const totalOf = ({ tour, time }: Departure, counts: Counts): Cents =>
  sum([
    ...pricesAt(tour, time).map(({ id, price }) => times(price, counts.tours[id] ?? 0)),
    ...tour.tickets.flatMap((ticket) => [
      times(ticket.price, countOfTicket(ticket, counts)),
      ...ticket.subtickets.map(({ id, price }) => times(price, counts.parts[ticket.id]?.[id] ?? 0)),
    ]),
  ]);
