import { analyticsDetail } from '../analytics/analytics.ts';
import { type Ordered, type SoldItem, trackSale } from '../analytics/sales.ts';
import { type AnalyticsDetail, type AnalyticsType, announce } from '../page/events.ts';
import type { OrderItem } from '../api/wire/orders.ts';
import { billableItems } from './lines.ts';
import { cart } from './store.ts';
import type { CartLine } from './types.ts';

const ANALYTICS_TYPES = {
  ticket: 'Ticket',
  dayTicket: 'Ticket',
  guidedTour: 'GuidedTour',
  merchandise: 'Merchandise',
  annualPass: 'Merchandise',
  voucher: 'Voucher',
} as const satisfies Record<string, AnalyticsType>;

/** Returns the name of a line's event or tour. */
const nameOf = (line: CartLine): string => (line.type === 'ticket' ? line.eventName : line.name);

/** Returns the items of lines for analytics, including the parts of family tickets. */
const itemsIn = (lines: readonly CartLine[]): SoldItem[] =>
  lines.flatMap((line) => {
    if (line.type === 'voucherCode') return []; // a payment, not a sale
    const type = ANALYTICS_TYPES[line.type];
    const of = type === 'Ticket' || type === 'GuidedTour' ? nameOf(line) : undefined;
    return billableItems(line)
      .flatMap((each) => [each, ...(each.subtickets ?? [])])
      .filter(({ count }) => count > 0)
      .map(({ id, name, count, price }) => ({ id, name, count, price, type, ...(of && { of }) }));
  });

const hasVoucher = (items: readonly { type: string }[]): boolean =>
  items.some(({ type }) => type === 'voucherCode');

/** Returns lines that are ordered, for analytics. */
export const orderedIn = (lines: readonly CartLine[]): Ordered => ({
  items: itemsIn(lines),
  hasVoucher: hasVoucher(lines),
});

/** Returns the items of an order for analytics; voucher codes are a payment, not a sale. */
export const orderedItemsIn = (items: readonly OrderItem[]): Ordered => ({
  items: items.flatMap(({ type, id, name, count, price }) => {
    const sold = Object.entries(ANALYTICS_TYPES).find(([known]) => known === type)?.[1];
    return sold ? [{ id, name, count, price, type: sold }] : [];
  }),
  hasVoucher: hasVoucher(items),
});

/** Reports to the page's analytics that a line was added or removed. */
export function announceSale(event: AnalyticsDetail['event'], line: CartLine): void {
  if (line.type === 'voucherCode') return;
  const { totalPrice } = line;
  const type = ANALYTICS_TYPES[line.type];
  announce(
    'museum-analytics',
    analyticsDetail(event, type, { totalPrice, items: billableItems(line) }),
  );
  trackSale({ event, items: itemsIn([line]), basket: itemsIn(cart.lines) });
}
