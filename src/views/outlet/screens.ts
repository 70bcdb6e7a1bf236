import type { ComponentType } from 'react';
import { loadLaterMessages } from '../../core/app/catalogs.ts';
import { prefetchData } from '../../core/app/prefetch.ts';
import type { Lang } from '../../core/i18n/languages.ts';
import { preview } from '../../core/page/preview.ts';
import { parseRoute, type RouteName } from '../../core/routes/routes.ts';
import { laterScreen, type LazyComponent, lazyScreen } from '../app/lazy.tsx';

/** Returns a function that imports a file together with the messages that load later, in parallel. */
const withMessages =
  <Module>(load: () => Promise<Module>) =>
  async (lang: Lang): Promise<Module> => {
    const [file] = await Promise.all([load(), loadLaterMessages(lang)]);
    return file;
  };

const ofAccount = withMessages(() => import('../account/screens.ts'));
const ofCheckout = withMessages(() => import('../checkout/screens.ts'));

/** Wraps a screen with personal data; the configurator's preview shows a notice instead. */
const personalScreen = (load: (lang: Lang) => Promise<ComponentType>) =>
  laterScreen(async (lang) =>
    preview.isOn ? (await import('../checkout/PreviewNotice.tsx')).PreviewNotice : load(lang),
  );

const articleList = lazyScreen(
  async () => (await import('../merchandise/ArticleList.tsx')).ArticleList,
);
const checkout = laterScreen(async (lang) => (await ofCheckout(lang)).CheckoutScreen);
const payment = personalScreen(async (lang) => (await ofCheckout(lang)).PaymentScreen);
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
  checkout,
  checkoutAccepted: payment,
  checkoutSuccess: payment,
  checkoutFailed: payment,
  checkoutCanceled: payment,
  guestRegister: checkout,
  orderReview: personalScreen(async (lang) => (await ofCheckout(lang)).OrderReviewScreen),
  withdrawal: personalScreen(async (lang) => (await ofCheckout(lang)).WithdrawalScreen),
  login: personalScreen(async (lang) => (await ofAccount(lang)).LoginScreen),
  logout: laterScreen(async (lang) => (await ofAccount(lang)).LogoutScreen),
  register: personalScreen(async (lang) => (await ofAccount(lang)).RegisterScreen),
  registerSuccess: personalScreen(async (lang) => (await ofAccount(lang)).RegisterSuccessScreen),
  forgotPassword: personalScreen(async (lang) => (await ofAccount(lang)).ForgotPasswordScreen),
  forgotPasswordSuccess: personalScreen(async (lang) => (await ofAccount(lang)).ResetRequested),
  recoverAccount: personalScreen(async (lang) => (await ofAccount(lang)).RecoverScreen),
  recoverPasswordSuccess: personalScreen(async (lang) => (await ofAccount(lang)).PasswordRecovered),
  settings: personalScreen(async (lang) => (await ofAccount(lang)).SettingsScreen),
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
