import { proxy } from 'valtio/vanilla';
import type { ApiError } from '../async/result.ts';
import type { Moment } from '../calendar/moment.ts';
import { shared } from '../page/shared.ts';
import { EMPTY_WITHDRAWAL } from './form.ts';

export const withdrawal = shared('withdrawal', () =>
  proxy({
    form: { ...EMPTY_WITHDRAWAL },
    isSending: false,
    error: undefined as ApiError | undefined,
    /** When the declaration was received, on the museum's wall clock. */
    received: undefined as Moment | undefined,
  }),
);
