import type { CatalogueTour } from '../museum/catalogue/tourTypes.ts';
import { refused } from './failure.ts';
import type { Refusal } from './failure.ts';

type Booked = {
  /** Number of whole tours, or of places on a shared one. */
  booked: number;
  tickets: number;
};

const needsTickets = ({ tickets, bookingWithoutTickets }: CatalogueTour): boolean =>
  tickets.length > 0 && !bookingWithoutTickets;

/** Checks a booking of whole tours, whose participants are known only from their tickets. */
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

/** Checks a booking on a shared tour: each place is a participant, who needs a ticket if the tour has any. */
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

/** Checks the size of a booking (specification, section 5, Tours). Available places are checked when they are held. */
export const participantsRefusal = (tour: CatalogueTour, booked: Booked): Refusal | undefined => {
  if (booked.booked === 0) return refused('TOUR_COUNT_MISSING', { tour: tour.name });
  return tour.bookCompleteTour ? wholeTourRefusal(tour, booked) : sharedTourRefusal(tour, booked);
};

/** Returns the number of participants: that of the tickets if known, else the booked number. */
export const participantsOf = (tour: CatalogueTour, { booked, tickets }: Booked): number =>
  tour.bookCompleteTour && tickets > 0 ? tickets : booked;
