import { refreshCart } from './revalidateCart.ts';
import { keepGuestForm, restoreCustomer, signOut } from '../account/actions.ts';
import { formOf } from '../account/form.ts';
import { account, isLoggedIn } from '../account/store.ts';
import { persistCart } from '../cart/persist.ts';
import { restoreCart } from '../cart/stored.ts';
import { removeExecuted } from '../checkout/otherTabs.ts';
import { forgetPayment, restorePayment } from '../checkout/payment.ts';
import { restoreOrderPayment } from '../checkout/orderPayment.ts';
import { deviceNow } from '../calendar/clock.ts';
import { config } from '../config/store.ts';
import { language } from '../page/language.ts';
import type { Lang } from '../i18n/languages.ts';
import { logOut } from './logout.ts';
import { restoreToken } from '../session/actions.ts';
import { session } from '../session/store.ts';
import { restoreChoices } from '../tickets/store.ts';
import { restoreBookings } from '../tours/store.ts';
import { routeInAddress } from '../navigation/address.ts';
import { resolveHere } from '../navigation/navigate.ts';
import { navigation } from '../navigation/store.ts';
import type { PaymentReturn } from '../navigation/paymentReturn.ts';
import { readStored, writeStored } from '../web/storage.ts';

/** Minimum time between two reloads, for host pages that switch their language on every load. */
const FOLLOW_AGAIN_AFTER_MS = 5_000;

// Loaded by boot.ts only if there is something to restore, so that a first visit does not wait for it.

/**
 * Continues a payment return on the page of the checkout if this page has no room for screens, such as one that only has
 * a cart button. That page restores the payment from storage.
 */
function continueElsewhere(leave: (to: string) => void): void {
  const route = navigation.areas.length === 0 ? routeInAddress() : undefined;
  const target = route && resolveHere(route);
  if (target?.is === 'otherPage') leave(target.address);
}

/** Restores what an earlier page or the payment provider has left: customer, payment, choices, and cart. */
export function resume(
  paymentReturn: PaymentReturn | undefined,
  leave = (to: string) => location.assign(to),
): void {
  restoreCart();
  persistCart();
  void restoreCustomer();
  restorePayment(restoreOrderPayment(paymentReturn) ? undefined : paymentReturn);
  if (paymentReturn) continueElsewhere(leave);
  restoreChoices();
  restoreBookings();
  refreshCart();
}

/** Reloads the page if the host page has switched to another supported language, unless it was just reloaded. */
export function syncPageLanguage(lang: Lang): void {
  const isOurs = config.shop.is === 'ready' && config.shop.value.config.languages.includes(lang);
  const last = Number(readStored('reloaded') ?? 0);
  if (!isOurs || lang === language.lang || deviceNow() - last < FOLLOW_AGAIN_AFTER_MS) return;
  if (writeStored('reloaded', deviceNow())) location.reload();
}

/**
 * Clears a login that the back end has ended, and a finished or refused payment. A guest's details become the draft of
 * the guest form.
 */
export function endLogin(): void {
  const { customer } = account;
  signOut();
  if (customer?.isGuest) keepGuestForm(formOf(customer));
  forgetPayment();
}

/** Takes over the login of this tab, which another of its pages may have changed. */
function syncLogin(): void {
  const wasLoggedIn = isLoggedIn(account);
  restoreToken();
  if (wasLoggedIn && !session.token) logOut();
  else void restoreCustomer();
}

/** Brings a page from the browser's cache up to date: other pages of this tab may have changed cart and login. */
export function refresh(): void {
  restoreCart();
  syncLogin();
  removeExecuted();
  refreshCart();
}
