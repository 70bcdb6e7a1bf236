import { account } from '../account/store.ts';
import type { ErrorCode } from '../page/errorCodes.ts';
import { announce } from '../page/events.ts';
import { type ApiError, hasCode, hasStatus } from '../async/result.ts';
import { deviceNow } from '../calendar/clock.ts';
import { stopSelling } from '../config/actions.ts';
import { config } from '../config/store.ts';
import { navigate } from '../navigation/navigate.ts';
import { isBeforePayment } from '../navigation/redirect.ts';
import { redirectToSignIn } from '../navigation/signInDetour.ts';
import { navigation } from '../navigation/store.ts';
import { showNotice } from '../notices/actions.ts';
import { parseRoute, routeTo } from '../routes/routes.ts';
import { readStored, writeStored } from '../web/storage.ts';
import { loadRestore } from './loadRestore.ts';

const SERVER_ERROR_NOTICE_MS = 15_000;
const RELOAD_AGAIN_AFTER_MS = 600_000;

/** Public codes of errors; calls that the configurator's preview does not send are not reported. */
const CODES: Record<Exclude<ApiError['is'], 'readOnly'>, ErrorCode> = {
  status: 'http-error',
  network: 'network-error',
  timeout: 'timeout',
  aborted: 'aborted',
  unreadable: 'invalid-response',
  unsafe: 'insecure-connection',
};

/** Handles 401 and 403: opens the login, in the checkout its own, or the guest form if the shop has no registration. */
async function askToSignIn(): Promise<void> {
  const restored = await loadRestore();
  // the screen shows the error of its call, and the next call tries again
  if (!restored) return;
  restored.endLogin();
  showNotice({ is: 'signedOut' });
  const hasLogin = config.shop.is === 'ready' && config.shop.value.config.hasUserRegistration;
  const target = hasLogin ? 'login' : 'guestRegister';
  const here = navigation.outlets[navigation.active ?? '']?.href ?? '';
  if (hasLogin && isBeforePayment(here)) {
    navigate(routeTo('checkout', {}, { step: 'login' }));
    return;
  }
  if (parseRoute(here)?.name === target) return;
  redirectToSignIn(routeTo(target, {}, { fromUnauthorized: 'true' }), here);
}

/** Handles 503: reloads the page, unless a form holds unsent text or the last reload was recent. */
function reloadOnce(): void {
  const last = Number(readStored('reloaded') ?? 0);
  const mayReload = !account.hasUnsentText && deviceNow() - last >= RELOAD_AGAIN_AFTER_MS;
  // without storage, the next page would not know of this reload and would loop
  if (mayReload && writeStored('reloaded', deviceNow())) location.reload();
  else showNotice({ is: 'serverBusy' });
}

/** Applies the error rules for all calls (specification, section 8). */
export function applyErrorPolicy(error: ApiError, path: string): void {
  if (error.is === 'readOnly') return;
  announce('museum-error', { code: CODES[error.is], message: error.log });
  if (hasCode(error, 'RETURN_ADDRESS_REFUSED'))
    stopSelling({ is: 'origin-refused', value: location.origin });
  if (hasStatus(error, 401) || hasStatus(error, 403)) {
    if (path !== 'auth/login') void askToSignIn();
  } else if (hasStatus(error, 500) && config.shop.is === 'ready') {
    const { email } = config.shop.value.info;
    showNotice({ is: 'serverError', ...(email && { email }) }, SERVER_ERROR_NOTICE_MS);
  } else if (hasStatus(error, 503)) reloadOnce();
}
