import type { ApiError } from '../async/result.ts';
import type { WithdrawalForm } from '../api/wire/orders.ts';

export type { WithdrawalForm };

export type WithdrawalField = keyof WithdrawalForm;

export const EMPTY_WITHDRAWAL: WithdrawalForm = { booking_id: '', name: '', email: '', text: '' };

export const WITHDRAWAL_FIELDS = Object.keys(EMPTY_WITHDRAWAL) as WithdrawalField[];

export const trimmed = (form: WithdrawalForm): WithdrawalForm => ({
  booking_id: form.booking_id.trim(),
  name: form.name.trim(),
  email: form.email.trim(),
  text: form.text.trim(),
});

/** Returns the required fields that are empty. Visitors need not give a reason (contract, `order/withdrawal`). */
export const gapsOf = (form: WithdrawalForm): WithdrawalField[] =>
  WITHDRAWAL_FIELDS.filter((field) => field !== 'text' && form[field].trim() === '');

/** Returns whether the back end refused fields of the form, so that they must be corrected. */
export const areFieldsRefused = (error: ApiError | undefined): boolean =>
  error?.is === 'status' &&
  WITHDRAWAL_FIELDS.some((field) => Boolean(error.fields?.[field]?.length));
