import { proxy } from 'valtio/vanilla';
import type { ApiError } from '../async/result.ts';
import type { Moment } from '../calendar/moment.ts';
import { shared } from '../page/shared.ts';
import { EMPTY_WITHDRAWAL, type WithdrawalForm } from './form.ts';

export type WithdrawalState = {
  form: WithdrawalForm;
  isSending: boolean;
  error: ApiError | undefined;
  /** When the declaration was received, on the museum's wall clock. */
  received: Moment | undefined;
};

export const withdrawal = shared('withdrawal', () =>
  proxy<WithdrawalState>({
    form: { ...EMPTY_WITHDRAWAL },
    isSending: false,
    error: undefined,
    received: undefined,
  }),
);
