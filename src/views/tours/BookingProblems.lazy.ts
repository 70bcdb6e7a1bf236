import { lazyWithSkeleton } from '../app/lazy.tsx';

/** Reasons why the tour cannot be booked as chosen; loaded on demand. */
export const BookingProblems = lazyWithSkeleton(
  async () => (await import('./BookingProblems.tsx')).BookingProblems,
  ({ problems }) => problems.length,
);
