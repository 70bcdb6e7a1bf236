import { keepGuestForm, signOut } from './account/actions.ts';
import { cart } from './cart/store.ts';
import type { CartLine } from './cart/types.ts';
import { checkout } from './checkout/store.ts';
import { forgetPayment, forgetPaymentForm } from './checkout/actions.ts';
import { keepRedirect } from './navigation/redirect.ts';
import { passes } from './passes/store.ts';
import { writeStored } from './storage/storage.ts';
import { tours } from './tours/store.ts';
import { forgetWithdrawal } from './withdrawal/actions.ts';

/** The owners of passes, and what a group has answered, are personal. */
const isPersonal = (line: CartLine): boolean =>
  line.type === 'annualPass' || (line.type === 'guidedTour' && line.answers.length > 0);

/**
 * Logs out, in all elements of the page. Token, customer and whatever personal was typed leave memory and storage, those
 * lines of the basket with it that hold such things; the other lines stay.
 */
export function logOut(): void {
  signOut();
  keepGuestForm(undefined);
  keepRedirect(undefined);
  forgetPayment();
  forgetPaymentForm();
  forgetWithdrawal();
  checkout.reviews = {};
  passes.owners = {};
  writeStored('pass-owners', undefined);
  tours.bookings = {};
  writeStored('tour-bookings', undefined);
  cart.form = cart.form.filter((line) => !isPersonal(line));
  cart.removed = undefined;
  if (cart.sent) cart.sent.lines = cart.sent.lines.filter((line) => !isPersonal(line));
}
