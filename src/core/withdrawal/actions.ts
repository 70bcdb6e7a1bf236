import { noteUnsentText } from '../account/actions.ts';
import { account } from '../account/store.ts';
import { errorsByField } from '../api/fieldNames.ts';
import { orderWithdrawal } from '../api/orders.ts';
import { send } from '../api/transport.ts';
import type { ApiError } from '../async/result.ts';
import { EMPTY_WITHDRAWAL, trimmed, type WithdrawalField } from './form.ts';
import { withdrawal } from './store.ts';
import { keepWithdrawal, readWithdrawal } from './stored.ts';

const keep = (): void => {
  const { form, received } = withdrawal;
  keepWithdrawal({ form: { ...form }, ...(received && { received }) });
};

/** Starts an empty form for a contract, with the customer's name and email address. */
export function beginAnother(booking = ''): void {
  const { customer } = account;
  Object.assign(withdrawal, {
    form: {
      ...EMPTY_WITHDRAWAL,
      booking_id: booking,
      ...(customer && { name: `${customer.fname} ${customer.lname}`, email: customer.email }),
    },
    error: undefined,
    received: undefined,
  });
  keep();
}

/** Restores the draft or the sent declaration of this tab, unless `booking` is another order than the one declared. */
export function takeUpWithdrawal(booking?: string): void {
  const kept = readWithdrawal();
  const isSent = kept?.received !== undefined;
  if (!kept || (booking && isSent && booking !== kept.form.booking_id)) beginAnother(booking);
  else {
    const form = { ...kept.form, ...(booking && !isSent && { booking_id: booking }) };
    Object.assign(withdrawal, { form, received: kept.received });
    keep();
  }
}

/** Updates a field, and clears the error of the last attempt. */
export function changeWithdrawal(field: WithdrawalField, value: string): void {
  withdrawal.form[field] = value;
  withdrawal.error = undefined;
  noteUnsentText(true);
  keep();
}

/** Returns the error with the form's names of its fields. */
const byField = (error: ApiError): ApiError =>
  error.is === 'status' && error.fields ? { ...error, fields: errorsByField(error.fields) } : error;

/** Sends the withdrawal. Returns true once it was received; otherwise `withdrawal.error` holds the reason. */
export async function confirmWithdrawal(): Promise<boolean> {
  if (withdrawal.isSending) return false;
  Object.assign(withdrawal, { isSending: true, error: undefined });
  const form = trimmed(withdrawal.form);
  const result = await send(orderWithdrawal, form);
  withdrawal.isSending = false;
  if (!result.ok) {
    withdrawal.error = byField(result.error);
    return false;
  }
  const { received } = result.value;
  Object.assign(withdrawal, { form, received });
  noteUnsentText(false);
  keep();
  return true;
}

export function forgetWithdrawal(): void {
  Object.assign(withdrawal, {
    form: { ...EMPTY_WITHDRAWAL },
    error: undefined,
    received: undefined,
  });
  keepWithdrawal(undefined);
}
