import { type ComponentType, createElement } from 'react';
import { type Area, parseRoute, type RouteName } from '../../core/routes/routes.ts';
import { preview } from '../../core/page/preview.ts';
import { askBeforehand } from '../../core/tickets/actions.ts';
import { retryImport } from '../../core/async/retryImport.ts';
import { loaded } from '../app/loaded.tsx';

const screen = <M>(load: () => Promise<M>, pick: (module: M) => ComponentType) =>
  loaded(async () => pick(await load()), createElement('slot'));

/** Wraps a screen with personal data; the configurator's preview shows a notice instead. */
const personal = <M>(load: () => Promise<M>, pick: (module: M) => ComponentType) =>
  screen(
    async () =>
      preview.isOn
        ? (await import('../checkout/PreviewNotice.tsx')).PreviewNotice
        : pick(await load()),
    (component) => component,
  );

const eventList = screen(
  () => import('../tickets/EventList.tsx'),
  (module) => module.EventList,
);
const event = screen(
  () => import('../tickets/EventScreen.tsx'),
  (module) => module.EventScreen,
);
const tourList = screen(
  () => import('../tours/TourList.tsx'),
  (module) => module.TourList,
);
const tour = screen(
  () => import('../tours/TourScreen.tsx'),
  (module) => module.TourScreen,
);
const voucherList = screen(
  () => import('../vouchers/VoucherList.tsx'),
  (module) => module.VoucherList,
);
const voucher = screen(
  () => import('../vouchers/VoucherScreen.tsx'),
  (module) => module.VoucherScreen,
);
const articleList = screen(
  () => import('../merchandise/ArticleList.tsx'),
  (module) => module.ArticleList,
);
const article = screen(
  () => import('../merchandise/ArticleScreen.tsx'),
  (module) => module.ArticleScreen,
);
const passList = screen(
  () => import('../passes/PassList.tsx'),
  (module) => module.PassList,
);
const pass = screen(
  () => import('../passes/PassScreen.tsx'),
  (module) => module.PassScreen,
);
const checkout = screen(
  () => import('../checkout/screens.ts'),
  (module) => module.CheckoutScreen,
);
const guest = personal(
  () => import('../checkout/screens.ts'),
  (module) => module.GuestScreen,
);
const login = personal(
  () => import('../account/screens.ts'),
  (module) => module.LoginScreen,
);
const register = personal(
  () => import('../account/screens.ts'),
  (module) => module.RegisterScreen,
);
const registerSuccess = personal(
  () => import('../account/screens.ts'),
  (module) => module.RegisterSuccessScreen,
);
const logout = screen(
  () => import('../account/screens.ts'),
  (module) => module.LogoutScreen,
);
const payment = personal(
  () => import('../checkout/screens.ts'),
  (module) => module.PaymentScreen,
);

const orderReview = personal(
  () => import('../checkout/screens.ts'),
  (module) => module.OrderReviewScreen,
);

const forgotPassword = personal(
  () => import('../account/screens.ts'),
  (module) => module.ForgotPasswordScreen,
);
const resetRequested = personal(
  () => import('../account/screens.ts'),
  (module) => module.ResetRequested,
);
const recover = personal(
  () => import('../account/screens.ts'),
  (module) => module.RecoverScreen,
);
const recovered = personal(
  () => import('../account/screens.ts'),
  (module) => module.PasswordRecovered,
);
const settings = personal(
  () => import('../account/screens.ts'),
  (module) => module.SettingsScreen,
);
const withdrawal = personal(
  () => import('../checkout/screens.ts'),
  (module) => module.WithdrawalScreen,
);

const home = screen(
  () => import('../home/HomeScreen.tsx'),
  (module) => module.HomeScreen,
);
const page = screen(
  () => import('../app/PageScreen.tsx'),
  (module) => module.PageScreen,
);

export const NotFound = loaded(async () => (await import('../app/NotFound.tsx')).NotFound);

/** Screen of each route, loaded on demand as a chunk of its own. */
export const SCREENS: Readonly<Record<RouteName, typeof event>> = {
  home,
  tickets: eventList,
  ticket: event,
  guidedTours: tourList,
  guidedTour: tour,
  merchandise: articleList,
  merchandiseCategory: articleList,
  product: article,
  passes: passList,
  pass,
  voucherList,
  voucherSingle: voucher,
  checkout,
  guestRegister: guest,
  login,
  register,
  registerSuccess,
  logout,
  checkoutAccepted: payment,
  checkoutSuccess: payment,
  checkoutFailed: payment,
  checkoutCanceled: payment,
  orderReview,
  forgotPassword,
  forgotPasswordSuccess: resetRequested,
  recoverAccount: recover,
  recoverPasswordSuccess: recovered,
  settings,
  withdrawal,
  shippingInfo: page,
  staticPage: page,
};

/** Suspends the calling component until the screen of a route, or the one for unknown routes, has loaded. */
export const useScreen = (name: RouteName | undefined): void =>
  (name ? SCREENS[name] : NotFound).useLoaded();

export const loadScreen = (name: RouteName): void => SCREENS[name].preload();

export function preloadScreen(href: string): void {
  const route = parseRoute(href);
  if (route) loadScreen(route.name);
}

/** Actions that fetch the data of an area; those of tickets are imported above. */
const DATA: Partial<Record<Area, () => Promise<{ askBeforehand: (href: string) => void }>>> = {
  tours: () => import('../../core/tours/actions.ts'),
  merchandise: () => import('../../core/merchandise/actions.ts'),
  passes: () => import('../../core/merchandise/actions.ts'),
  vouchers: () => import('../../core/vouchers/actions.ts'),
};

/** Prefetches the screen of a route and its data. */
export function prepareRoute(href: string): void {
  preloadScreen(href);
  askBeforehand(href);
  const route = parseRoute(href);
  const data = route && DATA[route.area];
  void (data && retryImport(data))?.then(
    (actions) => actions.askBeforehand(href),
    () => undefined, // the screen reports the error when it is shown
  );
}
