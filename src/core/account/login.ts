import { fetchCustomer, loginCustomer, registerCustomer } from '../api/customers.ts';
import type { Failure } from '../api/errors.ts';
import { setToken } from '../session/actions.ts';
import { showToast } from '../toasts/actions.ts';
import { keepGuestForm, rejection, setCustomer, signOut, visibleFields } from './actions.ts';
import { type CustomerForm, customerOf } from './form.ts';
import { passwordHash } from './hash.ts';
import { account } from './store.ts';

function failLogin(failure: Failure): false {
  account.login = rejection(failure);
  showToast('AUTH_LOGIN_FAILED');
  return false;
}

/**
 * Logs a customer in for this tab, in all elements of its pages. Returns true when he is; else `account.login` says why
 * not.
 */
export async function logIn(email: string, password: string): Promise<boolean> {
  if (account.login.is === 'sending') return false;
  account.login = { is: 'sending' };
  showToast('AUTH_LOGGING_IN');
  const login = await loginCustomer(email.trim(), passwordHash(password));
  if (!login.ok) return failLogin(login.failure);
  setToken(login.value.token);
  const known = await fetchCustomer();
  if (!known.ok) {
    signOut();
    return failLogin(known.failure);
  }
  setCustomer(known.value);
  keepGuestForm(undefined);
  account.login = { is: 'idle' };
  return true;
}

/** The visitor has left the form: what became of it is no news any more. */
export function forgetLogin(): void {
  if (account.login.is !== 'sending') account.login = { is: 'idle' };
}

/** Makes an account. Returns true when it is there; else `account.registration` says why not. */
export async function register(form: CustomerForm & { password: string }): Promise<boolean> {
  if (account.registration.is === 'sending') return false;
  account.registration = { is: 'sending' };
  const customer = customerOf(form, visibleFields(), false);
  const result = await registerCustomer(customer, form.password);
  account.registration = result.ok ? { is: 'idle' } : rejection(result.failure);
  if (result.ok) keepGuestForm(undefined);
  return result.ok;
}
