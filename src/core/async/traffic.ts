import { proxy } from 'valtio/vanilla';
import { shared } from '../page/shared.ts';

export const traffic = shared('traffic', () =>
  proxy({
    /** Number of running requests. */
    underWay: 0,
  }),
);
