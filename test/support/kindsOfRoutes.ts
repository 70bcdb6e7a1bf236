import type { RouteName } from '../../src/core/routes/routes.ts';

/** For the fast tier: a list, an item, a step of a purchase, a form, and a screen that only reports a success. */
export const KINDS_OF_ROUTES: readonly RouteName[] = [
  'tickets',
  'ticket',
  'checkoutAccepted',
  'login',
  'recoverPasswordSuccess',
];
