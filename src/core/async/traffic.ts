import { proxy } from 'valtio/vanilla';
import { shared } from '../page/shared.ts';

export const traffic = shared('traffic', () =>
  proxy({
    /** Number of running requests. */
    underWay: 0,
  }),
);

/** Counts a request that has begun (1) or ended (-1). */
export function countTraffic(change: 1 | -1): void {
  traffic.underWay += change;
}
