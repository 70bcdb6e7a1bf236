import { later } from '../app/later.tsx';

/** Why the tour cannot be booked as it is. */
export const Problems = later(
  async () => (await import('./BookingProblems.tsx')).BookingProblems,
  ({ problems }) => problems.length,
);
