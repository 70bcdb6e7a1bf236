import type { Failure } from '../api/errors.ts';
import type { Moment } from '../calendar/moment.ts';
import type { Lang } from '../i18n/languages.ts';
import type { Cents } from '../money/cents.ts';

export const WALLETS = ['applepay', 'googlepay'] as const;

export type Wallet = (typeof WALLETS)[number];

/** Payment type; 171 is the card (specification, section 9). */
export type PaymentType = {
  payartId: number;
  i18n: Partial<Record<Lang, string>>;
  /** Wallets that the card supports; both if missing. */
  wallets?: readonly Wallet[] | undefined;
};

/** Finished order, as returned by `execPayment`. */
export type Order = {
  booking_id: string;
  has_tickets: boolean;
  /** Key for `order/review`, if the back end sends one. */
  review_id?: string;
};

export const SUGGESTED_TYPES = [
  'merchandise',
  'voucher',
  'ticket',
  'guidedTour',
  'annualPass',
] as const;

/** Suggested item to go with the cart; for tickets, `id` is that of the event. */
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
  /** Codes to scan, one per ticket, pass, or voucher; empty until they are paid. */
  barcodes: readonly string[];
  /** Details to display, such as event and venue. */
  details: readonly string[];
};

export type OrderReview = {
  booking_id: string;
  created: Moment;
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

/** Payment that the provider knows. The cart id and the session key that started it authorise further calls. */
export type PendingPayment = {
  cartId: string;
  sessionUs: string;
  /** Outcome according to the return address; the real one is known only after `execPayment`. */
  outcome: 'accepted' | 'failed';
};

/** State of the payment for the cart. */
export type Payment =
  | { is: 'none' }
  /** Waiting for the provider's address. */
  | { is: 'starting' }
  | { is: 'leaving' }
  /** The back end did not start the payment. */
  | { is: 'refused'; failure: Failure }
  /** Back from the provider; nothing is ordered yet. */
  | { is: 'returned'; pending: PendingPayment }
  | { is: 'executing'; pending: PendingPayment }
  /** The order could not be placed; the visitor can try again. */
  | { is: 'failed'; pending: PendingPayment; failure: Failure }
  /** The cart has expired or is unknown; nothing was charged. */
  | { is: 'gone' }
  | { is: 'canceling'; pending: PendingPayment }
  | { is: 'canceled' }
  /** `sentTo` is the buyer's email address; it is not stored. */
  | { is: 'done'; order: Order; sentTo?: string };

/** Payment of an open order that the provider knows; `key` is that of the order. */
export type PendingOrderPayment = { key: string; cartId: string; sessionUs: string };

/** State of the payment for an open order. */
export type OrderPayment =
  | { is: 'none' }
  /** Waiting for the provider's address, or navigating to it. */
  | { is: 'starting' | 'leaving'; key: string }
  | { is: 'refused'; key: string; failure: Failure }
  /** The provider declined the payment or it expired; nothing was charged. */
  | { is: 'declined'; key: string }
  /** Accepted by the provider; the back end is capturing it. */
  | { is: 'executing'; key: string; pending: PendingOrderPayment }
  /** It is unknown whether the payment was captured; the visitor can try again. */
  | { is: 'failed'; key: string; pending: PendingOrderPayment; failure: Failure }
  | { is: 'paid'; key: string };
