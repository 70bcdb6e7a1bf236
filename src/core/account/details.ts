import { updateCustomer } from '../api/customers.ts';
import { writeStored } from '../storage/storage.ts';
import { showToast } from '../toasts/actions.ts';
import { forgetErrors, keptForm, rejection, setCustomer, visibleFields } from './actions.ts';
import { type CustomerForm, customerOf, type FormField } from './form.ts';
import { account } from './store.ts';

/** What who is logged in was changing before a reload, if anything. */
export function keptDetails(): CustomerForm | undefined {
  const kept = keptForm('customer-form');
  return kept && kept.email === account.customer?.email ? kept : undefined;
}

/** Keeps what is being changed, so that a reload loses nothing, and what the server said of that field no longer holds. */
export function keepDetails(form: CustomerForm | undefined, field?: FormField): void {
  account.hasUnsentText = form !== undefined;
  writeStored('customer-form', form);
  if (field) forgetErrors('details', field);
}

/** The form is left: what became of it is no news any more. */
export function forgetSending(): void {
  if (account.details.is !== 'sending') account.details = { is: 'idle' };
}

/**
 * Changes what is known of who is logged in, with the address that things are sent to. True where it is saved; else
 * `account.details` says why not.
 */
export async function saveDetails(form: CustomerForm): Promise<boolean> {
  const { customer, details } = account;
  if (!customer || details.is === 'sending') return false;
  account.details = { is: 'sending' };
  const result = await updateCustomer(customerOf(form, visibleFields(), customer.isGuest));
  account.details = result.ok ? { is: 'idle' } : rejection(result.failure);
  if (!result.ok) return false;
  setCustomer(result.value);
  keepDetails(undefined);
  showToast('USER_SETTINGS_SAVED');
  return true;
}
