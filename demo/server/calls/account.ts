import { Hono } from 'hono';
import type { Context } from 'hono';
import { customerAttributes } from '../customer-attributes.ts';
import { customerForm, fieldErrors, guestFrom, passwordErrors } from '../customers.ts';
import { fail } from '../failure.ts';
import type { Call } from '../failure.ts';
import { readBody } from '../read-body.ts';
import type { Shop } from '../shop.ts';
import { customerOf, issueToken } from '../tokens.ts';

const invalid = (c: Context<Call>, errors: Record<string, string>): Response | undefined =>
  Object.keys(errors).length > 0 ? c.json({ error: errors }, 422) : undefined;

/** `customer/attr`, `customer/validate`, `auth/guest`, `customer`. */
export const accountCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();

  calls.get('/customer/attr', (c) => c.json({ data: customerAttributes(c.get('lang')) }));

  calls.post('/customer/validate', async (c) => {
    const lang = c.get('lang');
    const body = await readBody(c, customerForm);
    if (!body) return fail(c, 400, 'NOT_UNDERSTOOD');
    const errors = { ...fieldErrors(lang, body.c), ...passwordErrors(lang, body.c) };
    return invalid(c, errors) ?? c.json({ data: {} });
  });

  calls.post('/auth/guest', async (c) => {
    const body = await readBody(c, customerForm);
    if (!body) return fail(c, 400, 'NOT_UNDERSTOOD');
    const refusal = invalid(c, fieldErrors(c.get('lang'), body.c));
    if (refusal) return refusal;
    const customer = guestFrom(body.c);
    return c.json({ data: { token: issueToken(shop, customer), customer } });
  });

  calls.get('/customer', (c) => {
    const customer = customerOf(shop, c.req.query('token'));
    return customer ? c.json({ data: customer }) : fail(c, 401, 'LOGIN_REQUIRED');
  });

  return calls;
};
