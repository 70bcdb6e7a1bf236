import { announce } from '../announcements.ts';
import { type Cents, sum, times } from '../money/cents.ts';
import { claim } from '../shared.ts';
import { readStored, writeStored } from '../storage/storage.ts';
import { consent } from './consent.ts';
import { onSale, type Sale, type SoldItem } from './sales.ts';

// Loaded by start.ts on pages that ask for it alone.

const queues = globalThis as { dataLayer?: unknown[]; _paq?: unknown[] };

/** In euros; whole cents make two decimals at the most. */
const euros = (amount: number): number => amount / 100;

const valueOf = (items: readonly SoldItem[]): Cents =>
  sum(items.map(({ price, count }) => times(price, count)));

/** Google Analytics 4, by the layer that its tags read. */
function ga4(sale: Sale): void {
  const { event, items } = sale;
  const order =
    sale.event === 'purchase'
      ? { transaction_id: sale.bookingId, shipping: euros(sale.shipping) }
      : {};
  const layer = (queues.dataLayer ??= []);
  layer.push({ ecommerce: null }); // or what is known of the event before would be a part of this one
  layer.push({
    event,
    ecommerce: {
      ...order,
      currency: 'EUR',
      value: euros(valueOf(items)),
      items: items.map(({ id, name, type, of, price, count }) => ({
        item_id: id,
        item_name: name,
        item_category: type,
        ...(of && { item_category2: of }),
        price: euros(price),
        quantity: count,
      })),
    },
  });
}

/** Items as Matomo counts them, which knows each by its number alone: what costs something else is something else. */
function stocked(items: readonly SoldItem[]): [sku: string, item: SoldItem][] {
  const bySku = new Map<string, SoldItem>();
  for (const item of items) {
    const { id, price } = item;
    const isOther = (bySku.get(id)?.price ?? price) !== price;
    const sku = isOther ? `${id}-${euros(price).toFixed(2)}` : id;
    bySku.set(sku, { ...item, count: item.count + (bySku.get(sku)?.count ?? 0) });
  }
  return [...bySku];
}

/** Matomo, by the queue that its script works off. */
function matomo(sale: Sale): void {
  if (sale.event === 'begin_checkout') return; // it has no such thing
  const queue = (queues._paq ??= []);
  const items = sale.event === 'purchase' ? sale.items : sale.basket;
  const value = valueOf(items);
  queue.push(['clearEcommerceCart']);
  for (const [sku, { name, type, of, price, count }] of stocked(items)) {
    const categories = of ? [type, of] : type;
    queue.push(['addEcommerceItem', sku, name, categories, euros(price), count]);
  }
  if (sale.event !== 'purchase') {
    queue.push(['trackEcommerceCartUpdate', euros(value)]);
    return;
  }
  const { bookingId, total, shipping } = sale;
  const discount = value + shipping - total;
  queue.push([
    'trackEcommerceOrder',
    bookingId,
    euros(total),
    euros(value),
    false, // the tax is in the prices
    euros(shipping),
    discount > 0 && euros(discount),
  ]);
}

const REPORTERS: Record<string, (sale: Sale) => void> = { ga4, matomo };

/**
 * Tells the page's analytics of sales from now on: `ga4`, `matomo`, or both. Where consent is needed, nothing is told
 * before it is given; what the visitor has said holds for the tab.
 */
export function report(wanted: string, needsConsent: boolean): void {
  if (!claim('analytics')) return;
  const names = wanted.toLowerCase().split(/[\s,]+/);
  const unknown = names.find((name) => !Object.hasOwn(REPORTERS, name));
  if (unknown !== undefined) {
    const message = `analytics: ga4 or matomo, not ${unknown}`;
    console.warn(message);
    announce('museum-error', { code: 'noChoice', message });
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
