import type { SoldItem } from '../analytics/sales.ts';
import { queueOf, units, valueOf } from './queues.ts';
import type { Report } from './types.ts';

const push = (...call: unknown[]): void => void queueOf('_paq').push(call);

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

function setCart(items: readonly SoldItem[]): void {
  push('clearEcommerceCart');
  for (const [sku, { name, type, of, price, count }] of stocked(items)) {
    push('addEcommerceItem', sku, name, of ? [type, of] : type, units(price), count);
  }
}

/** Pushes calls to `_paq`. A view is part of a page view, which Matomo wants after it. Matomo has no steps of a checkout. */
export function matomo(report: Report): void {
  switch (report.event) {
    case 'view_item_list': {
      const { type, group } = report.list;
      push('setEcommerceView', false, false, group ? [type, group] : type);
      return push('trackPageView', group ?? type);
    }
    case 'view_item': {
      const { id, name, type, price } = report.item;
      push('setEcommerceView', id, name, type, ...(price === undefined ? [] : [units(price)]));
      return push('trackPageView', name);
    }
    case 'add_to_cart':
    case 'remove_from_cart':
      setCart(report.basket);
      return push('trackEcommerceCartUpdate', units(valueOf(report.basket)));
    case 'purchase': {
      const { items, bookingId, total, shipping, tax } = report;
      const value = valueOf(items);
      const discount = value + shipping - total;
      setCart(items);
      const amounts = [total, value, tax, shipping].map(units);
      return push('trackEcommerceOrder', bookingId, ...amounts, discount > 0 && units(discount));
    }
    default:
  }
}
