import type { Cents } from '../money/cents.ts';
import { shared } from '../page/shared.ts';
import type { AnalyticsType } from '../page/events.ts';

/** Sold item; `price` is for one piece. */
export type SoldItem = {
  id: string;
  name: string;
  type: AnalyticsType;
  /** Parent of the item, such as the event of a ticket. */
  of?: string;
  count: number;
  price: Cents;
};

/** Items that are ordered. `hasVoucher`: a voucher code pays for part of them. */
export type Ordered = { items: readonly SoldItem[]; hasVoucher: boolean };

/** Sale as reported to analytics, without data about the visitor. */
export type Sale =
  /** `basket`: all items in the cart after the change. */
  | {
      event: 'add_to_cart' | 'remove_from_cart';
      items: readonly SoldItem[];
      basket: readonly SoldItem[];
    }
  | (Ordered & { event: 'begin_checkout' })
  /** The order button was pressed; without a `method`, there is nothing to pay. */
  | (Ordered & { event: 'pay'; isShipped: boolean; method: string | undefined })
  /** `total`: the amount paid, shipping included. `tax`: the VAT in the prices of the items. */
  | (Ordered & {
      event: 'purchase';
      bookingId: string;
      total: Cents;
      shipping: Cents;
      tax: Cents;
    });

const listeners = shared('sales', () => new Set());

export function trackSale(sale: Sale): void {
  for (const listener of listeners) listener(sale);
}

export const onSale = (listener: (sale: Sale) => void): void => void listeners.add(listener);
