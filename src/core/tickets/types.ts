import type { DayOffer } from '../api/wire/tickets.ts';
import type { Day } from '../calendar/day.ts';
import type { Moment } from '../calendar/moment.ts';
import type { CartLine } from '../cart/types.ts';

export type * from '../api/wire/tickets.ts';

/** Count by ticket, and by ticket and part for family tickets, summed over all families. */
export type Picked = {
  counts: Readonly<Record<string, number>>;
  parts: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** Day of an event as the visitor sees it: its offer, the chosen time, and the lines in the cart. */
export type Visit = {
  eventId: string;
  day: Day;
  offer: DayOffer;
  time?: Moment | undefined;
  lines: readonly CartLine[];
};
