import { takeOutPassed } from './cart/changing.ts';
import { cart } from './cart/store.ts';
import type { CartLine } from './cart/types.ts';
import { currentMoment } from './calendar/clock.ts';
import { dayOf, timeOf } from './calendar/moment.ts';
import { shopConfig } from './config/store.ts';
import { language } from './i18n/language.ts';
import { showNotice } from './notices/actions.ts';
import { renewGoods } from './merchandise/basket.ts';
import type { PassedVisit } from './notices/store.ts';
import { claim } from './shared.ts';
import { renewTickets } from './tickets/basket.ts';
import { renewTours } from './tours/basket.ts';
import { renewVouchers } from './vouchers/basket.ts';

/** What a line that has passed was for. */
function passedVisit(line: CartLine): PassedVisit[] {
  switch (line.type) {
    case 'ticket':
      return [{ name: line.eventName, day: dayOf(line.datetime), time: timeOf(line.datetime) }];
    case 'dayTicket':
      return [{ name: line.name, day: line.date }];
    case 'guidedTour':
      return [{ name: line.name, day: line.date, time: line.time }];
    default: // no day of its own
      return [];
  }
}

/** Takes out of the basket what has passed meanwhile, and says so. */
export function clearPassed(): void {
  const visits = takeOutPassed(currentMoment(shopConfig().timezone)).flatMap(passedVisit);
  const when = (visit: PassedVisit) => `${visit.name} ${visit.day} ${visit.time ?? ''}`;
  const each = [...new Map(visits.map((visit) => [when(visit), visit])).values()];
  if (each.length > 0) showNotice({ is: 'passed', visits: each });
}

/**
 * Compares the basket with what the museum sells now: names and prices follow, and `cart.changes` tells of them. Names
 * that only speak another language now are no news; what a payment under way has fixed keeps its price.
 */
export async function renewBasket(): Promise<void> {
  const isOtherLanguage = cart.lang !== undefined && cart.lang !== language.lang;
  const areComplete = await Promise.all([
    renewTickets(isOtherLanguage),
    renewTours(isOtherLanguage),
    renewGoods(isOtherLanguage),
    renewVouchers(isOtherLanguage),
  ]);
  if (areComplete.every(Boolean)) cart.lang = language.lang;
}

/** Looks after the basket when a page opens: nothing passed stays in it, and its names speak the page's language. */
export function reviewBasket(): void {
  // what is being paid is the order's, whatever the clock says
  const review = (): void => {
    if (!cart.sent) clearPassed();
  };
  review();
  if (cart.lang !== undefined && cart.lang !== language.lang) void renewBasket();
  if (!claim('review basket')) return;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) review();
  });
}
