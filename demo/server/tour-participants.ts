import type { CatalogueTour } from '../museum/catalogue/tourTypes.ts';
import { refused } from './failure.ts';
import type { Refusal } from './failure.ts';

type Booked = {
  /** Whole tours, or places on a shared one. */
  booked: number;
  tickets: number;
};

const needsTickets = ({ tickets, bookingWithoutTickets }: CatalogueTour): boolean =>
  tickets.length > 0 && !bookingWithoutTickets;

/** Whole tours: how many come is known by their tickets alone. */
const wholeTourRefusal = (
  tour: CatalogueTour,
  { booked, tickets }: Booked,
): Refusal | undefined => {
  const { maxParticipants, minParticipants: min = 0 } = tour;
  const max = maxParticipants * booked;
  const values = { tour: tour.name, wanted: tickets };
  if (tickets > max) return refused('TOUR_TOO_MANY_PARTICIPANTS', { ...values, max });
  if (!needsTickets(tour)) return undefined;
  if (tickets === 0) return refused('COUNT_INVALID');
  return tickets < min ? refused('TOUR_GROUP_TOO_SMALL', { ...values, min }) : undefined;
};

/** A shared tour: each place is a participant, who needs a ticket where the tour has some. */
const sharedTourRefusal = (
  tour: CatalogueTour,
  { booked, tickets }: Booked,
): Refusal | undefined => {
  const { maxParticipants: max, minParticipants: min = 0 } = tour;
  const values = { tour: tour.name, wanted: booked };
  if (booked > max) return refused('TOUR_TOO_MANY_PARTICIPANTS', { ...values, max });
  if (booked < min) return refused('TOUR_GROUP_TOO_SMALL', { ...values, min });
  const counts = { tour: tour.name, tickets, participants: booked };
  if (tickets > booked) return refused('TOUR_TICKETS_MORE', counts);
  return needsTickets(tour) && tickets < booked ? refused('TOUR_TICKETS_FEWER', counts) : undefined;
};

/** What is wrong with the size of a booking (specification, section 5, Tours); what is left is checked where it is held. */
export const participantsRefusal = (tour: CatalogueTour, booked: Booked): Refusal | undefined => {
  if (booked.booked === 0) return refused('TOUR_COUNT_MISSING', { tour: tour.name });
  return tour.bookCompleteTour ? wholeTourRefusal(tour, booked) : sharedTourRefusal(tour, booked);
};

/** How many come, as far as that is known: by their tickets, else by what was booked. */
export const participantsOf = (tour: CatalogueTour, { booked, tickets }: Booked): number =>
  tour.bookCompleteTour && tickets > 0 ? tickets : booked;
