import { Hono } from 'hono';
import { whereAccountsAreOn } from '../authentication.ts';
import { failAtLimit } from '../caller-limits.ts';
import { fail, failFields } from '../failure.ts';
import type { Call } from '../failure.ts';
import { customerOfOrder, orderReview } from '../order-review.ts';
import { hasTickets, ordersOf } from '../orders.ts';
import type { OrderRow } from '../orders.ts';
import { readBody } from '../read-body.ts';
import { hasOptionalParts } from '../settings.ts';
import type { Shop } from '../shop.ts';
import { loginOf } from '../tokens.ts';
import { sendUnmatchedWithdrawal } from '../unmatched-withdrawal.ts';
import { sendWithdrawalReceipt } from '../withdrawal-mail.ts';
import {
  customerOfBooking,
  keepWithdrawal,
  withdrawalErrors,
  withdrawalForm,
} from '../withdrawal.ts';

const wireSummary = (row: OrderRow) => ({
  id: row.review_id,
  booking_id: row.booking_id,
  created: row.created,
  status: row.status,
  total: row.total_cents,
  has_tickets: hasTickets(row),
});

/** Serves `order/review`, `order/list`, `order/withdrawal`, `customer/fromOrder`. */
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

  if (hasOptionalParts(shop)) {
    calls.get('/order/list', whereAccountsAreOn(shop), (c) => {
      const login = loginOf(shop, c.req.query('token'));
      if (!login) return fail(c, 401, 'LOGIN_REQUIRED');
      // A guest's token stays in the browser for hours, too long to open all data of the order for its next user.
      if (login.customer.isGuest) return fail(c, 404, 'NOT_FOUND');
      return c.json({ data: ordersOf(shop, login.customerId).map(wireSummary) });
    });
  }

  if (!shop.settings.hasWithdrawal) return calls;

  calls.post('/order/withdrawal', async (c) => {
    const lang = c.get('lang');
    const form = await readBody(c, withdrawalForm);
    if (!form) return fail(c, 400, 'NOT_UNDERSTOOD');
    const refusal = failFields(c, withdrawalErrors(lang, form));
    if (refusal) return refusal;
    const tooMany = failAtLimit(shop, c, 'withdrawals');
    if (tooMany) return tooMany;
    const customer = customerOfBooking(shop, form);
    const received = shop.database.transaction(() => {
      const kept = keepWithdrawal(shop, form, customer !== undefined);
      if (kept.needsReceipt && customer) {
        sendWithdrawalReceipt(shop, lang, customer, form, kept.received);
      } else if (kept.needsReceipt) sendUnmatchedWithdrawal(shop, lang, form, kept.received);
      return kept.received;
    });
    // The answer does not reveal whether the order exists. Only the mail to its customer does.
    return c.json({ data: { received } });
  });

  return calls;
};
