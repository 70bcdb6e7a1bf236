import type { CartLine } from '../cart/types.ts';
import type { Day } from '../calendar/day.ts';
import type { Time } from '../calendar/time.ts';
import { type Cents, sum, times } from '../money/cents.ts';
import { countInBasket } from './times.ts';
import type { Booking, TourDetail, TourPrice, TourSlot, TourTicket } from './types.ts';

/* The rules of section 5, Tours. What is counted as "tours" are whole tours where these are booked, else places in one. */

/** A tour at a time as the visitor sees it: what it offers, what is known of the places left, and what is in his basket. */
export type Departure = {
  tour: TourDetail;
  date: Day;
  time: Time;
  slot?: TourSlot | undefined;
  lines: readonly CartLine[];
};

/** What of a booking is counted here. */
export type Counts = Pick<Booking, 'tours' | 'tickets' | 'parts'>;

const inOrder = <T extends { sequence_no: number }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => a.sequence_no - b.sequence_no);

/** What a tour costs at a time: the time's own prices where it has some. */
export function pricesAt({ priceList, schedule }: TourDetail, time: Time | undefined): TourPrice[] {
  const own = time ? schedule[time]?.priceList : undefined;
  return inOrder(own && own.length > 0 ? own : priceList);
}

/** The tickets of those who take part, in their order. */
export const ticketsOf = ({ tickets }: TourDetail): TourTicket[] => inOrder(tickets);

/** Whether everybody who takes part has to have a ticket. */
export const needsTickets = ({ tickets, booking_without_tickets }: TourDetail): boolean =>
  tickets.length > 0 && !booking_without_tickets;

/** How many of a ticket are wanted: one with parts is one as soon as any of them is somebody. */
export function countOfTicket({ id, subtickets }: TourTicket, { tickets, parts }: Counts): number {
  if (subtickets.length === 0) return tickets[id] ?? 0;
  return subtickets.some((part) => (parts[id]?.[part.id] ?? 0) > 0) ? 1 : 0;
}

/** How many tickets are wanted together. */
export const ticketCount = (tour: TourDetail, counts: Counts): number =>
  tour.tickets.reduce((total, ticket) => total + countOfTicket(ticket, counts), 0);

/** How many tours, or places in one, are wanted together; what is not sold at the time is not wanted. */
export const tourCount = ({ tour, time }: Pick<Departure, 'tour' | 'time'>, { tours }: Counts) =>
  pricesAt(tour, time).reduce((total, { id }) => total + (tours[id] ?? 0), 0);

/**
 * What is left for this visitor, without what is in his basket: by the places of the time, and of whole tours by those
 * of the schedule. Infinity where nobody has counted.
 */
export function leftFor({ tour, date, time, slot, lines }: Departure): number {
  const places = slot ? (slot.soldout ? 0 : slot.tickets) : Infinity;
  const scheduled = tour.book_complete_tour ? (tour.schedule[time]?.tours ?? 0) : Infinity;
  const inBasket = countInBasket(lines, { tourId: tour.id, date, time });
  return Math.max(0, Math.min(places, scheduled) - inBasket);
}

/** The most tours, or places in one, that a booking may have, all prices together. */
export const mostTours = (departure: Departure): number =>
  Math.min(departure.tour.max_participants, leftFor(departure));

/** The most at one price, when the others keep theirs. */
export const mostAtPrice = (departure: Departure, counts: Counts, priceId: string): number =>
  Math.max(0, mostTours(departure) - tourCount(departure, counts) + (counts.tours[priceId] ?? 0));

/** The most of one kind of ticket, or of one of its parts. */
export const mostTickets = (departure: Departure, counts: Counts): number =>
  departure.tour.max_participants * tourCount(departure, counts);

/** What a booking costs. */
export const totalOf = ({ tour, time }: Departure, counts: Counts): Cents =>
  sum([
    ...pricesAt(tour, time).map(({ id, price }) => times(price, counts.tours[id] ?? 0)),
    ...tour.tickets.flatMap((ticket) => [
      times(ticket.price, countOfTicket(ticket, counts)),
      ...ticket.subtickets.map(({ id, price }) => times(price, counts.parts[ticket.id]?.[id] ?? 0)),
    ]),
  ]);
