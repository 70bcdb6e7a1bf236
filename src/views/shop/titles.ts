import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Payment } from '../../core/checkout/types.ts';
import type { RouteName } from '../../core/routes/routes.ts';

const MERCHANDISE = msg`Merchandise`;
const PASSES = msg`Annual passes`;
const VOUCHERS = msg`Vouchers`;
const TICKETS = msg`Tickets`;
const TOURS = msg`Guided tours`;

/** What each route is called in the title of the page; of one thing that is sold, its own name goes first. */
export const TITLES: Readonly<Record<RouteName | 'notFound', MessageDescriptor>> = {
  home: msg`Home`,
  merchandise: MERCHANDISE,
  merchandiseCategory: MERCHANDISE,
  product: MERCHANDISE,
  passes: PASSES,
  pass: PASSES,
  voucherList: VOUCHERS,
  voucherSingle: VOUCHERS,
  tickets: TICKETS,
  ticket: TICKETS,
  guidedTours: TOURS,
  guidedTour: TOURS,
  login: msg`Log in`,
  logout: msg`Log out`,
  register: msg`Register`,
  registerSuccess: msg`You are registered`,
  guestRegister: msg`Your details`,
  forgotPassword: msg`Forgot your password?`,
  recoverAccount: msg`Set a new password`,
  forgotPasswordSuccess: msg`Forgot your password?`,
  recoverPasswordSuccess: msg`Your new password is set`,
  settings: msg`Settings`,
  orderReview: msg`Your order`,
  checkout: msg`Checkout`,
  checkoutAccepted: msg`Payment accepted`,
  checkoutCanceled: msg`The payment was canceled`,
  checkoutSuccess: msg`Thank you for your order`,
  checkoutFailed: msg`The payment was not completed`,
  withdrawal: msg`Withdraw from contract`,
  shippingInfo: msg`Shipping`,
  staticPage: msg`Information`,
  notFound: msg`Page not found`,
};

const AFTER_PROVIDER: readonly RouteName[] = [
  'checkoutAccepted',
  'checkoutCanceled',
  'checkoutFailed',
  'checkoutSuccess',
];

/** The route whose title a screen has: after the provider, what is pending decides it, as it decides the screen. */
export function titledAs(name: RouteName, payment: Payment): RouteName {
  if (!AFTER_PROVIDER.includes(name)) return name;
  switch (payment.is) {
    case 'returned':
    case 'executing':
    case 'failed':
      return payment.pending.outcome === 'failed' ? 'checkoutFailed' : 'checkoutAccepted';
    case 'canceling':
      return 'checkoutFailed';
    case 'canceled':
      return 'checkoutCanceled';
    case 'done':
      return 'checkoutSuccess';
    default:
      return 'checkout';
  }
}
