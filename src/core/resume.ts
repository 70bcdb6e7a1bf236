import { reviewBasket } from './basket.ts';
import { keepGuestForm, restoreCustomer, signOut } from './account/actions.ts';
import { formOf } from './account/form.ts';
import { account, isLoggedIn } from './account/store.ts';
import { keepCart } from './cart/keep.ts';
import { restoreCart } from './cart/restore.ts';
import { forgetPayment, restorePayment } from './checkout/actions.ts';
import { restoreOrderPayment } from './checkout/orderPayment.ts';
import { now } from './calendar/clock.ts';
import { config } from './config/store.ts';
import { language } from './i18n/language.ts';
import type { Lang } from './i18n/languages.ts';
import { logOut } from './logout.ts';
import { restoreToken } from './session/actions.ts';
import { session } from './session/store.ts';
import { restoreChoices } from './tickets/stored.ts';
import { restoreBookings } from './tours/stored.ts';
import type { Arrival } from './navigation/arrival.ts';
import { readStored, writeStored } from './storage/storage.ts';

/** A page that changes its language by itself, each time it is loaded, is followed once. */
const FOLLOW_AGAIN_AFTER_MS = 5_000;

// Loaded by start.ts only where there is something to take up again, so that a first visit does not wait for it.

/** Takes up what the page before, or the payment provider, has left: customer, payment, choices and basket. */
export function resume(arrival: Arrival | undefined): void {
  restoreCart();
  keepCart(restoreCart);
  void restoreCustomer();
  restorePayment(restoreOrderPayment(arrival) ? undefined : arrival);
  restoreChoices();
  restoreBookings();
  reviewBasket();
}

/**
 * The page around the shop speaks another language now: both are loaded anew, unless that has just been done. Basket and
 * place stay.
 */
export function followPage(lang: Lang): void {
  const isOurs = config.shop.is === 'ready' && config.shop.value.config.languages.includes(lang);
  const last = Number(readStored('reloaded') ?? 0);
  if (!isOurs || lang === language.lang || now() - last < FOLLOW_AGAIN_AFTER_MS) return;
  if (writeStored('reloaded', now())) location.reload();
}

/** The server no longer knows the login: it is forgotten, and so is a payment that it refused. A guest's details stay in his form. */
export function endLogin(): void {
  const { customer } = account;
  signOut();
  if (customer?.isGuest) keepGuestForm(formOf(customer));
  forgetPayment();
}

/** The page comes back from the browser's cache: on another one of this tab somebody may have logged in or out. */
export function followLogin(): void {
  const wasLoggedIn = isLoggedIn(account);
  restoreToken();
  if (wasLoggedIn && !session.token) logOut();
  else void restoreCustomer();
}
