import { proxy } from 'valtio/vanilla';
import type { Failure, FieldErrors } from '../api/errors.ts';
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
    login: { is: 'idle' } as Sending,
    registration: { is: 'idle' } as Sending,
    /** What has been typed and not yet sent; nothing may reload the page over it. */
    hasUnsentText: false,
  }),
);

/** Whether somebody is logged in with an account; a guest is not fully logged in (specification, section 4, User). */
export const isLoggedIn = ({ customer }: { customer?: Pick<Customer, 'isGuest'> | undefined }) =>
  customer?.isGuest === false;
