import {
  changeEmail,
  changePassword,
  confirmPassword,
  requestPasswordReset,
} from '../api/passwords.ts';
import { send } from '../api/transport.ts';
import { hasStatus, type Result } from '../async/result.ts';
import { hideInAddress, linkTo } from '../navigation/navigate.ts';
import { NO_KEY } from '../routes/noKey.ts';
import { routeTo } from '../routes/routes.ts';
import { readStored, writeStored } from '../web/storage.ts';
import { showToast } from '../notices/toasts.ts';
import { setCustomer, signOut } from './actions.ts';
import { backlinkAt } from './rules.ts';
import { account } from './store.ts';
import { passwordHash } from './hash.ts';

/** Requests an email with a link for setting a new password; the link opens the page that shows the account. */
export async function requestReset(email: string, from: string): Promise<Result<unknown>> {
  const backlink = backlinkAt(linkTo('/recover/{token}', from));
  const result = await send(requestPasswordReset, email.trim(), backlink);
  showToast(result.ok ? 'AUTH_REQUEST_RESET_SUCCESS' : 'AUTH_REQUEST_RESET_FAIL');
  return result;
}

/** Moves the key of the emailed link from the address and the history to storage; a reload still finds it. */
export function takeResetKey(guid: string, from: string): void {
  if (guid === NO_KEY) return;
  writeStored('reset-key', guid);
  hideInAddress(from, routeTo('recoverAccount', { guid: NO_KEY }));
}

/** Returns whether a password reset key is stored. The back end may still refuse it. */
export const hasResetKey = (): boolean => readStored('reset-key') !== undefined;

/** Sets a new password with the stored key, which works once. The back end then ends all sessions of the customer. */
export async function setNewPassword(password: string): Promise<Result<unknown>> {
  const key = readStored('reset-key');
  showToast('AUTH_SETTING_NEW_PASSWORD');
  const result = await send(
    confirmPassword,
    typeof key === 'string' ? key : '',
    passwordHash(password),
  );
  const isUsedUp = result.ok || hasStatus(result.error, 400);
  showToast(result.ok ? 'AUTH_SETTING_NEW_PASSWORD_SUCCESS' : 'AUTH_SETTING_NEW_PASSWORD_FAILED');
  if (isUsedUp) writeStored('reset-key', undefined);
  if (result.ok && account.customer?.isGuest === false) signOut();
  return result;
}

export async function replacePassword(old: string, password: string): Promise<Result<unknown>> {
  showToast('AUTH_PASSWORD_CHANGE_REQUEST');
  const result = await send(changePassword, passwordHash(old), passwordHash(password));
  showToast(result.ok ? 'AUTH_PASSWORD_CHANGE_SUCCESS' : 'AUTH_PASSWORD_CHANGE_FAILED');
  return result;
}

/** Changes the email address. Returns whether the change waits for the link that was sent to the new address. */
export async function replaceEmail(password: string, email: string): Promise<Result<boolean>> {
  const result = await send(changeEmail, passwordHash(password), email.trim());
  if (!result.ok || result.value || !account.customer) return result;
  setCustomer({ ...account.customer, email: email.trim() });
  showToast('AUTH_EMAIL_CHANGE_SUCCESS');
  return result;
}
