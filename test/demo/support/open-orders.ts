import assert from 'node:assert/strict';
import type { Answer, Demo } from './demo.ts';
import {
  execute,
  loginAsGuest,
  nextSessionKey,
  payment,
  press,
  returnAddress,
  ticket,
} from './visitor.ts';

/** The reference server's own number of the invoice. */
export const INVOICE = 30;

export const review = async (demo: Demo, id: string) =>
  (await demo.get(`en/order/review?id=${id}`)).body.data;

export const cartIdIn = (address: string | null): string =>
  new URL(address ?? '').searchParams.get('cartId') ?? '';

/** Orders on invoice; answers with the key of the open order. */
export const orderOnInvoice = async (
  demo: Demo,
  items: unknown[] = [ticket('adult', 2)],
): Promise<string> => {
  const sessionUs = nextSessionKey();
  const token = await loginAsGuest(demo);
  const wish = { ...payment(items, sessionUs), payart: INVOICE };
  const begun = await demo.post(`de/checkout/initPayment?token=${token}`, wish);
  assert.equal(begun.status, 200, JSON.stringify(begun.body));
  const { body } = await execute(demo, { cartId: cartIdIn(begun.body.data), sessionUs });
  return body.data.review_id;
};

/** The body of `initPaymentOrder` as the shop sends it. */
export const orderPayment = (id: string, sessionUs = nextSessionKey()) => ({
  payart: 171,
  aux: {},
  id,
  url: {
    continue: returnAddress('success', sessionUs),
    cancel: returnAddress('failed', sessionUs),
  },
});

/** A payment of an open order that has been begun. */
export type BegunOrder = { sessionUs: string; address: string };

export const beginOrder = async (demo: Demo, id: string): Promise<BegunOrder> => {
  const sessionUs = nextSessionKey();
  const answer = await demo.post('de/checkout/initPaymentOrder', orderPayment(id, sessionUs));
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return { sessionUs, address: answer.body.data };
};

/** Pays at the provider; answers with the cart id of the way back. */
export const payOrder = async ({ address }: BegunOrder): Promise<string> =>
  cartIdIn((await press(address, 'pay')).headers.get('location'));

export const executeOrder = async (demo: Demo, begun: BegunOrder): Promise<Answer> =>
  execute(demo, { cartId: await payOrder(begun), sessionUs: begun.sessionUs });
