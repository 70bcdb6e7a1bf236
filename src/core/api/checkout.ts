import * as v from 'valibot';
import { isSafeAddress } from '../web/addresses.ts';
import {
  type CartPayload,
  type ShippingItem,
  type PaymentAux,
  type PaymentType,
  type Suggestion,
  SUGGESTED_TYPES,
  type Wallet,
  WALLETS,
} from './wire/checkout.ts';
import { type Order } from './wire/orders.ts';
import { textsByLanguage } from './byLanguage.ts';
import { optionals } from './decode.ts';
import { listAnswer, namesOf } from './lists.ts';
import { flag, id, image, label, money, number, optional, salePrice, text } from './primitives.ts';
import { endpoint } from './endpoint.ts';

/** Payment calls move money, so they may take longer than others. */
const PAYMENT_TIMEOUT_MS = 45_000;

const wallet = (name: string): Wallet | undefined => WALLETS.find((each) => each === name);

const paymentType: v.GenericSchema<unknown, PaymentType> = v.object({
  payartId: number,
  ...optionals('payment type', {
    i18n: textsByLanguage('payment type'),
    wallets: optional(namesOf(wallet)),
  }),
});

/** Keys up to this one may be positions in a list instead of ids (contract, "Reading"). */
const GREATEST_POSITION = 9;

/** Takes the ids of payment types from their keys, unless these may be positions. */
const withKeys = (types: unknown): unknown => {
  if (typeof types !== 'object' || types === null || Array.isArray(types)) return types;
  const entries = Object.entries(types);
  const areIds = entries.every(([key]) => Number(key) > GREATEST_POSITION);
  return entries.map(([key, type]): unknown => ({
    ...(areIds && { payartId: key }),
    ...(typeof type === 'object' && type),
  }));
};

const order: v.GenericSchema<unknown, Order> = v.pipe(
  v.object({ booking_id: id, ...optionals('order', { has_tickets: flag, review_id: text }) }),
  v.transform(({ review_id, ...rest }): Order => ({ ...rest, ...(review_id && { review_id }) })),
);

export const paymentTypes = endpoint({
  path: 'checkout/payments',
  params: (shop: string) => ({ shop }),
  schema: v.pipe(v.unknown(), v.transform(withKeys), listAnswer(paymentType, 'payment type')),
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
  name: label,
  price: salePrice,
  ...optionals('suggestion', { image }),
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
  isPersonal: true,
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
  isPersonal: true,
});

/**
 * Captures the payment and places the order. A second call returns the same order, so it is retried if no answer can be
 * read. `us` is the session key of this tab, `sessionUs` that of the tab that started the payment, `srcURL` the stored
 * referrer.
 */
export const execPayment = endpoint({
  method: 'POST',
  path: 'checkout/execPayment',
  params: (_cartId: string, query: { us: string; sessionUs: string; srcURL?: string }) => query,
  body: (cartId) => ({ cartId }),
  schema: order,
  isIdempotent: true,
  timeoutMs: PAYMENT_TIMEOUT_MS,
  isPersonal: true,
});

/** Cancels the payment and releases what it reserved. */
export const cancelPayment = endpoint({
  method: 'POST',
  path: 'checkout/cancel',
  params: (cartId: string) => ({ noRedirect: 1, cartId }),
  schema: v.unknown(),
});
