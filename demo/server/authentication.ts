import type { Context, MiddlewareHandler } from 'hono';
import { accountByEmail, accountOf } from './accounts.ts';
import type { Account } from './accounts.ts';
import { fail } from './failure.ts';
import type { Call } from './failure.ts';
import { forgetAttempts, secondsUntilAttempt } from './login-attempts.ts';
import { hashPassword, isPassword, passwordQueue } from './passwords.ts';
import type { WirePassword } from './passwords.ts';
import type { Shop } from './shop.ts';
import { loginOf } from './tokens.ts';

type Authentication =
  { is: 'right'; account: Account } | { is: 'wrong' } | { is: 'tooMany'; seconds: number };

/**
 * Checks the password of an e-mail address. It takes as long for an unknown address, so timing does not reveal who has an
 * account. Rejects with a `QueueFullError` if too many passwords are waiting.
 */
export const authenticate = async (
  shop: Shop,
  email: string,
  password: WirePassword,
): Promise<Authentication> => {
  const { database, settings } = shop;
  // A password that is never checked must not count as an attempt.
  passwordQueue.assertNotFull();
  const seconds = secondsUntilAttempt(shop, email);
  if (seconds > 0) return { is: 'tooMany', seconds };
  const account = accountByEmail(database, email);
  if (!account) {
    await hashPassword(password, settings.passwordCost);
    return { is: 'wrong' };
  }
  const isRight = await isPassword(password, account.passwordHash);
  // The password may have been changed during the check.
  const isCurrent = accountOf(database, account.customerId)?.passwordHash === account.passwordHash;
  if (!isRight || !isCurrent) return { is: 'wrong' };
  forgetAttempts(shop, email);
  return { is: 'right', account };
};

export const failForAttempts = (c: Context<Call>, seconds: number): Response => {
  c.header('retry-after', String(seconds));
  return fail(c, 429, 'TOO_MANY_ATTEMPTS');
};

/** Returns the account of the token in the query, or undefined for a guest. */
export const accountOfCall = (shop: Shop, c: Context<Call>): Account | undefined => {
  const login = loginOf(shop, c.req.query('token'));
  return login && accountOf(shop.database, login.customerId);
};

/** Returns a middleware that answers 404 if the museum has no accounts. */
export const whereAccountsAreOn =
  ({ settings }: Shop): MiddlewareHandler<Call> =>
  async (c, next) =>
    settings.hasUserRegistration ? next() : fail(c, 404, 'ACCOUNTS_OFF');
