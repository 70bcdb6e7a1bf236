import { Hono } from 'hono';
import { fail } from '../failure.ts';
import type { Call } from '../failure.ts';
import { customerOfOrder, orderReview } from '../order-review.ts';
import type { Shop } from '../shop.ts';

/** `order/review`, `customer/fromOrder`. */
export const orderCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();

  calls.get('/order/review', (c) => {
    const review = orderReview(shop, c.req.query('id') ?? '', c.get('lang'));
    return review ? c.json({ data: review }) : fail(c, 406, 'ORDER_NOT_AVAILABLE');
  });

  calls.get('/customer/fromOrder', (c) => {
    const customer = customerOfOrder(shop, c.req.query('id') ?? '');
    return customer ? c.json({ data: customer }) : fail(c, 404, 'ORDER_UNKNOWN');
  });

  return calls;
};
