import { forgetCustomer } from '../account/details.ts';
import { forgetPersonalLines } from '../cart/actions.ts';
import { forgetOrderPayment } from '../checkout/orderPayment.ts';
import { forgetCheckout } from '../checkout/payment.ts';
import { forgetEntries } from '../navigation/kept.ts';
import { forgetOrderKey } from '../navigation/paymentReturn.ts';
import { keepRedirect } from '../navigation/redirect.ts';
import { forgetAllOwners } from '../passes/store.ts';
import { forgetBookings } from '../tours/store.ts';
import { forgetWithdrawal } from '../withdrawal/actions.ts';

/** Removes the data of the customer, one function per area. */
const FORGET: readonly (() => void)[] = [
  forgetCustomer,
  () => keepRedirect(undefined),
  forgetCheckout,
  forgetOrderPayment,
  forgetOrderKey,
  forgetEntries,
  forgetWithdrawal,
  forgetAllOwners,
  forgetBookings,
  forgetPersonalLines,
];

/** Logs out in all embeds: removes token, customer, drafts, and cart lines with personal data. */
export function logOut(): void {
  for (const forget of FORGET) forget();
}
