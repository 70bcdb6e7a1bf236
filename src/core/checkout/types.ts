import type { Failure } from '../api/errors.ts';
import type { Moment } from '../calendar/moment.ts';
import type { Lang } from '../i18n/languages.ts';
import type { Cents } from '../money/cents.ts';

/** What a device keeps to pay with. */
export const WALLETS = ['applepay', 'googlepay'] as const;

export type Wallet = (typeof WALLETS)[number];

/** A way to pay; 171 is the card (specification, section 9). */
export type PaymentType = {
  payartId: number;
  i18n: Partial<Record<Lang, string>>;
  /** With the card: the wallets that may pay by way of it; both where nothing is said. */
  wallets?: readonly Wallet[] | undefined;
};

/** A finished order, as `execPayment` answers. */
export type Order = {
  booking_id: string;
  has_tickets: boolean;
  /** Opens `order/review`, where the server gives one. */
  review_id?: string;
};

export const SUGGESTED_TYPES = [
  'merchandise',
  'voucher',
  'ticket',
  'guidedTour',
  'annualPass',
] as const;

/** What may please, given what is in the basket. Tickets are meant by their event. */
export type Suggestion = {
  type: (typeof SUGGESTED_TYPES)[number];
  id: string;
  name: string;
  price: Cents;
  image?: string | undefined;
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
  /** What is scanned, one for each ticket, pass or voucher, where they are paid for. */
  barcodes: readonly string[];
  /** What the line is about: the event, the venue. */
  details: readonly string[];
};

/** What was ordered, as the server holds it. */
export type OrderReview = {
  booking_id: string;
  created: Moment;
  status: 'paid' | 'open' | 'canceled';
  /** It waits for a payment that can be made here. */
  payable: boolean;
  items: readonly OrderItem[];
  /** None where nothing was sent. */
  shippingCosts?: Cents | undefined;
  total: Cents;
  /** Tickets and invoices to download, where the server has them. */
  documents: readonly { name: string; url: string }[];
};

/** A payment the provider knows of: authorised by the cart id together with the session key that began it. */
export type PendingPayment = {
  cartId: string;
  sessionUs: string;
  /** What the provider's return address said; what really holds is known once it is executed. */
  outcome: 'accepted' | 'failed';
};

/** Where a payment stands. */
export type Payment =
  | { is: 'none' }
  /** Asking the server for the provider's address. */
  | { is: 'starting' }
  /** On the way to the provider. */
  | { is: 'leaving' }
  /** The server would not start it. */
  | { is: 'refused'; failure: Failure }
  /** Back from the provider; nothing is ordered yet. */
  | { is: 'returned'; pending: PendingPayment }
  | { is: 'executing'; pending: PendingPayment }
  /** The order could not be made; it may be tried again. */
  | { is: 'failed'; pending: PendingPayment; failure: Failure }
  /** The cart has expired or is unknown: nothing was charged. */
  | { is: 'gone' }
  | { is: 'canceling'; pending: PendingPayment }
  | { is: 'canceled' }
  /** `sentTo` is the buyer's address; it is not kept. */
  | { is: 'done'; order: Order; sentTo?: string };

/** A payment of an open order that the provider knows of; `key` is the order's. */
export type PendingOrderPayment = { key: string; cartId: string; sessionUs: string };

/** Where the payment of an open order stands. */
export type OrderPayment =
  | { is: 'none' }
  /** Asking the server for the provider's address; on the way there. */
  | { is: 'starting' | 'leaving'; key: string }
  /** The server would not start it. */
  | { is: 'refused'; key: string; failure: Failure }
  /** The provider has not taken it, or it took too long: nothing was charged. */
  | { is: 'declined'; key: string }
  /** The provider has accepted it, and the server takes it. */
  | { is: 'executing'; key: string; pending: PendingOrderPayment }
  /** Nobody knows whether it was taken; it is asked again. */
  | { is: 'failed'; key: string; pending: PendingOrderPayment; failure: Failure }
  | { is: 'paid'; key: string };
