import { type ComponentType, createElement } from 'react';
import { isOffered } from '../../core/config/features.ts';
import { loadMessages, type MessageArea } from '../../core/i18n/catalogs.ts';
import { type Area, parseRoute, type RouteName } from '../../core/routes/routes.ts';
import { askBeforehand } from '../../core/tickets/actions.ts';
import { loaded } from './loaded.tsx';

/** Asks a second time for what could not be loaded: a phone's line may just have been gone. */
const screen = <M>(
  area: MessageArea,
  load: () => Promise<M>,
  pick: (module: M) => ComponentType,
) => {
  const both = () => Promise.all([load(), loadMessages(area)]);
  const loadTwice = () => both().catch(both);
  return loaded(async () => pick((await loadTwice())[0]), createElement('slot'));
};

const eventList = screen(
  'visits',
  () => import('../tickets/EventList.tsx'),
  (module) => module.EventList,
);
const event = screen(
  'visits',
  () => import('../tickets/EventScreen.tsx'),
  (module) => module.EventScreen,
);
const tourList = screen(
  'visits',
  () => import('../tours/TourList.tsx'),
  (module) => module.TourList,
);
const tour = screen(
  'visits',
  () => import('../tours/TourScreen.tsx'),
  (module) => module.TourScreen,
);
const voucherList = screen(
  'goods',
  () => import('../vouchers/VoucherList.tsx'),
  (module) => module.VoucherList,
);
const voucher = screen(
  'goods',
  () => import('../vouchers/VoucherScreen.tsx'),
  (module) => module.VoucherScreen,
);
const articleList = screen(
  'goods',
  () => import('../merchandise/ArticleList.tsx'),
  (module) => module.ArticleList,
);
const article = screen(
  'goods',
  () => import('../merchandise/ArticleScreen.tsx'),
  (module) => module.ArticleScreen,
);
const passList = screen(
  'goods',
  () => import('../passes/PassList.tsx'),
  (module) => module.PassList,
);
const pass = screen(
  'goods',
  () => import('../passes/PassScreen.tsx'),
  (module) => module.PassScreen,
);
const checkout = screen(
  'checkout',
  () => import('../checkout/CheckoutScreen.tsx'),
  (module) => module.CheckoutScreen,
);
const guest = screen(
  'checkout',
  () => import('../checkout/GuestScreen.tsx'),
  (module) => module.GuestScreen,
);
const login = screen(
  'checkout',
  () => import('../account/LoginScreen.tsx'),
  (module) => module.LoginScreen,
);
const register = screen(
  'checkout',
  () => import('../account/RegisterScreen.tsx'),
  (module) => module.RegisterScreen,
);
const registerSuccess = screen(
  'checkout',
  () => import('../account/RegisterSuccessScreen.tsx'),
  (module) => module.RegisterSuccessScreen,
);
const logout = screen(
  'checkout',
  () => import('../account/LogoutScreen.tsx'),
  (module) => module.LogoutScreen,
);
const payment = screen(
  'checkout',
  () => import('../checkout/PaymentScreen.tsx'),
  (module) => module.PaymentScreen,
);

const orderReview = screen(
  'checkout',
  () => import('../checkout/OrderReviewScreen.tsx'),
  (module) => module.OrderReviewScreen,
);

const forgotPassword = screen(
  'checkout',
  () => import('../account/ForgotPasswordScreen.tsx'),
  (module) => module.ForgotPasswordScreen,
);
const resetRequested = screen(
  'checkout',
  () => import('../account/PasswordDone.tsx'),
  (module) => module.ResetRequested,
);
const recover = screen(
  'checkout',
  () => import('../account/RecoverScreen.tsx'),
  (module) => module.RecoverScreen,
);
const recovered = screen(
  'checkout',
  () => import('../account/PasswordDone.tsx'),
  (module) => module.PasswordRecovered,
);
const settings = screen(
  'checkout',
  () => import('../account/SettingsScreen.tsx'),
  (module) => module.SettingsScreen,
);
const withdrawal = screen(
  'checkout',
  () => import('../checkout/WithdrawalScreen.tsx'),
  (module) => module.WithdrawalScreen,
);

const home = screen(
  'shop',
  () => import('../shop/HomeScreen.tsx'),
  (module) => module.HomeScreen,
);
const page = screen(
  'notices',
  () => import('./PageScreen.tsx'),
  (module) => module.PageScreen,
);

/** A route that has no screen here. */
export const NotFound = loaded(async () => (await import('./NotFound.tsx')).NotFound);

/** The screen of each route. Screens are chunks of their own, loaded when they are shown. */
const SCREENS: Partial<Record<RouteName, typeof event>> = {
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

/** Waits for the screen of a route with what stands around it. */
export const useScreen = (name: RouteName | undefined): void =>
  ((name && isOffered(name) && SCREENS[name]) || NotFound).useLoaded();

export const screenEntries = Object.entries(SCREENS) as [RouteName, typeof event][];

/** Begins to load a screen. */
export const loadScreen = (name: RouteName): void => SCREENS[name]?.preload();

/** Begins to load the screen of a route. */
export function preloadScreen(href: string): void {
  const route = parseRoute(href);
  if (route) loadScreen(route.name);
}

/** What asks for the data of an area; tickets have it at hand. */
const DATA: Partial<Record<Area, () => Promise<{ askBeforehand: (href: string) => void }>>> = {
  tours: () => import('../../core/tours/actions.ts'),
  merchandise: () => import('../../core/merchandise/actions.ts'),
  passes: () => import('../../core/merchandise/actions.ts'),
  vouchers: () => import('../../core/vouchers/actions.ts'),
};

/** Begins to load the screen of a route and, where it waits for more than its code, what it will show. */
export function prepareRoute(href: string): void {
  preloadScreen(href);
  askBeforehand(href);
  const route = parseRoute(href);
  void (route && DATA[route.area]?.())?.then(
    (actions) => actions.askBeforehand(href),
    () => undefined, // told when it is shown
  );
}
