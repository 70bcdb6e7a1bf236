import type { SoldItem } from '../analytics/sales.ts';
import { type Cents, sum, times } from '../money/cents.ts';

const queues = globalThis as { dataLayer?: unknown[]; _paq?: unknown[] };

/** Returns a queue of the host page's analytics. */
export const queueOf = (name: 'dataLayer' | '_paq'): unknown[] => (queues[name] ??= []);

/** Converts cents to the unit of the currency, with two decimals at most. */
export const units = (amount: number): number => amount / 100;

export const valueOf = (items: readonly SoldItem[]): Cents =>
  sum(items.map(({ price, count }) => times(price, count)));
