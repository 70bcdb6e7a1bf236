import { keepGuestForm, signOut } from '../account/actions.ts';
import { keepDetails } from '../account/details.ts';
import { account } from '../account/store.ts';
import { cart } from '../cart/store.ts';
import type { CartLine } from '../cart/types.ts';
import { checkout } from '../checkout/store.ts';
import { forgetPayment, forgetPaymentForm } from '../checkout/actions.ts';
import { keepRedirect } from '../navigation/redirect.ts';
import { passes } from '../passes/store.ts';
import { writeStored } from '../web/storage.ts';
import { tours } from '../tours/store.ts';
import { forgetWithdrawal } from '../withdrawal/actions.ts';

/** Returns whether a line holds personal data: owners of passes, or a group's answers. */
const isPersonal = (line: CartLine): boolean =>
  line.type === 'annualPass' || (line.type === 'guidedTour' && line.answers.length > 0);

/** Logs out in all embeds: removes token, customer, drafts, and cart lines with personal data. */
export function logOut(): void {
  signOut();
  keepGuestForm(undefined);
  keepDetails(undefined);
  account.details = { is: 'idle' };
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
