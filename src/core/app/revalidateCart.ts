import { expiredLines, removeExpired, setCartLanguage } from '../cart/actions.ts';
import { cart } from '../cart/store.ts';
import type { CartLine } from '../cart/types.ts';
import { currentMoment } from '../calendar/clock.ts';
import { dayOf, type Moment, timeOf } from '../calendar/moment.ts';
import { shopConfig } from '../config/store.ts';
import { language } from '../page/language.ts';
import { showNotice } from '../notices/actions.ts';
import { revalidateArticles } from '../merchandise/revalidate.ts';
import type { PassedVisit } from '../notices/store.ts';
import type { SalesArea } from '../routes/routes.ts';
import { revalidateTickets } from '../tickets/revalidate.ts';
import { revalidateTours } from '../tours/revalidate.ts';
import { revalidateVouchers } from '../vouchers/revalidate.ts';

/**
 * Revalidates the lines of each area, and resolves with whether all of them could be checked. In another language
 * (`true`), a new name is no change.
 */
const REVALIDATE = {
  tickets: revalidateTickets,
  tours: revalidateTours,
  merchandise: revalidateArticles, // and passes
  vouchers: revalidateVouchers,
} satisfies Partial<Record<SalesArea, (isOtherLanguage: boolean) => Promise<boolean>>>;

/** Returns the visit of a line, for the notice about expired lines. */
function passedVisit(line: CartLine): PassedVisit[] {
  switch (line.type) {
    case 'ticket':
      return [{ name: line.eventName, day: dayOf(line.datetime), time: timeOf(line.datetime) }];
    case 'dayTicket':
      return [{ name: line.name, day: line.date }];
    case 'guidedTour':
      return [{ name: line.name, day: line.date, time: line.time }];
    default:
      return [];
  }
}

const moment = (): Moment => currentMoment(shopConfig().timezone);

/** Removes expired lines from the cart and shows a notice about them. */
export function removeExpiredLines(): void {
  const visits = removeExpired(moment()).flatMap(passedVisit);
  const when = (visit: PassedVisit) => `${visit.name} ${visit.day} ${visit.time ?? ''}`;
  const each = [...new Map(visits.map((visit) => [when(visit), visit])).values()];
  if (each.length > 0) showNotice({ is: 'passed', visits: each });
}

/**
 * Revalidates the cart: updates names and prices, and records the differences in `cart.changes`, except names that
 * differ only by language. Lines reserved by a payment keep their price.
 */
export async function revalidateCart(): Promise<void> {
  const isOtherLanguage = cart.lang !== undefined && cart.lang !== language.lang;
  const areComplete = await Promise.all(
    Object.values(REVALIDATE).map((revalidate) => revalidate(isOtherLanguage)),
  );
  if (areComplete.every(Boolean)) setCartLanguage(language.lang);
}

/**
 * Revalidates the cart, and then removes expired lines: only the answers show whether the clock of the device is right.
 */
export async function reviewCart(): Promise<void> {
  const { sent } = cart;
  await revalidateCart();
  // lines of a payment that has begun in the meantime belong to the order
  if (cart.sent === sent) removeExpiredLines();
}

/** Brings the cart up to date when a page opens: removes expired lines, and fetches names in the page's language. */
export function refreshCart(): void {
  // lines of a payment in progress belong to the order, even if their time has passed
  if (!cart.sent && expiredLines(moment()).length > 0) void reviewCart();
  else if (cart.lang !== undefined && cart.lang !== language.lang) void revalidateCart();
}
