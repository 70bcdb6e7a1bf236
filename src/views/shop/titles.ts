import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type RouteName, type RouteOf, ROUTES, type SalesArea } from '../../core/routes/routes.ts';
import { nameOfArea } from '../app/areas.ts';

type OnSale = RouteOf<SalesArea>;

const CHECKOUT = msg`Checkout`;
const PAYMENT = msg`Payment`;
const ORDER = msg`Your order`;

/** Page title of each route outside the sales areas. */
const TITLES: Readonly<Record<Exclude<RouteName, OnSale> | 'notFound', MessageDescriptor>> = {
  home: msg`Home`,
  login: msg({ context: 'heading', message: 'Log in' }),
  logout: msg`You are logged out`,
  register: msg`Register`,
  registerSuccess: msg`You are registered`,
  forgotPassword: msg`Forgot your password?`,
  recoverAccount: msg`Set a new password`,
  forgotPasswordSuccess: msg`Forgot your password?`,
  recoverPasswordSuccess: msg`Your password has been changed`,
  settings: msg`Your account`,
  orderReview: ORDER,
  checkout: CHECKOUT,
  // a part of the same screen
  guestRegister: CHECKOUT,
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

/** Returns the page title of a route; the screen of a single item uses the item's name instead. */
export const titleOf = (name: RouteName | 'notFound'): MessageDescriptor =>
  name in TITLES ? TITLES[name as keyof typeof TITLES] : nameOfArea(ROUTES[name as OnSale][1]);
