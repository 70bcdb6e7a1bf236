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
import { listAnswer } from './lists.ts';
import { flag, id, image, money, number, text } from './primitives.ts';
import { endpoint } from './endpoint.ts';

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

export const paymentTypes = endpoint({
  path: 'checkout/payments',
  params: (shop: string) => ({ shop }),
  schema: listAnswer(paymentType, 'payment type'),
  withToken: true,
});

type ShippingQuestion = { cart: ShippingItem[]; country: string };

/** Shipping costs. For a signed-in customer the back end uses the stored address instead of `country`. */
export const shippingCosts = endpoint({
  method: 'POST',
  path: 'checkout/shipping',
  body: (question: ShippingQuestion, _isLoggedIn: boolean) => question,
  schema: money,
  withToken: (_question, isLoggedIn) => isLoggedIn,
  isRepeatable: true,
});

const suggestion: v.GenericSchema<unknown, Suggestion> = v.object({
  type: v.picklist(SUGGESTED_TYPES),
  id,
  name: v.string(),
  price: money,
  image,
});

/** Suggestions that go with a cart. */
export const cartSuggestions = endpoint({
  method: 'POST',
  path: 'checkout/suggest',
  body: (cart: CartPayload) => ({ cart }),
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

/** Starts a payment and reserves the places. The answer is the address of the payment page. */
export const initPayment = endpoint({
  method: 'POST',
  path: 'checkout/initPayment',
  body: (payment: InitPayment) => payment,
  schema: paymentAddress,
  withToken: true,
  timeoutMs: PAYMENT_TIMEOUT_MS,
});

export type InitPaymentOrder = Omit<InitPayment, 'cart'> & { id: string };

/** Starts the payment of an open order, by its unguessable key. */
export const initPaymentOrder = endpoint({
  method: 'POST',
  path: 'checkout/initPaymentOrder',
  body: (payment: InitPaymentOrder) => payment,
  schema: paymentAddress,
  withToken: true,
  timeoutMs: PAYMENT_TIMEOUT_MS,
});

/**
 * Captures the payment and places the order. Never retried automatically; a second call returns the same order. `us` is
 * the session key of this tab, `sessionUs` that of the tab that started the payment, `srcURL` the stored referrer.
 */
export const execPayment = endpoint({
  method: 'POST',
  path: 'checkout/execPayment',
  params: (_cartId: string, query: { us: string; sessionUs: string; srcURL?: string }) => query,
  body: (cartId) => ({ cartId }),
  schema: order,
  timeoutMs: PAYMENT_TIMEOUT_MS,
});

/** Cancels the payment and releases what it reserved. */
export const cancelPayment = endpoint({
  method: 'POST',
  path: 'checkout/cancel',
  params: (cartId: string) => ({ noRedirect: 1, cartId }),
  schema: v.unknown(),
});
