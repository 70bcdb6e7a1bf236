import { proxy } from 'valtio/vanilla';
import { shared } from '../shared.ts';
import type { OwnerForm } from './types.ts';

export const passes = shared('passes', () =>
  proxy({
    /** By pass: the owners that are being typed; another page and back keeps them. */
    owners: {} as Record<string, OwnerForm[]>,
  }),
);
