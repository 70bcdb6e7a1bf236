import { type ComponentType, lazy } from 'react';
import { parseRoute, type RouteName } from '../../core/routes/routes.ts';

/** Asks a second time for a screen that could not be loaded: a phone's line may just have been gone. */
const screen = <M>(load: () => Promise<M>, pick: (module: M) => ComponentType) => {
  const loadTwice = () => load().catch(load);
  return {
    preload: () => void loadTwice().catch(() => undefined), // told when it is shown
    Screen: lazy(async () => ({ default: pick(await loadTwice()) })),
  };
};

const eventList = screen(
  () => import('../tickets/EventList.tsx'),
  (module) => module.EventList,
);
const event = screen(
  () => import('../tickets/EventScreen.tsx'),
  (module) => module.EventScreen,
);
const checkout = screen(
  () => import('../checkout/CheckoutScreen.tsx'),
  (module) => module.CheckoutScreen,
);
const guest = screen(
  () => import('../checkout/GuestScreen.tsx'),
  (module) => module.GuestScreen,
);
const payment = screen(
  () => import('../checkout/PaymentScreen.tsx'),
  (module) => module.PaymentScreen,
);

/** The screen of each route. Screens are chunks of their own, loaded when they are shown. */
const SCREENS: Partial<Record<RouteName, typeof event>> = {
  home: eventList,
  tickets: eventList,
  ticket: event,
  checkout,
  guestRegister: guest,
  login: guest,
  checkoutAccepted: payment,
  checkoutSuccess: payment,
  checkoutFailed: payment,
  checkoutCanceled: payment,
};

export const screenEntries = Object.entries(SCREENS) as [RouteName, typeof event][];

/** Begins to load the screen of a route. */
export function preloadScreen(href: string): void {
  const route = parseRoute(href);
  if (route) SCREENS[route.name]?.preload();
}
