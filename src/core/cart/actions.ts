import {
  type AnalyticsDetail,
  analyticsDetail,
  type AnalyticsType,
} from '../analytics/analytics.ts';
import { type SoldItem, tellSale } from '../analytics/sales.ts';
import { announce } from '../announcements.ts';
import { added, soldIn } from './lines.ts';
import { cart } from './store.ts';
import { type CartLine, lineKey } from './types.ts';

const ANALYTICS_TYPES = {
  ticket: 'Ticket',
  dayTicket: 'Ticket',
  guidedTour: 'GuidedTour',
  merchandise: 'Merchandise',
  annualPass: 'Merchandise',
  voucher: 'Voucher',
} as const satisfies Record<string, AnalyticsType>;

/** The event or tour of a line. */
const nameOf = (line: CartLine): string => (line.type === 'ticket' ? line.eventName : line.name);

/** What lines sell, with the parts of families, as analytics count it. */
export const itemsIn = (lines: readonly CartLine[]): SoldItem[] =>
  lines.flatMap((line) => {
    if (line.type === 'voucherCode') return []; // a payment, not a sale
    const type = ANALYTICS_TYPES[line.type];
    const of = type === 'Ticket' || type === 'GuidedTour' ? nameOf(line) : undefined;
    return soldIn(line)
      .flatMap((each) => [each, ...(each.subtickets ?? [])])
      .filter(({ count }) => count > 0)
      .map(({ id, name, count, price }) => ({ id, name, count, price, type, ...(of && { of }) }));
  });

/** Tells the page's analytics that a line was put in or taken out. */
export function announceSale(event: AnalyticsDetail['event'], line: CartLine): void {
  if (line.type === 'voucherCode') return; // a payment, not a sale
  const { totalPrice } = line;
  const type = ANALYTICS_TYPES[line.type];
  announce('museum-analytics', analyticsDetail(event, type, { totalPrice, items: soldIn(line) }));
  tellSale({ event, items: itemsIn([line]), basket: itemsIn(cart.form) });
}

/** Where the line with this key stands; -1 where it does not. */
export const indexOf = (key: string): number =>
  cart.form.findIndex((line) => lineKey(line) === key);

/**
 * Puts a line into the basket. Tickets of a type and moment that are in it already grow; a voucher code that is in it
 * already is not added again (specification, section 4, Cart).
 */
export function addLine(line: CartLine): void {
  const index = indexOf(lineKey(line));
  const held = cart.form[index];
  if (held?.type === 'voucherCode') return;
  if (held) cart.form[index] = added(held, line);
  else cart.form.push(line);
  cart.removed = undefined;
  announceSale('add_to_cart', line);
}
