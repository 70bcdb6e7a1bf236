import { Hono } from 'hono';
import * as v from 'valibot';
import { sendWelcome } from '../account-mails.ts';
import { accountByEmail, createAccount } from '../accounts.ts';
import { failAtLimit } from '../caller-limits.ts';
import {
  accountOfCall,
  authenticate,
  failForAttempts,
  whereAccountsAreOn,
} from '../authentication.ts';
import {
  customerForm,
  customerFrom,
  emailErrors,
  fieldErrors,
  passwordErrors,
} from '../customers.ts';
import { changeEmail, requestEmailChange } from '../email-change.ts';
import { fail, failFields } from '../failure.ts';
import type { Call } from '../failure.ts';
import { hashPassword, wirePassword } from '../passwords.ts';
import { readBody } from '../read-body.ts';
import { hashToken } from '../secrets.ts';
import { sentence } from '../sentences.ts';
import { hasOptionalParts } from '../settings.ts';
import type { Shop } from '../shop.ts';
import { issueToken } from '../tokens.ts';

const loginForm = v.object({ _u: v.string(), _p: v.string() });

const emailForm = v.object({ _po: v.string(), email: v.pipe(v.string(), v.trim()) });

/** Serves `customer/register`, `auth/login`, `customer/emailchange`. */
export const accountCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();
  const { settings, database } = shop;
  const accounts = whereAccountsAreOn(shop);

  calls.post('/customer/register', accounts, async (c) => {
    const lang = c.get('lang');
    const body = await readBody(c, customerForm);
    if (!body) return fail(c, 400, 'NOT_UNDERSTOOD');
    const tooMany = failAtLimit(shop, c, 'addressChecks');
    if (tooMany) return tooMany;
    const taken = { email: sentence(lang, 'EMAIL_TAKEN') };
    const refusal = failFields(c, {
      ...(accountByEmail(database, body.c.email) && taken),
      ...fieldErrors(settings, lang, body.c),
      ...passwordErrors(lang, body.c),
    });
    if (refusal) return refusal;
    const customer = customerFrom(body.c, false);
    const hash = await hashPassword(wirePassword(body.c.password), settings.passwordCost);
    const isCreated = database.transaction(() => {
      if (!createAccount(database, customer, hash)) return false;
      sendWelcome(shop, lang, customer);
      return true;
    });
    return isCreated ? c.json({ data: {} }) : c.json({ error: taken }, 422);
  });

  calls.post('/auth/login', accounts, async (c) => {
    const body = await readBody(c, loginForm);
    if (!body) return fail(c, 400, 'NOT_UNDERSTOOD');
    const login = await authenticate(shop, c, body._u, body._p);
    if (login.is === 'tooMany') return failForAttempts(c, login.seconds);
    if (login.is === 'wrong') return fail(c, 401, 'LOGIN_FAILED');
    return c.json({ data: { token: issueToken(shop, login.account) } });
  });

  calls.post('/customer/emailchange', accounts, async (c) => {
    const lang = c.get('lang');
    const body = await readBody(c, emailForm);
    const account = accountOfCall(shop, c);
    if (!account) return fail(c, 401, 'LOGIN_REQUIRED');
    if (!body) return fail(c, 400, 'NOT_UNDERSTOOD');
    const refusal = failFields(c, emailErrors(settings, lang, body.email));
    if (refusal) return refusal;
    const { customerId, customer } = account;
    const login = await authenticate(shop, c, customer.email, body._po);
    if (login.is === 'tooMany') return failForAttempts(c, login.seconds);
    if (login.is === 'wrong') return fail(c, 400, 'OLD_PASSWORD_WRONG');
    const owner = accountByEmail(database, body.email);
    if (owner && owner.customerId !== customerId) {
      return c.json({ error: { email: sentence(lang, 'EMAIL_TAKEN') } }, 422);
    }
    const token = c.req.query('token') ?? '';
    if (hasOptionalParts(shop)) {
      requestEmailChange(shop, lang, account, body.email, token);
      return c.json({ data: { is_pending: true } });
    }
    changeEmail(shop, lang, customerId, body.email, hashToken(token));
    return c.json({ data: {} });
  });

  return calls;
};
