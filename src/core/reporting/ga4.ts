import type { Ordered, SoldItem } from '../analytics/sales.ts';
import { museumCurrency } from '../money/currency.ts';
import { queueOf, units, valueOf } from './queues.ts';
import type { List, Offered, Report } from './types.ts';

/** Maximum number of items in an event, set by Google Analytics. */
const MOST_ITEMS = 200;

/** The kind of what pays, never its name: names are the back end's, and may contain the code. */
const VOUCHER = 'Voucher';

const currency = () => ({ currency: museumCurrency.code });

const soldItem = ({ id, name, type, of, price, count }: SoldItem) => ({
  item_id: id,
  item_name: name,
  item_category: type,
  ...(of && { item_category2: of }),
  price: units(price),
  quantity: count,
});

const offeredItem = ({ id, name, type, price }: Offered) => ({
  item_id: id,
  item_name: name,
  item_category: type,
  ...(price !== undefined && { price: units(price) }),
});

const sold = (items: readonly SoldItem[]) => ({
  ...currency(),
  value: units(valueOf(items)),
  items: items.slice(0, MOST_ITEMS).map(soldItem),
});

const ordered = ({ items, hasVoucher }: Ordered) => ({
  ...(hasVoucher && { coupon: VOUCHER }),
  ...sold(items),
});

const listed = ({ id, type, group, items }: List, only?: string) => ({
  item_list_id: id,
  item_list_name: group ?? type,
  items: items
    .map((item, index) => ({ ...offeredItem(item), index }))
    .filter(({ item_id }) => only === undefined || item_id === only)
    .slice(0, MOST_ITEMS),
});

function viewed(item: Offered) {
  const { price } = item;
  const worth = price !== undefined && { ...currency(), value: units(price) };
  return { ...worth, items: [offeredItem(item)] };
}

/** Returns the fields of an event (Google Analytics 4, "Recommended events"). */
function fieldsOf(report: Report): object {
  switch (report.event) {
    case 'view_item_list':
      return listed(report.list);
    case 'select_item':
      return listed(report.list, report.id);
    case 'view_item':
      return viewed(report.item);
    case 'add_to_cart':
    case 'remove_from_cart':
    case 'view_cart':
      return sold(report.items);
    case 'add_payment_info':
      return { payment_type: report.method, ...ordered(report) };
    case 'purchase': {
      const { bookingId, shipping, tax } = report;
      const amounts = { shipping: units(shipping), tax: units(tax) };
      return { transaction_id: bookingId, ...amounts, ...ordered(report) };
    }
    default:
      return ordered(report);
  }
}

/** Pushes an event to `dataLayer`. */
export function ga4(report: Report): void {
  const layer = queueOf('dataLayer');
  layer.push({ ecommerce: null }); // otherwise the fields of the previous event are merged into this one
  layer.push({ event: report.event, ecommerce: fieldsOf(report) });
}
