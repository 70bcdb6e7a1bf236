import { currentCustomer, loginCustomer, registerCustomer } from '../api/customers.ts';
import { send } from '../api/transport.ts';
import type { ApiError } from '../async/result.ts';
import { setToken } from '../session/actions.ts';
import { showToast } from '../notices/toasts.ts';
import {
  forgetErrors,
  keepGuestForm,
  rejection,
  setCustomer,
  signOut,
  visibleFields,
} from './actions.ts';
import { customerOf, withoutSecrets } from './form.ts';
import { type CustomerForm } from './types.ts';
import { passwordHash } from './hash.ts';
import { account } from './store.ts';

function failLogin(error: ApiError): false {
  account.login = rejection(error);
  showToast('AUTH_LOGIN_FAILED');
  return false;
}

/** Signs a customer in on this tab. Returns true once signed in; otherwise `account.login` holds the reason. */
export async function logIn(email: string, password: string): Promise<boolean> {
  if (account.login.is === 'sending') return false;
  account.login = { is: 'sending' };
  showToast('AUTH_LOGGING_IN');
  const login = await send(loginCustomer, email.trim(), passwordHash(password));
  if (!login.ok) return failLogin(login.error);
  setToken(login.value.token);
  const known = await send(currentCustomer);
  if (!known.ok) {
    signOut();
    return failLogin(known.error);
  }
  setCustomer(known.value);
  keepGuestForm(undefined);
  account.login = { is: 'idle' };
  return true;
}

/** Clears the outcome of the last sign-in when the form is left. */
export function forgetLogin(): void {
  if (account.login.is !== 'sending') account.login = { is: 'idle' };
}

/** Stores the draft of the registration without the passwords, and clears the back end's error for `field`. */
export function keepRegistration(form: CustomerForm, field: string): void {
  keepGuestForm(withoutSecrets(form));
  forgetErrors('registration', field);
}

/** Creates an account. Returns true once it exists; otherwise `account.registration` holds the reason. */
export async function register(form: CustomerForm & { password: string }): Promise<boolean> {
  if (account.registration.is === 'sending') return false;
  account.registration = { is: 'sending' };
  const customer = customerOf(form, visibleFields(), false);
  const result = await send(registerCustomer, customer, form.password);
  account.registration = result.ok ? { is: 'idle' } : rejection(result.error);
  if (result.ok) keepGuestForm(undefined);
  return result.ok;
}
