import * as v from 'valibot';
import { currentCustomer, customerSchema, loginGuest, validateCustomer } from '../api/customers.ts';
import { hasStatus, type ApiError } from '../async/result.ts';
import { setToken } from '../session/actions.ts';
import { session } from '../session/store.ts';
import { readStored, writeStored } from '../web/storage.ts';
import { customerOf, type FormField, guestErrors } from './form.ts';
import { errorsByField } from '../api/fieldNames.ts';
import { send } from '../api/transport.ts';
import { type CustomerForm, EMPTY_FORM, type Customer } from './types.ts';
import { account, type Sending } from './store.ts';

/** Sets the signed-in customer and stores them for this tab; `undefined` removes both. */
export function setCustomer(customer: Customer | undefined): void {
  account.customer = customer;
  writeStored('customer', customer);
}

/**
 * Restores the customer of this tab. If only the token is stored, asks the back end; returns the error if that fails.
 */
export async function restoreCustomer(): Promise<ApiError | undefined> {
  const stored = v.safeParse(customerSchema, readStored('customer'));
  if (!session.token) setCustomer(undefined);
  else if (stored.success) setCustomer(stored.output);
  else {
    const known = await send(currentCustomer);
    if (!known.ok) return known.error;
    setCustomer(known.value);
  }
  return undefined;
}

export function signOut(): void {
  setToken(undefined);
  setCustomer(undefined);
  account.orders = {};
}

/** Maps an API error to the state of a form: field errors for a 422 that lists fields, else the error itself. */
export const rejection = (error: ApiError): Sending =>
  hasStatus(error, 422) && error.is === 'status' && error.fields
    ? { is: 'rejected', fields: errorsByField(error.fields) }
    : { is: 'failed', error };

/** Returns the customer fields that the back end wants shown; empty until they are loaded. */
export const visibleFields = (): readonly string[] =>
  account.attributes.is === 'ready' ? account.attributes.value.visible_fields : [];

/** Registers a guest for one purchase. Returns true once signed in; otherwise `account.guest` holds the reason. */
export async function continueAsGuest(form: CustomerForm): Promise<boolean> {
  if (account.guest.is === 'sending') return false;
  account.guest = { is: 'sending' };
  const guest = customerOf(form, visibleFields(), true);
  const checked = await send(validateCustomer, guest);
  if (!checked.ok) {
    const answer = rejection(checked.error);
    const errors = answer.is === 'rejected' ? guestErrors(answer.fields) : undefined;
    if (!errors || Object.keys(errors).length > 0) {
      account.guest = errors ? { is: 'rejected', fields: errors } : answer;
      return false;
    }
  }
  const login = await send(loginGuest, guest);
  if (!login.ok) {
    account.guest = rejection(login.error);
    return false;
  }
  setToken(login.value.token);
  setCustomer(login.value.customer);
  account.guest = { is: 'idle' };
  keepGuestForm(undefined);
  return true;
}

const stringRecord = v.record(v.string(), v.string());

/** Returns the stored draft of a form, completed with empty fields; `undefined` if there is none. */
export function keptForm(key: 'guest-form' | 'customer-form'): CustomerForm | undefined {
  const kept = v.safeParse(stringRecord, readStored(key));
  return kept.success ? { ...EMPTY_FORM, ...kept.output } : undefined;
}

export const keptGuestForm = (): CustomerForm | undefined => keptForm('guest-form');

/** Removes the back end's error from a field that is being corrected. */
export function forgetErrors(form: 'guest' | 'registration' | 'details', field: string): void {
  const sending = account[form];
  if (sending.is !== 'rejected') return;
  const { [field]: _corrected, ...others } = sending.fields;
  account[form] = { is: 'rejected', fields: others };
}

/** Records whether a form holds text that was not sent; the page must not reload then. */
export function noteUnsentText(hasUnsentText: boolean): void {
  account.hasUnsentText = hasUnsentText;
}

/**
 * Stores the draft of the guest form so that a reload loses nothing, and clears the back end's error for `field`;
 * `undefined` removes the draft.
 */
export function keepGuestForm(form: CustomerForm | undefined, field?: FormField): void {
  noteUnsentText(form !== undefined);
  writeStored('guest-form', form);
  if (field) forgetErrors('guest', field);
}
