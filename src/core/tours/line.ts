import { pricedTour } from '../cart/lines.ts';
import type { CartLine, TourLine } from '../cart/types.ts';
import { answersOf, countOfTicket, pricesAt, ticketsOf, tourCount } from './rules.ts';
import type { Answers, Booking, Counts, Departure } from './types.ts';

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

type Change = Pick<Booking, 'bookingId'>;

const isChanged = (line: CartLine, { bookingId }: Change): line is TourLine =>
  line.type === 'guidedTour' && line.bookingId === bookingId;

/** Returns the booking in the cart that is being changed; `undefined` if it has been removed in the meantime. */
export const changedLine = (lines: readonly CartLine[], booking: Change): TourLine | undefined =>
  lines.find((line): line is TourLine => isChanged(line, booking));

/** Returns the cart lines without the booking that is being changed, whose places it can use again. */
export const otherLines = (lines: readonly CartLine[], booking: Change): CartLine[] =>
  lines.filter((line) => !isChanged(line, booking));
