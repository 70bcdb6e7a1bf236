import type { Day } from '../calendar/day.ts';
import type { Time } from '../calendar/time.ts';

export type { Group } from '../api/wire/group.ts';
export type * from '../api/wire/tours.ts';

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
