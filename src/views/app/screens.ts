import { type ComponentType, createElement } from 'react';
import { loadMessages, type MessageArea } from '../../core/i18n/catalogs.ts';
import { parseRoute, type RouteName } from '../../core/routes/routes.ts';
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
  'tickets',
  () => import('../tickets/EventList.tsx'),
  (module) => module.EventList,
);
const event = screen(
  'tickets',
  () => import('../tickets/EventScreen.tsx'),
  (module) => module.EventScreen,
);
const tourList = screen(
  'tours',
  () => import('../tours/TourList.tsx'),
  (module) => module.TourList,
);
const tour = screen(
  'tour',
  () => import('../tours/TourScreen.tsx'),
  (module) => module.TourScreen,
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
const payment = screen(
  'checkout',
  () => import('../checkout/PaymentScreen.tsx'),
  (module) => module.PaymentScreen,
);

const page = screen(
  'notices',
  () => import('./PageScreen.tsx'),
  (module) => module.PageScreen,
);

/** The screen of each route. Screens are chunks of their own, loaded when they are shown. */
const SCREENS: Partial<Record<RouteName, typeof event>> = {
  home: eventList,
  tickets: eventList,
  ticket: event,
  guidedTours: tourList,
  guidedTour: tour,
  checkout,
  guestRegister: guest,
  login: guest,
  checkoutAccepted: payment,
  checkoutSuccess: payment,
  checkoutFailed: payment,
  checkoutCanceled: payment,
  shippingInfo: page,
  staticPage: page,
};

export const screenEntries = Object.entries(SCREENS) as [RouteName, typeof event][];

/** Begins to load a screen. */
export const loadScreen = (name: RouteName): void => SCREENS[name]?.preload();

/** Begins to load the screen of a route. */
export function preloadScreen(href: string): void {
  const route = parseRoute(href);
  if (route) loadScreen(route.name);
}

/** Begins to load the screen of a route and, where it waits for more than its code, what it will show. */
export function prepareRoute(href: string): void {
  preloadScreen(href);
  askBeforehand(href);
  if (parseRoute(href)?.area !== 'tours') return;
  void import('../../core/tours/actions.ts').then(
    (tours) => tours.askBeforehand(href),
    () => undefined, // told when it is shown
  );
}
