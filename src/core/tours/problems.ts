import { type AnswerFault, answerFaults } from './answers.ts';
import {
  type Counts,
  type Departure,
  leftFor,
  needsTickets,
  ticketCount,
  tourCount,
} from './places.ts';
import type { Answers } from './types.ts';

/** Reason why a booking is refused. */
export type Problem =
  /** No tour, and no place in one, is chosen. */
  | { is: 'noTours' }
  /** Fewer are available than the visitor wants. */
  | { is: 'tooMany'; wanted: number; left: number }
  | { is: 'overMost'; wanted: number; most: number }
  | { is: 'groupTooSmall'; people: number; fewest: number }
  | { is: 'fewerTickets'; tickets: number; participants: number }
  | { is: 'moreTickets'; tickets: number; participants: number }
  | { is: 'answer'; qId: string; fault: AnswerFault };

/** Checks a booking of whole tours: the tickets alone determine the number of people, and each tour has a maximum. */
function groupProblems(departure: Departure, counts: Counts): Problem[] {
  const { tour } = departure;
  const tickets = ticketCount(tour, counts);
  const participants = tour.max_participants * tourCount(departure, counts);
  const fewest = Math.max(1, tour.min_participants ?? 0);
  if (tickets > participants) return [{ is: 'moreTickets', tickets, participants }];
  if (!needsTickets(tour) || tickets >= fewest) return [];
  return fewest > 1
    ? [{ is: 'groupTooSmall', people: tickets, fewest }]
    : [{ is: 'fewerTickets', tickets, participants: fewest }];
}

/** Checks a booking of places in a tour: each is a participant, who may need a ticket. */
function placeProblems(departure: Departure, counts: Counts): Problem[] {
  const { tour } = departure;
  const { max_participants: most, min_participants: fewest = 0 } = tour;
  const tickets = ticketCount(tour, counts);
  const participants = tourCount(departure, counts);
  return [
    ...(participants > most ? [{ is: 'overMost', wanted: participants, most } as const] : []),
    ...(participants < fewest
      ? [{ is: 'groupTooSmall', people: participants, fewest } as const]
      : []),
    ...(tickets > participants ? [{ is: 'moreTickets', tickets, participants } as const] : []),
    ...(tickets < participants && needsTickets(tour)
      ? [{ is: 'fewerTickets', tickets, participants } as const]
      : []),
  ];
}

/** Returns all reasons to refuse a booking, in the order of the form (specification, section 5, Tours). */
export function problemsOf(departure: Departure, counts: Counts, answers: Answers): Problem[] {
  const wanted = tourCount(departure, counts);
  const left = leftFor(departure);
  const { tour } = departure;
  if (wanted === 0) return [{ is: 'noTours' }]; // the other rules apply once a tour is chosen
  const sizes = tour.book_complete_tour ? groupProblems : placeProblems;
  return [
    ...sizes(departure, counts),
    ...(wanted > left ? [{ is: 'tooMany', wanted, left } as const] : []),
    ...answerFaults(tour.questions, answers),
  ];
}
