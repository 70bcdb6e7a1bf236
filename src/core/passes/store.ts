import { proxy } from 'valtio/vanilla';
import { shared } from '../page/shared.ts';
import type { OwnerForm } from './types.ts';

export const passes = shared('passes', () =>
  proxy({
    /** Drafts of the owners by pass, kept while the visitor opens another page. */
    owners: {} as Record<string, OwnerForm[]>,
  }),
);
