import { later } from '../app/later.tsx';

/** Reasons why the tour cannot be booked as chosen; loaded on demand. */
export const Problems = later(
  async () => (await import('./BookingProblems.tsx')).BookingProblems,
  ({ problems }) => problems.length,
);
