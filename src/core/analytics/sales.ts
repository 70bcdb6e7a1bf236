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

/** Sale as reported to analytics, without data about the visitor. */
export type Sale = { items: readonly SoldItem[] } & (
  | { event: 'begin_checkout' }
  /** `basket`: all items in the cart after the change. */
  | { event: 'add_to_cart' | 'remove_from_cart'; basket: readonly SoldItem[] }
  /** `total`: the amount paid, shipping included. */
  | { event: 'purchase'; bookingId: string; total: Cents; shipping: Cents }
);

const listeners = shared('sales', () => new Set());

export function trackSale(sale: Sale): void {
  for (const listener of listeners) listener(sale);
}

export const onSale = (listener: (sale: Sale) => void): void => void listeners.add(listener);
