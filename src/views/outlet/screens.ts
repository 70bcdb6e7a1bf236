import type { ComponentType } from 'react';
import { prefetchData } from '../../core/app/prefetch.ts';
import { preview } from '../../core/page/preview.ts';
import { parseRoute, type RouteName } from '../../core/routes/routes.ts';
import { type LazyComponent, lazyScreen } from '../app/lazy.tsx';

/** Wraps a screen with personal data; the configurator's preview shows a notice instead. */
const personalScreen = (load: () => Promise<ComponentType>) =>
  lazyScreen(async () =>
    preview.isOn ? (await import('../checkout/PreviewNotice.tsx')).PreviewNotice : load(),
  );

const ofAccount = () => import('../account/screens.ts');
const ofCheckout = () => import('../checkout/screens.ts');

const articleList = lazyScreen(
  async () => (await import('../merchandise/ArticleList.tsx')).ArticleList,
);
const payment = personalScreen(async () => (await ofCheckout()).PaymentScreen);
const page = lazyScreen(async () => (await import('../app/PageScreen.tsx')).PageScreen);

export const PageNotFound = lazyScreen(
  async () => (await import('../app/PageNotFound.tsx')).PageNotFound,
);

/** Screen of each route, loaded on demand; those of the checkout share a chunk, and so do those of the account. */
export const SCREENS: Readonly<Record<RouteName, LazyComponent<object>>> = {
  home: lazyScreen(async () => (await import('../home/HomeScreen.tsx')).HomeScreen),
  tickets: lazyScreen(async () => (await import('../tickets/EventList.tsx')).EventList),
  ticket: lazyScreen(async () => (await import('../tickets/EventScreen.tsx')).EventScreen),
  guidedTours: lazyScreen(async () => (await import('../tours/TourList.tsx')).TourList),
  guidedTour: lazyScreen(async () => (await import('../tours/TourScreen.tsx')).TourScreen),
  merchandise: articleList,
  merchandiseCategory: articleList,
  product: lazyScreen(async () => (await import('../merchandise/ArticleScreen.tsx')).ArticleScreen),
  passes: lazyScreen(async () => (await import('../passes/PassList.tsx')).PassList),
  pass: lazyScreen(async () => (await import('../passes/PassScreen.tsx')).PassScreen),
  voucherList: lazyScreen(async () => (await import('../vouchers/VoucherList.tsx')).VoucherList),
  voucherSingle: lazyScreen(
    async () => (await import('../vouchers/VoucherScreen.tsx')).VoucherScreen,
  ),
  checkout: lazyScreen(async () => (await ofCheckout()).CheckoutScreen),
  checkoutAccepted: payment,
  checkoutSuccess: payment,
  checkoutFailed: payment,
  checkoutCanceled: payment,
  guestRegister: personalScreen(async () => (await ofCheckout()).GuestScreen),
  orderReview: personalScreen(async () => (await ofCheckout()).OrderReviewScreen),
  withdrawal: personalScreen(async () => (await ofCheckout()).WithdrawalScreen),
  login: personalScreen(async () => (await ofAccount()).LoginScreen),
  logout: lazyScreen(async () => (await ofAccount()).LogoutScreen),
  register: personalScreen(async () => (await ofAccount()).RegisterScreen),
  registerSuccess: personalScreen(async () => (await ofAccount()).RegisterSuccessScreen),
  forgotPassword: personalScreen(async () => (await ofAccount()).ForgotPasswordScreen),
  forgotPasswordSuccess: personalScreen(async () => (await ofAccount()).ResetRequested),
  recoverAccount: personalScreen(async () => (await ofAccount()).RecoverScreen),
  recoverPasswordSuccess: personalScreen(async () => (await ofAccount()).PasswordRecovered),
  settings: personalScreen(async () => (await ofAccount()).SettingsScreen),
  shippingInfo: page,
  staticPage: page,
};

/** Suspends the calling component until the screen of a route, or the one for unknown routes, has loaded. */
export const useScreen = (name: RouteName | undefined): void =>
  (name ? SCREENS[name] : PageNotFound).useLoaded();

export const loadScreen = (name: RouteName): void => SCREENS[name].preload();

export function preloadScreen(href: string): void {
  const route = parseRoute(href);
  if (route) loadScreen(route.name);
}

/** Prefetches the screen of a route and its data. */
export function prepareRoute(href: string): void {
  preloadScreen(href);
  prefetchData(href);
}
