import { type DayCounts, nextAvailableDay } from '../calendar/availability.ts';
import type { Day } from '../calendar/day.ts';
import { type Moment, momentOf } from '../calendar/moment.ts';
import type { Time } from '../calendar/time.ts';
import type { CartLine, TourLine } from '../cart/types.ts';
import { type Cents, sum, times } from '../money/cents.ts';
import type {
  Booking,
  TourCalendar,
  TourDetail,
  TourPrice,
  TourSlot,
  TourTicket,
} from './types.ts';

/** Time of a day to choose from; `left` excludes what is in the cart. */
export type TimeChoice = { time: Time; timeslotId: string; left: number; isSoldOut: boolean };

/** Returns the number of tours, or of places in one, in the cart for a tour at a time. */
const countInBasket = (
  lines: readonly CartLine[],
  { tourId, date, time }: { tourId: string; date: Day; time: Time },
): number =>
  lines
    .filter(
      (line): line is TourLine =>
        line.type === 'guidedTour' &&
        line.id === tourId &&
        line.date === date &&
        line.time === time,
    )
    .reduce((total, { totalCount }) => total + totalCount, 0);

const entriesOf = <T>(record: Readonly<Record<Time, T>> = {}): [Time, T][] =>
  Object.entries(record) as [Time, T][];

const isFull = ({ tickets, soldout }: TourSlot): boolean => soldout || tickets <= 0;

/** Returns the future times of a day in order, including sold-out ones. */
export function timesOf(
  tourId: string,
  date: Day,
  known: { slots: TourCalendar[Day] | undefined; soldOutTimes: readonly Time[] },
  { lines, now }: { lines: readonly CartLine[]; now: Moment },
): TimeChoice[] {
  return entriesOf(known.slots)
    .filter(([time]) => momentOf(date, time) > now)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([time, slot]) => {
      const isSoldOut = isFull(slot) || known.soldOutTimes.includes(time);
      const left = slot.tickets - countInBasket(lines, { tourId, date, time });
      return {
        time,
        timeslotId: slot.timeslotId,
        left: isSoldOut ? 0 : Math.max(0, left),
        isSoldOut,
      };
    });
}

/** Returns the available places per day; a day on which all times have begun is left out. */
export function dayCounts(
  calendar: Readonly<TourCalendar>,
  soldOutDays: readonly Day[],
  now: Moment,
): DayCounts {
  const counts: DayCounts = {};
  for (const [date, slots] of Object.entries(calendar) as [Day, TourCalendar[Day]][]) {
    const ahead = entriesOf(slots).filter(([time]) => momentOf(date, time) > now);
    if (ahead.length === 0) continue;
    const free = ahead.filter(([, slot]) => !isFull(slot) && !soldOutDays.includes(date));
    counts[date] = free.reduce((total, [, { tickets }]) => total + tickets, 0);
  }
  return counts;
}

/** Returns the initial date: the requested one if it has places, else the first that has (specification, section 4). */
export const initialDate = (
  counts: Readonly<DayCounts>,
  today: Day,
  requested: Day | undefined,
): Day | undefined =>
  requested && (counts[requested] ?? 0) > 0 ? requested : nextAvailableDay(counts, today);

/**
 * Returns the initial time of a date: the current one if offered, else the first with available places, else the first
 * (specification, section 4, Guided tours).
 */
export function timeFor(times: readonly TimeChoice[], current: Time | undefined): Time | undefined {
  const kept = times.find(({ time }) => time === current);
  return (kept ?? times.find(({ left }) => left > 0) ?? times[0])?.time;
}

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
