import type { Cents } from '../money/cents.ts';
import { shared } from '../shared.ts';
import type { AnalyticsType } from './analytics.ts';

/** Something that is sold, with the price of one. */
export type SoldItem = {
  id: string;
  name: string;
  type: AnalyticsType;
  /** What it belongs to, such as the event of a ticket. */
  of?: string;
  count: number;
  price: Cents;
};

/** What analytics count. Nothing in it says who the visitor is. */
export type Sale = { items: readonly SoldItem[] } & (
  | { event: 'begin_checkout' }
  /** `basket`: all that is in it now. */
  | { event: 'add_to_cart' | 'remove_from_cart'; basket: readonly SoldItem[] }
  /** `total`: what is paid, shipping included. */
  | { event: 'purchase'; bookingId: string; total: Cents; shipping: Cents }
);

const listeners = shared('sales', () => new Set<(sale: Sale) => void>());

export function tellSale(sale: Sale): void {
  for (const listener of listeners) listener(sale);
}

/** Hears of all sales. */
export const onSale = (listener: (sale: Sale) => void): void => void listeners.add(listener);
