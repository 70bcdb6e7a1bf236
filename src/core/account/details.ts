import { updateCustomer } from '../api/customers.ts';
import { send } from '../api/transport.ts';
import type { ApiError } from '../async/result.ts';
import { writeStored } from '../web/storage.ts';
import { showToast } from '../notices/toasts.ts';
import {
  forgetErrors,
  keepGuestForm,
  keptForm,
  noteUnsentText,
  rejection,
  restoreCustomer,
  signOut,
  setCustomer,
  visibleFields,
} from './actions.ts';
import { loadAttributes } from './attributes.ts';
import { customerOf, type FormField } from './form.ts';
import { type CustomerForm } from './types.ts';
import { account } from './store.ts';

/** Loads the fields of the form and, if only the token is known, the customer. Returns the error of the customer's call. */
export async function loadDetails(): Promise<ApiError | undefined> {
  void loadAttributes();
  return account.customer ? undefined : restoreCustomer();
}

/** Returns the stored draft of the details form if it belongs to the signed-in customer. */
export function keptDetails(): CustomerForm | undefined {
  const kept = keptForm('customer-form');
  return kept && kept.email === account.customer?.email ? kept : undefined;
}

/** Stores the draft of the details form so that a reload loses nothing, and clears the back end's error for `field`. */
export function keepDetails(form: CustomerForm | undefined, field?: FormField): void {
  noteUnsentText(form !== undefined);
  writeStored('customer-form', form);
  if (field) forgetErrors('details', field);
}

/** Clears the outcome of the last save when the form is left. */
export function forgetSending(): void {
  if (account.details.is !== 'sending') account.details = { is: 'idle' };
}

/** Saves the customer's details. Returns true once saved; otherwise `account.details` holds the reason. */
export async function saveDetails(form: CustomerForm): Promise<boolean> {
  const { customer, details } = account;
  if (!customer || details.is === 'sending') return false;
  account.details = { is: 'sending' };
  const result = await send(updateCustomer, customerOf(form, visibleFields(), customer.isGuest));
  account.details = result.ok ? { is: 'idle' } : rejection(result.error);
  if (!result.ok) return false;
  setCustomer(result.value);
  keepDetails(undefined);
  showToast('USER_SETTINGS_SAVED');
  return true;
}

/** Signs out, and forgets what the customer typed into forms. */
export function forgetCustomer(): void {
  signOut();
  keepGuestForm(undefined);
  keepDetails(undefined);
  account.details = { is: 'idle' };
}
