import type { Moment } from '../../calendar/moment.ts';
import type { Cents } from '../../money/cents.ts';

/** Finished order, as returned by `execPayment`. */
export type Order = {
  booking_id: string;
  has_tickets: boolean;
  /** Key for `order/review`, if the back end sends one. */
  review_id?: string;
};

export type OrderItem = {
  type: string;
  id: string;
  name: string;
  count: number;
  price: Cents;
  totalPrice: Cents;
  vat_value: number;
  datetime?: Moment;
  /** Codes to scan, one per ticket, pass, or voucher; empty until they are paid. */
  barcodes: readonly string[];
  /** Details to display, such as event and venue. */
  details: readonly string[];
};

export type OrderReview = {
  booking_id: string;
  status: 'paid' | 'open' | 'canceled';
  /** The order waits for a payment that can be made here. */
  payable: boolean;
  items: readonly OrderItem[];
  /** Missing if nothing was shipped. */
  shippingCosts?: Cents | undefined;
  total: Cents;
  /** Tickets and invoices to download, if there are any. */
  documents: readonly { name: string; url: string }[];
};

/** Items of a payment in progress. */
export type PendingOrder = {
  items: readonly OrderItem[];
  /** Missing if nothing is shipped. */
  shippingCosts?: Cents | undefined;
  /** Amount due, after vouchers. */
  total: Cents;
  /** End of the reservation, if the back end returns it. */
  held_until?: Moment | undefined;
};

/** Order in the list of a customer; `id` is its key for `order/review`. */
export type OrderEntry = {
  id: string;
  booking_id: string;
  created?: Moment | undefined;
  status?: OrderReview['status'] | undefined;
  total?: Cents | undefined;
  has_tickets: boolean;
};

/** Orders of a customer, newest first; missing if the back end does not list them. */
export type OrderList = { orders?: readonly OrderEntry[] };

/** Draft of a withdrawal declaration; field names are those of the API. */
export type WithdrawalForm = { booking_id: string; name: string; email: string; text: string };
