import type { Lang } from '../museum/catalogue/types.ts';
import { lineCents } from './cart-line.ts';
import type { Customer } from './customers.ts';
import { wireDocuments } from './documents.ts';
import { findOrder, hasTickets, linesOf } from './orders.ts';
import type { OrderLine, OrderRow } from './orders.ts';
import { isPayable } from './overdue-orders.ts';
import type { Shop } from './shop.ts';

/** Whether the order's payment is being captured, so that its status is not known. */
const isBeingPaid = ({ database }: Shop, { booking_id }: OrderRow): boolean =>
  database.one("SELECT 1 FROM payments WHERE pays_booking = ? AND status = 'capturing'", [
    booking_id,
  ]) !== undefined;

/** Codes are shown only after payment. */
export const wireItem = (line: OrderLine, isPaid: boolean, lang: Lang) => ({
  type: line.type,
  id: line.id,
  name: line.name[lang],
  count: line.count,
  price: line.priceCents,
  totalPrice: lineCents(line),
  vat_value: line.vat,
  ...(line.datetime && { datetime: line.datetime }),
  ...(isPaid && line.barcodes.length > 0 && { barcodes: line.barcodes }),
  details: line.details.map((text) => text[lang]),
});

/** Returns the answer of `order/review`, or undefined if there is no order with this key or its payment is being captured. */
export const orderReview = (shop: Shop, reviewId: string, lang: Lang) => {
  const row = findOrder(shop, reviewId);
  if (!row || isBeingPaid(shop, row)) return undefined;
  const { status } = row;
  return {
    id: row.review_id,
    booking_id: row.booking_id,
    created: row.created,
    status,
    payable: isPayable(shop, row),
    has_tickets: hasTickets(row),
    items: linesOf(row).map((line) => wireItem(line, status === 'paid', lang)),
    shippingCosts: row.shipping_cents,
    total: row.total_cents,
    documents: wireDocuments(shop, row, lang),
  };
};

/** Returns the answer of `customer/fromOrder`: the buyer, with only the fields of the contract. */
export const customerOfOrder = (shop: Shop, reviewId: string): Customer | undefined => {
  const row = findOrder(shop, reviewId);
  if (!row) return undefined;
  const {
    salutation,
    title,
    fname,
    lname,
    company,
    email,
    phone,
    isGuest,
    addrBilling,
    addrShipping,
  } = JSON.parse(row.customer) as Customer;
  return {
    ...(salutation && { salutation }),
    ...(title && { title }),
    fname,
    lname,
    ...(company && { company }),
    email,
    ...(phone && { phone }),
    isGuest,
    addrBilling,
    ...(addrShipping && { addrShipping }),
  };
};
