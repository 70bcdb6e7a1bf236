import { Hono } from 'hono';
import * as v from 'valibot';
import { sendPasswordChanged, sendPasswordReset } from '../account-mails.ts';
import { accountByEmail, accountOf, setPasswordHash } from '../accounts.ts';
import {
  accountOfCall,
  authenticate,
  failForAttempts,
  whereAccountsAreOn,
} from '../authentication.ts';
import { isEmail } from '../customers.ts';
import { fail, failFields } from '../failure.ts';
import type { Call } from '../failure.ts';
import { forgetAttempts } from '../login-attempts.ts';
import { hashPassword, isWirePassword } from '../passwords.ts';
import { readBody } from '../read-body.ts';
import { hashToken } from '../secrets.ts';
import { customerIdOfResetKey, issueResetKey, resetPassword } from '../reset-keys.ts';
import { recoverLink } from '../recover-address.ts';
import { sentence } from '../sentences.ts';
import type { Shop } from '../shop.ts';
import { endLogins } from '../tokens.ts';

const resetForm = v.object({ email: v.pipe(v.string(), v.trim()), backlink: v.string() });

const confirmForm = v.object({ token: v.string(), _p: v.string() });

const changeForm = v.object({ _po: v.string(), _pn: v.string() });

/** Serves `customer/pwdreset`, `pwdconfirm` and `pwdchange`. */
export const passwordCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();
  const { settings, database } = shop;
  const accounts = whereAccountsAreOn(shop);

  calls.post('/customer/pwdreset', accounts, async (c) => {
    const body = await readBody(c, resetForm);
    if (!body) return fail(c, 400, 'NOT_UNDERSTOOD');
    if (!isEmail(body.email)) return fail(c, 400, 'EMAIL_INVALID');
    const lang = c.get('lang');
    const linkFor = recoverLink(settings, shop.allowedOrigins, body.backlink, lang);
    if (!linkFor) return fail(c, 422, 'BACKLINK_REFUSED');
    database.transaction(() => {
      const account = accountByEmail(database, body.email);
      const key = account && issueResetKey(shop, account.customerId);
      if (key) sendPasswordReset(shop, lang, account.customer, linkFor(key));
    });
    // The answer is always the same, so that it does not reveal who is a customer.
    return c.json({ data: {} });
  });

  calls.post('/customer/pwdconfirm', accounts, async (c) => {
    const body = await readBody(c, confirmForm);
    if (!body) return fail(c, 400, 'NOT_UNDERSTOOD');
    if (!isWirePassword(body._p)) return fail(c, 400, 'PASSWORD_MISSING');
    const customerId = customerIdOfResetKey(shop, body.token);
    if (customerId === undefined) return fail(c, 400, 'RESET_KEY_INVALID');
    const hash = await hashPassword(body._p, settings.passwordCost);
    const isReset = database.transaction(() => {
      if (!resetPassword(shop, body.token, hash)) return false;
      const account = accountOf(database, customerId);
      if (account) {
        forgetAttempts(shop, account.customer.email);
        sendPasswordChanged(shop, c.get('lang'), account.customer);
      }
      return true;
    });
    return isReset ? c.json({ data: {} }) : fail(c, 400, 'RESET_KEY_INVALID');
  });

  calls.post('/customer/pwdchange', accounts, async (c) => {
    const lang = c.get('lang');
    const body = await readBody(c, changeForm);
    const account = accountOfCall(shop, c);
    if (!account) return fail(c, 401, 'LOGIN_REQUIRED');
    if (!body) return fail(c, 400, 'NOT_UNDERSTOOD');
    const { customerId, customer } = account;
    const isMissing = !isWirePassword(body._pn);
    const refusal = failFields(c, isMissing ? { _pn: sentence(lang, 'PASSWORD_MISSING') } : {});
    if (refusal) return refusal;
    const login = await authenticate(shop, c, customer.email, body._po);
    if (login.is === 'tooMany') return failForAttempts(c, login.seconds);
    if (login.is === 'wrong') return fail(c, 400, 'OLD_PASSWORD_WRONG');
    const hash = await hashPassword(body._pn, settings.passwordCost);
    database.transaction(() => {
      setPasswordHash(database, customerId, hash);
      endLogins(shop, customerId, hashToken(c.req.query('token') ?? ''));
      sendPasswordChanged(shop, lang, customer);
    });
    return c.json({ data: {} });
  });

  return calls;
};
