import { Hono } from 'hono';
import { accountByEmail, changeCustomer } from '../accounts.ts';
import { failAtLimit } from '../caller-limits.ts';
import { customerAttributes } from '../customer-attributes.ts';
import { customerForm, customerFrom, fieldErrors, passwordErrors } from '../customers.ts';
import { fail, failFields } from '../failure.ts';
import type { Call } from '../failure.ts';
import { readBody } from '../read-body.ts';
import { sentence } from '../sentences.ts';
import type { Shop } from '../shop.ts';
import { issueGuestToken, loginOf } from '../tokens.ts';

/** Serves `customer/attr`, `customer/validate`, `auth/guest`, `customer`, `customer/update`, also for guests. */
export const customerCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();
  const { settings, database } = shop;

  calls.get('/customer/attr', (c) => c.json({ data: customerAttributes(shop, c.get('lang')) }));

  calls.post('/customer/validate', async (c) => {
    const lang = c.get('lang');
    const body = await readBody(c, customerForm);
    if (!body) return fail(c, 400, 'NOT_UNDERSTOOD');
    const tooMany = failAtLimit(shop, c, 'addressChecks');
    if (tooMany) return tooMany;
    // A password means registration. A guest may use the address of an account.
    const isTaken = body.c.password !== '' && accountByEmail(database, body.c.email);
    const errors = {
      ...(isTaken && { email: sentence(lang, 'EMAIL_TAKEN') }),
      ...fieldErrors(settings, lang, body.c),
      ...passwordErrors(lang, body.c),
    };
    return failFields(c, errors) ?? c.json({ data: {} });
  });

  calls.post('/auth/guest', async (c) => {
    if (!settings.hasGuestRegistration) return fail(c, 404, 'GUESTS_OFF');
    const body = await readBody(c, customerForm);
    if (!body) return fail(c, 400, 'NOT_UNDERSTOOD');
    const refusal = failFields(c, fieldErrors(settings, c.get('lang'), body.c));
    if (refusal) return refusal;
    const customer = customerFrom(body.c, true);
    return c.json({ data: { token: issueGuestToken(shop, customer), customer } });
  });

  calls.get('/customer', (c) => {
    const login = loginOf(shop, c.req.query('token'));
    return login ? c.json({ data: login.customer }) : fail(c, 401, 'LOGIN_REQUIRED');
  });

  calls.post('/customer/update', async (c) => {
    const body = await readBody(c, customerForm);
    const login = loginOf(shop, c.req.query('token'));
    if (!login) return fail(c, 401, 'LOGIN_REQUIRED');
    if (!body) return fail(c, 400, 'NOT_UNDERSTOOD');
    const { isGuest, email } = login.customer;
    // Changing an account's address needs its password. Guests have none, and may correct a typing error.
    const form = { ...body.c, email: (isGuest && body.c.email) || email };
    const refusal = failFields(c, fieldErrors(settings, c.get('lang'), form));
    if (refusal) return refusal;
    const customer = customerFrom(form, isGuest);
    changeCustomer(database, login.customerId, customer);
    return c.json({ data: customer });
  });

  return calls;
};
