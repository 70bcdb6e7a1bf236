import type { Day } from '../calendar/day.ts';
import type { Time } from '../calendar/time.ts';
import type { QuestionType } from '../cart/types.ts';
import type { Group } from '../group.ts';
import type { Cents } from '../money/cents.ts';

/** A guided tour in one language. */
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
  /** Each participant books for himself; else a group books together. */
  single_ticketing: boolean;
  /** Whole tours are booked; else places in one. */
  book_complete_tour: boolean;
  /** Participants need no ticket of their own. */
  booking_without_tickets: boolean;
  price_from?: Cents;
};

/** What one tour costs, or one place in it: one price is chosen for each. */
export type TourPrice = {
  id: string;
  name: string;
  price: Cents;
  /** In per cent. */
  vat_value: number;
  sequence_no: number;
};

/** What a participant pays. */
export type TourTicket = TourPrice & {
  subtickets: readonly { id: string; name: string; price: Cents }[];
};

/** What a tour asks of those who book it. */
export type Question = {
  id: string;
  type: QuestionType;
  label: string;
  help?: string;
  required: boolean;
  options: readonly { value: string; label: string }[];
  /** Limits of a number, of the length of a text, or of how many boxes are ticked. */
  min?: number;
  max?: number;
};

/** What a tour offers at one time of a day: how many tours, and prices of its own where it has some. */
export type ScheduleEntry = { tours: number; priceList: readonly TourPrice[] };

/** A tour with all that booking it needs; the schedule is that of the day asked for. */
export type TourDetail = Tour & {
  priceList: readonly TourPrice[];
  schedule: Readonly<Record<Time, ScheduleEntry>>;
  tickets: readonly TourTicket[];
  questions: readonly Question[];
};

/** One time of the calendar, with the places left. */
export type TourSlot = { timeslotId: string; tickets: number; soldout: boolean };

export type TourCalendar = Record<Day, Record<Time, TourSlot>>;
/** What a visitor answers: ticked values for boxes, else what he has typed or picked. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** What a visitor is about to book (specification, section 3, Tour booking form). */
export type Booking = {
  date?: Day;
  time?: Time;
  /** How many tours, or places in one, by price. */
  tours: Record<string, number>;
  /** How many of each ticket without parts. */
  tickets: Record<string, number>;
  /** Of tickets with parts: how many of each part, by ticket and part. */
  parts: Record<string, Record<string, number>>;
  answers: Answers;
  /** The booking in the basket that this one takes the place of. */
  bookingId?: string;
};
