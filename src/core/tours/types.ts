import type { Day } from '../calendar/day.ts';
import type { Time } from '../calendar/time.ts';
import type { QuestionType } from '../cart/types.ts';
import type { Group } from '../group.ts';
import type { Cents } from '../money/cents.ts';

/** Guided tour in one language. */
export type Tour = {
  id: string;
  name: string;
  eventName: string;
  description?: string;
  image?: string;
  /** In minutes. */
  duration?: number;
  langIdentifier: string;
  langName: string;
  custom_groups: readonly Group[];
  museumId?: string;
  venue?: string;
  max_participants: number;
  min_participants?: number;
  /** Each participant books separately; otherwise a group books together. */
  single_ticketing: boolean;
  /** Whole tours are booked; otherwise places in a tour. */
  book_complete_tour: boolean;
  booking_without_tickets: boolean;
  price_from?: Cents;
};

/** Price of one tour, or of one place in it; exactly one price applies to each. */
export type TourPrice = {
  id: string;
  name: string;
  price: Cents;
  /** In per cent. */
  vat_value: number;
  sequence_no: number;
};

/** Ticket for a participant. */
export type TourTicket = TourPrice & {
  subtickets: readonly { id: string; name: string; price: Cents }[];
};

export type Question = {
  id: string;
  type: QuestionType;
  label: string;
  help?: string;
  required: boolean;
  options: readonly { value: string; label: string }[];
  /** Limits of a number, of the length of a text, or of the number of ticked boxes. */
  min?: number;
  max?: number;
};

/** Number of tours at one time of a day, and their prices if they differ from the tour's. */
export type ScheduleEntry = { tours: number; priceList: readonly TourPrice[] };

/** Tour with everything needed to book it; `schedule` is that of the requested day. */
export type TourDetail = Tour & {
  priceList: readonly TourPrice[];
  schedule: Readonly<Record<Time, ScheduleEntry>>;
  tickets: readonly TourTicket[];
  questions: readonly Question[];
};

/** Time in the calendar, with its available places. */
export type TourSlot = { timeslotId: string; tickets: number; soldout: boolean };

export type TourCalendar = Record<Day, Record<Time, TourSlot>>;
/** Answers by question id: the ticked values of boxes, otherwise the text or option. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** Draft of a booking (specification, section 3, Tour booking form). */
export type Booking = {
  date?: Day;
  time?: Time;
  /** Number of tours, or of places in one, by price. */
  tours: Record<string, number>;
  /** Count of each ticket without parts. */
  tickets: Record<string, number>;
  /** For tickets with parts: count by ticket and part. */
  parts: Record<string, Record<string, number>>;
  answers: Answers;
  /** Booking in the cart that this draft will replace. */
  bookingId?: string;
};
