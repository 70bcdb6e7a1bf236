import * as v from 'valibot';
import { customerSchema, fetchCustomer, loginGuest, validateCustomer } from '../api/customers.ts';
import { hasStatus, type Failure } from '../api/errors.ts';
import { setToken } from '../session/actions.ts';
import { session } from '../session/store.ts';
import { readStored, writeStored } from '../storage/storage.ts';
import { type CustomerForm, customerOf, EMPTY_FORM, errorsByField, guestErrors } from './form.ts';
import { account, type Sending } from './store.ts';
import type { Customer } from './types.ts';

/** Keeps who is signed in, for this tab. */
export function setCustomer(customer: Customer | undefined): void {
  account.customer = customer;
  writeStored('customer', customer);
}

/** Takes up the customer of this tab, if his token is there too; where only the token is, the server is asked whose it is. */
export async function restoreCustomer(): Promise<void> {
  const stored = v.safeParse(customerSchema, readStored('customer'));
  if (!session.token) setCustomer(undefined);
  else if (stored.success) setCustomer(stored.output);
  else {
    const known = await fetchCustomer();
    if (known.ok) setCustomer(known.value);
  }
}

/** Ends the login: token and customer are forgotten. */
export function signOut(): void {
  setToken(undefined);
  setCustomer(undefined);
}

/** What a failed sending leaves behind: errors of fields, or the failure itself. */
export const rejection = (failure: Failure): Sending =>
  hasStatus(failure, 422) && failure.is === 'status' && failure.fields
    ? { is: 'rejected', fields: errorsByField(failure.fields) }
    : { is: 'failed', failure };

/** The fields that the server wants to see. */
export const visibleFields = (): readonly string[] =>
  account.attributes.is === 'ready' ? account.attributes.value.visible_fields : [];

/**
 * Registers a guest for one purchase: the server validates the form, a missing password is no error, then it gives a
 * token. Returns true when the guest is signed in; else `account.guest` says why not.
 */
export async function continueAsGuest(form: CustomerForm): Promise<boolean> {
  if (account.guest.is === 'sending') return false;
  account.guest = { is: 'sending' };
  const guest = customerOf(form, visibleFields(), true);
  const checked = await validateCustomer(guest);
  if (!checked.ok) {
    const answer = rejection(checked.failure);
    const errors = answer.is === 'rejected' ? guestErrors(answer.fields) : undefined;
    if (!errors || Object.keys(errors).length > 0) {
      account.guest = errors ? { is: 'rejected', fields: errors } : answer;
      return false;
    }
  }
  const login = await loginGuest(guest);
  if (!login.ok) {
    account.guest = rejection(login.failure);
    return false;
  }
  setToken(login.value.token);
  setCustomer(login.value.customer);
  account.guest = { is: 'idle' };
  keepGuestForm(undefined);
  return true;
}

const stringRecord = v.record(v.string(), v.string());

/** What was being typed before a reload, if anything. */
export function keptGuestForm(): CustomerForm | undefined {
  const kept = v.safeParse(stringRecord, readStored('guest-form'));
  return kept.success ? { ...EMPTY_FORM, ...kept.output } : undefined;
}

/** A field is being corrected: what the server said of it no longer holds. */
export function forgetErrors(form: 'guest' | 'registration', field: string): void {
  const sending = account[form];
  if (sending.is !== 'rejected') return;
  const { [field]: _corrected, ...others } = sending.fields;
  account[form] = { is: 'rejected', fields: others };
}

/** Keeps what is being typed, so that a reload loses nothing; undefined when it has been sent. */
export function keepGuestForm(form: CustomerForm | undefined): void {
  account.hasUnsentText = form !== undefined;
  writeStored('guest-form', form);
}
