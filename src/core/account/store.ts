import { proxy } from 'valtio/vanilla';
import type { ApiError, FieldErrors } from '../async/result.ts';
import { shared } from '../page/shared.ts';
import { idle, type AsyncState } from '../async/asyncState.ts';
import type { Customer, CustomerAttributes, OrderList } from './types.ts';

export type Sending =
  | { is: 'idle' }
  | { is: 'sending' }
  | { is: 'rejected'; fields: FieldErrors }
  | { is: 'failed'; error: ApiError };

export type AccountState = {
  /** Signed-in guest or customer. */
  customer: Customer | undefined;
  attributes: AsyncState<CustomerAttributes>;
  /** Orders by token, so that a customer never sees those of another. */
  orders: Record<string, AsyncState<OrderList>>;
  guest: Sending;
  login: Sending;
  registration: Sending;
  /** Submission of the details form, with which customers change their data. */
  details: Sending;
  /** Whether a form holds text that was not sent; the page must not reload then. */
  hasUnsentText: boolean;
};

export const account = shared('account', () =>
  proxy<AccountState>({
    customer: undefined,
    attributes: idle,
    orders: {},
    guest: { is: 'idle' },
    login: { is: 'idle' },
    registration: { is: 'idle' },
    details: { is: 'idle' },
    hasUnsentText: false,
  }),
);

/** Returns whether a customer with an account is signed in; guests do not count (specification, section 4, User). */
export const isLoggedIn = ({ customer }: { customer?: Pick<Customer, 'isGuest'> | undefined }) =>
  customer?.isGuest === false;
