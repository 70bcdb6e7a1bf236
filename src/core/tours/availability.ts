import { type DayCounts, nextAvailableDay } from '../calendar/availability.ts';
import type { Day } from '../calendar/day.ts';
import { type Moment, momentOf } from '../calendar/moment.ts';
import type { Time } from '../calendar/time.ts';
import type { CartLine, TourLine } from '../cart/types.ts';
import { type AnswerError, answerErrors, needsTickets, ticketCount, tourCount } from './rules.ts';
import type { Answers, Counts, Departure, TourCalendar, TourSlot } from './types.ts';

/** Time of a day to choose from; `remaining` excludes what is in the cart. */
export type TimeChoice = { time: Time; timeslotId: string; remaining: number; isSoldOut: boolean };

/** Returns the number of tours, or of places in one, in the cart for a tour at a time. */
const countInCart = (
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
      const remaining = slot.tickets - countInCart(lines, { tourId, date, time });
      return {
        time,
        timeslotId: slot.timeslotId,
        remaining: isSoldOut ? 0 : Math.max(0, remaining),
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
    const upcoming = entriesOf(slots).filter(([time]) => momentOf(date, time) > now);
    if (upcoming.length === 0) continue;
    const open = upcoming.filter(([, slot]) => !isFull(slot) && !soldOutDays.includes(date));
    counts[date] = open.reduce((total, [, { tickets }]) => total + tickets, 0);
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
  return (kept ?? times.find(({ remaining }) => remaining > 0) ?? times[0])?.time;
}

/**
 * Returns what remains for this visitor: the places of the slot, for whole tours limited by the schedule, less those in
 * the cart. Unknown capacity is `Infinity`.
 */
export function remainingFor({ tour, date, time, slot, lines }: Departure): number {
  const places = slot ? (slot.soldout ? 0 : slot.tickets) : Infinity;
  const scheduled = tour.book_complete_tour ? (tour.schedule[time]?.tours ?? 0) : Infinity;
  const inCart = countInCart(lines, { tourId: tour.id, date, time });
  return Math.max(0, Math.min(places, scheduled) - inCart);
}

/** Returns the maximum number of tours, or of places in one, over all prices. */
export const maxTours = (departure: Departure): number =>
  Math.min(departure.tour.max_participants, remainingFor(departure));

/** Returns the maximum count at one price, with the other prices unchanged. */
export const maxAtPrice = (departure: Departure, counts: Counts, priceId: string): number =>
  Math.max(0, maxTours(departure) - tourCount(departure, counts) + (counts.tours[priceId] ?? 0));

/** Returns the maximum count of one ticket, or of one of its parts. */
export const maxTickets = (departure: Departure, counts: Counts): number =>
  departure.tour.max_participants * tourCount(departure, counts);

/** Reason why a booking is refused. */
export type Problem =
  /** No tour, and no place in one, is chosen. */
  | { is: 'noTours' }
  /** Fewer tours, places or tickets are available than the visitor wants. */
  | { is: 'tooMany'; wanted: number; remaining: number; isOfTickets?: boolean }
  | { is: 'overMax'; wanted: number; max: number }
  | { is: 'groupTooSmall'; people: number; min: number }
  | { is: 'fewerTickets'; tickets: number; participants: number }
  | { is: 'moreTickets'; tickets: number; participants: number }
  | { is: 'answer'; qId: string; error: AnswerError };

/** Checks a booking of whole tours: the tickets alone determine the number of people, and each tour has a maximum. */
function groupProblems(departure: Departure, counts: Counts): Problem[] {
  const { tour } = departure;
  const tickets = ticketCount(tour, counts);
  const participants = tour.max_participants * tourCount(departure, counts);
  const min = Math.max(1, tour.min_participants ?? 0);
  if (tickets > participants) return [{ is: 'moreTickets', tickets, participants }];
  if (!needsTickets(tour) || tickets >= min) return [];
  return min > 1
    ? [{ is: 'groupTooSmall', people: tickets, min }]
    : [{ is: 'fewerTickets', tickets, participants: min }];
}

/** Checks a booking of places in a tour: each is a participant, who may need a ticket. */
function placeProblems(departure: Departure, counts: Counts): Problem[] {
  const { tour } = departure;
  const { max_participants: max, min_participants: min = 0 } = tour;
  const tickets = ticketCount(tour, counts);
  const participants = tourCount(departure, counts);
  return [
    ...(participants > max ? [{ is: 'overMax', wanted: participants, max } as const] : []),
    ...(participants < min ? [{ is: 'groupTooSmall', people: participants, min } as const] : []),
    ...(tickets > participants ? [{ is: 'moreTickets', tickets, participants } as const] : []),
    ...(tickets < participants && needsTickets(tour)
      ? [{ is: 'fewerTickets', tickets, participants } as const]
      : []),
  ];
}

/** Returns all reasons to refuse a booking, in the order of the form (specification, section 5, Tours). */
export function problemsOf(departure: Departure, counts: Counts, answers: Answers): Problem[] {
  const wanted = tourCount(departure, counts);
  const remaining = remainingFor(departure);
  const { tour } = departure;
  if (wanted === 0) return [{ is: 'noTours' }]; // the other rules apply once a tour is chosen
  const sizes = tour.book_complete_tour ? groupProblems : placeProblems;
  return [
    ...sizes(departure, counts),
    ...(wanted > remaining ? [{ is: 'tooMany', wanted, remaining } as const] : []),
    ...answerErrors(tour.questions, answers),
  ];
}

/** Returns the problem that a part of what the visitor had selected is no longer on sale. */
export function discontinuedSince(
  seen: Departure | undefined,
  at: Departure,
  counts: Counts,
): Problem[] {
  if (!seen) return [];
  const wanted = [tourCount(seen, counts), ticketCount(seen.tour, counts)] as const;
  const remaining = [tourCount(at, counts), ticketCount(at.tour, counts)] as const;
  const gone = wanted.findIndex((count, index) => count > remaining[index]!);
  if (gone < 0) return [];
  return [
    { is: 'tooMany', wanted: wanted[gone]!, remaining: remaining[gone]!, isOfTickets: gone > 0 },
  ];
}
