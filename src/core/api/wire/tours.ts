import type { Day } from '../../calendar/day.ts';
import type { NextDates } from '../../calendar/nextDate.ts';
import type { Time } from '../../calendar/time.ts';
import type { Group } from './group.ts';
import type { Cents } from '../../money/cents.ts';

/** Guided tour in one language. */
export type Tour = NextDates & {
  id: string;
  name: string;
  description?: string;
  image?: string;
  /** In minutes. */
  duration?: number;
  /** Key and name of the language in which the tour is held; empty if unknown. */
  langIdentifier: string;
  langName: string;
  custom_groups: readonly Group[];
  museumId?: string;
  venue?: string;
  /** `PLENTY` without a limit. */
  max_participants: number;
  min_participants?: number;
  /** Each participant books separately; otherwise a group books together. */
  single_ticketing: boolean;
  /** Whole tours are booked; otherwise places in a tour. */
  book_complete_tour: boolean;
  booking_without_tickets: boolean;
  price_from?: Cents;
  /** Nothing of it costs anything. */
  is_free?: boolean;
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

export const QUESTION_TYPES = [
  'radio',
  'select',
  'checkbox',
  'text',
  'textarea',
  'number',
] as const;

type QuestionType = (typeof QUESTION_TYPES)[number];

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

/** Answer to a question about a tour: `value` is sent, `label` and `shown` are displayed. */
export type Answer = {
  qId: string;
  type: QuestionType;
  value: string | number | readonly string[];
  label: string;
  shown: string;
};
