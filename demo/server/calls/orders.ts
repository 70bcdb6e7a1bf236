import { Hono } from 'hono';
import { fail } from '../failure.ts';
import type { Call } from '../failure.ts';
import { orderReview } from '../order-review.ts';
import type { Shop } from '../shop.ts';

/** `order/review`. */
export const orderCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();

  calls.get('/order/review', (c) => {
    const review = orderReview(shop, c.req.query('id') ?? '', c.get('lang'));
    return review ? c.json({ data: review }) : fail(c, 406, 'ORDER_NOT_AVAILABLE');
  });

  return calls;
};
