import type { Cents } from '../money/cents.ts';
import { majorUnits } from '../money/format.ts';

/** Type of a line in analytics (specification, section 7). Day tickets count as Ticket, passes as Merchandise. */
export type AnalyticsType = 'Ticket' | 'GuidedTour' | 'Merchandise' | 'Voucher';

export type AnalyticsDetail = {
  event: 'add_to_cart' | 'remove_from_cart';
  type: AnalyticsType;
  currency: 'EUR';
  /** In euros, with two decimals: `"12.00"`. */
  value: string;
  items: { id: string; name: string; count: number; price: string }[];
};

type Sold = {
  totalPrice: Cents;
  items: readonly { id: string; name: string; count: number; price: Cents }[];
};

export const analyticsDetail = (
  event: AnalyticsDetail['event'],
  type: AnalyticsType,
  { totalPrice, items }: Sold,
): AnalyticsDetail => ({
  event,
  type,
  currency: 'EUR',
  value: majorUnits(totalPrice),
  items: items.map(({ id, name, count, price }) => ({ id, name, count, price: majorUnits(price) })),
});
