import { proxy } from 'valtio/vanilla';
import { shared } from '../page/shared.ts';

export type TrafficState = {
  /** Number of running requests. */
  underWay: number;
};

export const traffic = shared('traffic', () => proxy<TrafficState>({ underWay: 0 }));

/** Counts a request that has begun (1) or ended (-1). */
export function countTraffic(change: 1 | -1): void {
  traffic.underWay += change;
}
