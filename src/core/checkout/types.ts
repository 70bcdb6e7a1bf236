import type { Order } from '../api/wire/orders.ts';
import type { ApiError } from '../async/result.ts';

export * from '../api/wire/checkout.ts';
export type * from '../api/wire/orders.ts';

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
  | { is: 'refused'; error: ApiError }
  /** Back from the provider; nothing is ordered yet. */
  | { is: 'returned'; pending: PendingPayment }
  | { is: 'executing'; pending: PendingPayment }
  /** The order could not be placed; the visitor can try again. */
  | { is: 'failed'; pending: PendingPayment; error: ApiError }
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
  | { is: 'refused'; key: string; error: ApiError }
  /** The provider declined the payment or it expired; nothing was charged. */
  | { is: 'declined'; key: string }
  /** Accepted by the provider; the back end is capturing it. */
  | { is: 'executing'; key: string; pending: PendingOrderPayment }
  /** It is unknown whether the payment was captured; the visitor can try again. */
  | { is: 'failed'; key: string; pending: PendingOrderPayment; error: ApiError }
  | { is: 'paid'; key: string };
