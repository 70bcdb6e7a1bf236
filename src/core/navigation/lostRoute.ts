import { parseRoute, type RouteName, routeTo } from '../routes/routes.ts';
import { belowBase, routeInAddress } from './address.ts';
import { writeEntry } from './history.ts';
import { hideOrderKey, hrefBeforePayment, stashedPaymentReturn } from './paymentReturn.ts';
import { navigation } from './store.ts';

/** Routes to which a payment returns. */
const RETURN_ROUTES: readonly (RouteName | 'notFound')[] = [
  'checkoutAccepted',
  'checkoutSuccess',
  'checkoutFailed',
  'checkoutCanceled',
  'orderReview',
];

const ROUTES_OF_OUTCOMES = {
  accepted: 'checkoutAccepted',
  success: 'checkoutSuccess',
  failed: 'checkoutFailed',
} as const;

/** Restores the route of a payment return if the provider has dropped the fragment (contract, "Paying"). */
export function restoreReturnRoute(): void {
  const paymentReturn = stashedPaymentReturn();
  const named = routeInAddress();
  const { base } = navigation;
  if (!paymentReturn || (named && RETURN_ROUTES.includes(named.name))) return;
  if (base !== undefined && belowBase(location.pathname, base) === undefined) return;
  const left = parseRoute(hrefBeforePayment() ?? '');
  const isOfOrder = left?.name === 'orderReview';
  const href = isOfOrder ? left.href : routeTo(ROUTES_OF_OUTCOMES[paymentReturn.outcome]);
  const lang = named?.lang ?? left?.lang;
  const inItsLanguage = (lang ? `/${lang}` : '') + hideOrderKey(href);
  const address = new URL(location.href);
  if (base === undefined) address.hash = inItsLanguage;
  else address.pathname = base + inItsLanguage;
  writeEntry(history.state, address);
}
