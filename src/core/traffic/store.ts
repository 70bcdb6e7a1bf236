import { proxy } from 'valtio/vanilla';
import { shared } from '../shared.ts';

export const traffic = shared('traffic', () =>
  proxy({
    /** How many requests the server has not answered yet. */
    underWay: 0,
  }),
);
