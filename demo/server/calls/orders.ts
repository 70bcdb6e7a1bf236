import { Hono } from 'hono';
import { fail, failFields } from '../failure.ts';
import type { Call } from '../failure.ts';
import { customerOfOrder, orderReview } from '../order-review.ts';
import { readBody } from '../read-body.ts';
import { sentence } from '../sentences.ts';
import type { Shop } from '../shop.ts';
import { sendWithdrawalReceipt } from '../withdrawal-mail.ts';
import {
  customerOfBooking,
  keepWithdrawal,
  withdrawalErrors,
  withdrawalForm,
} from '../withdrawal.ts';

/** Serves `order/review`, `order/withdrawal`, `customer/fromOrder`. */
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

  if (!shop.settings.hasWithdrawal) return calls;

  calls.post('/order/withdrawal', async (c) => {
    const lang = c.get('lang');
    const form = await readBody(c, withdrawalForm);
    if (!form) return fail(c, 400, 'NOT_UNDERSTOOD');
    const refusal = failFields(c, withdrawalErrors(lang, form));
    if (refusal) return refusal;
    const customer = customerOfBooking(shop, form);
    if (!customer) {
      // The same message at the same field, so that it does not reveal which of the two is wrong.
      return c.json({ error: { booking_id: sentence(lang, 'WITHDRAWAL_UNMATCHED') } }, 422);
    }
    const { received, isNew } = keepWithdrawal(shop, form);
    if (isNew) sendWithdrawalReceipt(shop, lang, customer, form, received);
    return c.json({ data: { received } });
  });

  return calls;
};
