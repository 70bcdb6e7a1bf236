import { announce } from '../page/events.ts';
import { type Cents, sum, times } from '../money/cents.ts';
import { museumCurrency } from '../money/currency.ts';
import { claim } from '../page/shared.ts';
import { readStored, writeStored } from '../web/storage.ts';
import { consent } from './consent.ts';
import { onSale, type Sale, type SoldItem } from './sales.ts';

// Loaded by boot.ts only if the host page asks for analytics.

const queues = globalThis as { dataLayer?: unknown[]; _paq?: unknown[] };

/** Converts cents to the unit of the currency, with two decimals at most. */
const units = (amount: number): number => amount / 100;

const valueOf = (items: readonly SoldItem[]): Cents =>
  sum(items.map(({ price, count }) => times(price, count)));

function ga4(sale: Sale): void {
  const { event, items } = sale;
  const order =
    sale.event === 'purchase'
      ? { transaction_id: sale.bookingId, shipping: units(sale.shipping) }
      : {};
  const layer = (queues.dataLayer ??= []);
  layer.push({ ecommerce: null }); // otherwise the fields of the previous event are merged into this one
  layer.push({
    event,
    ecommerce: {
      ...order,
      currency: museumCurrency.code,
      value: units(valueOf(items)),
      items: items.map(({ id, name, type, of, price, count }) => ({
        item_id: id,
        item_name: name,
        item_category: type,
        ...(of && { item_category2: of }),
        price: units(price),
        quantity: count,
      })),
    },
  });
}

/** Groups items by SKU for Matomo, which stores one price per SKU: another price gets a SKU of its own. */
function stocked(items: readonly SoldItem[]): [sku: string, item: SoldItem][] {
  const bySku = new Map<string, SoldItem>();
  for (const item of items) {
    const { id, price } = item;
    const isOther = (bySku.get(id)?.price ?? price) !== price;
    const sku = isOther ? `${id}-${units(price).toFixed(2)}` : id;
    bySku.set(sku, { ...item, count: item.count + (bySku.get(sku)?.count ?? 0) });
  }
  return [...bySku];
}

function matomo(sale: Sale): void {
  if (sale.event === 'begin_checkout') return; // Matomo has no such event
  const queue = (queues._paq ??= []);
  const items = sale.event === 'purchase' ? sale.items : sale.basket;
  const value = valueOf(items);
  queue.push(['clearEcommerceCart']);
  for (const [sku, { name, type, of, price, count }] of stocked(items)) {
    const categories = of ? [type, of] : type;
    queue.push(['addEcommerceItem', sku, name, categories, units(price), count]);
  }
  if (sale.event !== 'purchase') {
    queue.push(['trackEcommerceCartUpdate', units(value)]);
    return;
  }
  const { bookingId, total, shipping } = sale;
  const discount = value + shipping - total;
  queue.push([
    'trackEcommerceOrder',
    bookingId,
    units(total),
    units(value),
    false, // prices include tax
    units(shipping),
    discount > 0 && units(discount),
  ]);
}

const REPORTERS: Record<string, (sale: Sale) => void> = { ga4, matomo };

/**
 * Starts to report sales to the host page's analytics: `ga4`, `matomo`, or both. If consent is needed, nothing is
 * reported until it is given; the choice is stored for the tab.
 */
export function report(wanted: string, needsConsent: boolean): void {
  if (!claim('analytics')) return;
  const names = wanted.toLowerCase().split(/[\s,]+/);
  const unknown = names.find((name) => !Object.hasOwn(REPORTERS, name));
  if (unknown !== undefined) {
    const message = `analytics: ga4 or matomo, not ${unknown}`;
    console.warn(message);
    announce('museum-error', { code: 'invalid-value', message });
  }
  const stored = readStored('consent');
  if (typeof stored === 'boolean') consent.isGiven ??= stored;
  consent.keep = () => void writeStored('consent', consent.isGiven);
  consent.keep();
  onSale((sale) => {
    if (!(consent.isGiven ?? !needsConsent)) return;
    for (const name of names) REPORTERS[name]?.(sale);
  });
}
