import { proxy } from 'valtio/vanilla';
import type { Failure } from '../api/errors.ts';
import type { Moment } from '../calendar/moment.ts';
import { shared } from '../shared.ts';
import { EMPTY_WITHDRAWAL } from './form.ts';

export const withdrawal = shared('withdrawal', () =>
  proxy({
    form: { ...EMPTY_WITHDRAWAL },
    isSending: false,
    /** Why it was not taken. */
    failure: undefined as Failure | undefined,
    /** When it came, on the museum's wall clock, once it has. */
    received: undefined as Moment | undefined,
  }),
);
