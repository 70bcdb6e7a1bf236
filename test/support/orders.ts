import { addDays } from '../../src/core/calendar/day.ts';
import { day } from './samples.ts';

/** Returns orders of a customer as the back end lists them, newest first. */
export const ordersOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `k${index + 1}`,
    booking_id: `AS-${index + 1}`,
    created: `${addDays(day('2027-03-28'), -index)}T09:00:00`,
    status: 'paid',
    total: 1001 + index,
    has_tickets: true,
  }));
