import type { Cents } from '../money/cents.ts';
import { museumCurrency } from '../money/currency.ts';
import { majorUnits } from '../money/format.ts';
import type { AnalyticsDetail, AnalyticsType } from '../page/events.ts';

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
  currency: museumCurrency.code ?? '',
  value: majorUnits(totalPrice),
  items: items.map(({ id, name, count, price }) => ({ id, name, count, price: majorUnits(price) })),
});
