import { pricedTour } from '../cart/lines.ts';
import type { TourLine } from '../cart/types.ts';
import { answersOf } from './rules.ts';
import {
  countOfTicket,
  type Counts,
  type Departure,
  pricesAt,
  ticketsOf,
  tourCount,
} from './availability.ts';
import type { Answers } from './types.ts';

export function lineOf(
  bookingId: string,
  departure: Departure,
  counts: Counts,
  answers: Answers,
): TourLine {
  const { tour, date, time, slot } = departure;
  const prices = pricesAt(tour, time).map(({ id, name, price, vat_value }) => {
    return { id, name, price, vat_value, count: counts.tours[id] ?? 0 };
  });
  const tickets = ticketsOf(tour).map((ticket) => {
    const { id, name, price, vat_value } = ticket;
    const subtickets = ticket.subtickets.map((part) => ({
      ...part,
      count: counts.parts[id]?.[part.id] ?? 0,
    }));
    return { id, name, price, vat_value, subtickets, count: countOfTicket(ticket, counts) };
  });
  return pricedTour({
    type: 'guidedTour',
    bookingId,
    id: tour.id,
    name: tour.name,
    date,
    time,
    ...(slot && { timeslotId: slot.timeslotId }),
    langName: tour.langName,
    single_ticketing: tour.single_ticketing,
    totalCount: tourCount(departure, counts),
    prices: prices.filter(({ count }) => count > 0),
    tickets: tickets.filter(({ count }) => count > 0),
    answers: answersOf(tour.questions, answers),
  });
}
