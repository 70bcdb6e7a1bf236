import type { Ordered, Sale, SoldItem } from '../analytics/sales.ts';
import type { Cents } from '../money/cents.ts';
import type { AnalyticsType } from '../page/events.ts';

/** Item on a screen; its price is the lowest one, if it is known. */
export type Offered = Pick<SoldItem, 'id' | 'name' | 'type'> & { price?: Cents | undefined };

/** List on a screen; `group` is the name of the category to which it is limited. */
export type List = {
  id: string;
  type: AnalyticsType;
  group?: string | undefined;
  items: readonly Offered[];
};

/** Step of the checkout. */
type Step = Ordered &
  (
    | { event: 'view_cart' | 'begin_checkout' | 'add_shipping_info' }
    | { event: 'add_payment_info'; method: string }
  );

/** Event for analytics, with the name that Google Analytics recommends. */
export type Report =
  | { event: 'view_item_list'; list: List }
  | { event: 'select_item'; list: List; id: string }
  | { event: 'view_item'; item: Offered }
  | Step
  | Exclude<Sale, { event: 'begin_checkout' | 'pay' }>;
