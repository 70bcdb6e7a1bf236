import { keepGuestForm, restoreCustomer, signOut } from './account/actions.ts';
import { formOf } from './account/form.ts';
import { account } from './account/store.ts';
import { forgetPayment, restorePayment } from './checkout/actions.ts';
import type { Arrival } from './navigation/arrival.ts';

// Loaded by start.ts only where there is something to take up again, so that a first visit does not wait for it.

/** Takes up what the page before, or the payment provider, has left: customer and payment. */
export function resume(arrival: Arrival | undefined): void {
  void restoreCustomer();
  restorePayment(arrival);
}

/** The server no longer knows the login: it is forgotten, and so is a payment that it refused. A guest's details stay in his form. */
export function endLogin(): void {
  const { customer } = account;
  signOut();
  if (customer?.isGuest) keepGuestForm(formOf(customer));
  forgetPayment();
}
