export type * from '../api/wire/tickets.ts';

/** Count by ticket, and by ticket and part for family tickets, summed over all families. */
export type Picked = {
  counts: Readonly<Record<string, number>>;
  parts: Readonly<Record<string, Readonly<Record<string, number>>>>;
};
