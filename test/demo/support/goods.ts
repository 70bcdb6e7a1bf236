import assert from 'node:assert/strict';
import type { Demo } from './demo.ts';
import { faultAt } from './document.ts';
import { beginAndPay, execute, loginAsGuest, payment } from './visitor.ts';

export const article = (id: string, count: number) => ({ type: 'merchandise', id, count });

/** Buys items that are as the document has them; answers with the review of the order. */
export const buyGoods = async (demo: Demo, items: unknown[]) => {
  for (const item of items) assert.equal(faultAt('/components/schemas/CartItem', item), undefined);
  const { status, body } = await execute(demo, await beginAndPay(demo, items));
  assert.equal(status, 200);
  const review = await demo.get(`en/order/review?id=${body.data.review_id}`);
  assert.equal(faultAt('/components/schemas/OrderReview', review.body.data), undefined);
  return review.body.data;
};

/** Begins a payment that the server is to refuse. */
export const refuseGoods = async (
  demo: Demo,
  items: unknown[],
  lang = 'en',
): Promise<{ code: string; error: string }> => {
  const token = await loginAsGuest(demo);
  const answer = await demo.post(`${lang}/checkout/initPayment?token=${token}`, payment(items));
  assert.equal(answer.status, 422, JSON.stringify(answer.body));
  return answer.body;
};
