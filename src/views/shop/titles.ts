import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RouteName } from '../../core/routes/routes.ts';

const MERCHANDISE = msg`Merchandise`;
const PASSES = msg`Annual passes`;
const VOUCHERS = msg`Vouchers`;
const TICKETS = msg`Tickets`;
const TOURS = msg`Guided tours`;
const PAYMENT = msg`Payment`;
const ORDER = msg`Your order`;

/** Page title of each route; the screen of a single item uses the item's name instead. */
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
  login: msg({ context: 'heading', message: 'Log in' }),
  logout: msg`Log out`,
  register: msg`Register`,
  registerSuccess: msg`You are registered`,
  guestRegister: msg`Your details`,
  forgotPassword: msg`Forgot your password?`,
  recoverAccount: msg`Set a new password`,
  forgotPasswordSuccess: msg`Forgot your password?`,
  recoverPasswordSuccess: msg`Your new password is set`,
  settings: msg`Settings`,
  orderReview: ORDER,
  checkout: msg`Checkout`,
  // neutral titles, because their screens show the outcome
  checkoutAccepted: PAYMENT,
  checkoutCanceled: PAYMENT,
  checkoutSuccess: ORDER,
  checkoutFailed: PAYMENT,
  withdrawal: msg`Withdraw from contract`,
  shippingInfo: msg`Shipping`,
  staticPage: msg`Information`,
  notFound: msg`Page not found`,
};
