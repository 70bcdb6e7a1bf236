import * as v from 'valibot';
import { isSafeAddress } from '../web/addresses.ts';
import {
  type CartPayload,
  type ShippingItem,
  type PaymentAux,
  type PaymentType,
  type Suggestion,
  SUGGESTED_TYPES,
  WALLETS,
} from './wire/checkout.ts';
import { type Order } from './wire/orders.ts';
import type { Cents } from '../money/cents.ts';
import { listAnswer } from './lists.ts';
import { flag, id, image, money, number, text } from './primitives.ts';
import { call } from './door.ts';
import type { Result } from '../async/result.ts';

/** Payment calls move money, so they may take longer than others. */
const PAYMENT_TIMEOUT_MS = 45_000;

const paymentType: v.GenericSchema<unknown, PaymentType> = v.object({
  payartId: number,
  i18n: v.fallback(v.record(v.string(), v.string()), {}),
  wallets: v.fallback(v.optional(v.array(v.picklist(WALLETS))), undefined),
});

const order: v.GenericSchema<unknown, Order> = v.pipe(
  v.object({ booking_id: id, has_tickets: flag, review_id: text }),
  v.transform(({ review_id, ...rest }): Order => ({ ...rest, ...(review_id && { review_id }) })),
);

export const fetchPayments = (shop: string): Promise<Result<PaymentType[]>> =>
  call({
    endpoint: 'checkout/payments',
    query: { shop },
    schema: listAnswer(paymentType, 'payment type'),
    withToken: true,
  });

/**
 * Fetches the shipping costs: `POST checkout/shipping`, which only reads. For a signed-in customer the back end uses
 * the stored address instead of `country`.
 */
export const fetchShippingCosts = (
  body: { cart: ShippingItem[]; country: string },
  isLoggedIn: boolean,
): Promise<Result<Cents>> =>
  call({
    method: 'POST',
    endpoint: 'checkout/shipping',
    body,
    schema: money,
    withToken: isLoggedIn,
    isRepeatable: true,
  });

const suggestion: v.GenericSchema<unknown, Suggestion> = v.object({
  type: v.picklist(SUGGESTED_TYPES),
  id,
  name: v.string(),
  price: money,
  image,
});

/** Fetches suggestions that go with a cart: `POST checkout/suggest`, which only reads. */
export const fetchSuggestions = (cart: CartPayload): Promise<Result<Suggestion[]>> =>
  call({
    method: 'POST',
    endpoint: 'checkout/suggest',
    body: { cart },
    schema: listAnswer(suggestion, 'suggestion'),
    isRepeatable: true,
    isOptional: true,
  });

export type InitPayment = {
  payart: number;
  aux: PaymentAux;
  cart: CartPayload & { external_document_number?: string };
  url: { continue: string; cancel: string };
};

const paymentAddress = v.pipe(v.string(), v.check(isSafeAddress));

/** Starts a payment and reserves the places: `POST checkout/initPayment`. Returns the address of the payment page. */
export const initPayment = (payment: InitPayment): Promise<Result<string>> =>
  call({
    method: 'POST',
    endpoint: 'checkout/initPayment',
    body: payment,
    schema: paymentAddress,
    withToken: true,
    timeoutMs: PAYMENT_TIMEOUT_MS,
  });

export type InitPaymentOrder = Omit<InitPayment, 'cart'> & { id: string };

/** Starts the payment of an open order, by its unguessable key: `POST checkout/initPaymentOrder`. */
export const initPaymentOrder = (payment: InitPaymentOrder): Promise<Result<string>> =>
  call({
    method: 'POST',
    endpoint: 'checkout/initPaymentOrder',
    body: payment,
    schema: paymentAddress,
    withToken: true,
    timeoutMs: PAYMENT_TIMEOUT_MS,
  });

/**
 * Captures the payment and places the order: `POST checkout/execPayment`. Never retried automatically; a second call
 * returns the same order. `us` is the session key of this tab, `sessionUs` that of the tab that started the payment,
 * `srcURL` the stored referrer.
 */
export const execPayment = (
  cartId: string,
  query: { us: string; sessionUs: string; srcURL?: string },
): Promise<Result<Order>> =>
  call({
    method: 'POST',
    endpoint: 'checkout/execPayment',
    query,
    body: { cartId },
    schema: order,
    timeoutMs: PAYMENT_TIMEOUT_MS,
  });

/** Cancels the payment and releases what it reserved: `POST checkout/cancel`. */
export const cancelPayment = (cartId: string): Promise<Result<unknown>> =>
  call({
    method: 'POST',
    endpoint: 'checkout/cancel',
    query: { noRedirect: 1, cartId },
    schema: v.unknown(),
  });
