import { proxy } from 'valtio/vanilla';
import type { FieldErrors } from '../api/errors.ts';
import type { Failure } from '../api/errors.ts';
import { shared } from '../shared.ts';
import { idle, type Wait } from '../wait.ts';
import type { Customer, CustomerAttributes } from './types.ts';

/** Where the sending of a form stands. */
export type Sending =
  | { is: 'idle' }
  | { is: 'sending' }
  | { is: 'rejected'; fields: FieldErrors }
  | { is: 'failed'; failure: Failure };

export const account = shared('account', () =>
  proxy({
    /** The guest or customer who is signed in. */
    customer: undefined as Customer | undefined,
    attributes: idle as Wait<CustomerAttributes>,
    guest: { is: 'idle' } as Sending,
    /** What a customer changes in his details. */
    details: { is: 'idle' } as Sending,
    /** What has been typed and not yet sent; nothing may reload the page over it. */
    hasUnsentText: false,
  }),
);
