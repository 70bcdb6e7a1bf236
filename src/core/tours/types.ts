import type { TourDetail, TourSlot } from '../api/wire/tours.ts';
import type { Day } from '../calendar/day.ts';
import type { Time } from '../calendar/time.ts';
import type { CartLine } from '../cart/types.ts';

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

export type Counts = Pick<Booking, 'tours' | 'tickets' | 'parts'>;

/** Tour at a time as the visitor sees it: its offer, its available places, and the lines in the cart. */
export type Departure = {
  tour: TourDetail;
  date: Day;
  time: Time;
  slot?: TourSlot | undefined;
  lines: readonly CartLine[];
};
