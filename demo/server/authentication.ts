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

/** Whether somebody knows the password of an address. It takes as long where nobody has that address. Rejects with a `QueueFullError` if too many passwords wait. */
export const authenticate = async (
  shop: Shop,
  email: string,
  password: WirePassword,
): Promise<Authentication> => {
  const { database, settings } = shop;
  // A password that is not looked at is no attempt.
  passwordQueue.assertNotFull();
  const seconds = secondsUntilAttempt(shop, email);
  if (seconds > 0) return { is: 'tooMany', seconds };
  const account = accountByEmail(database, email);
  if (!account) {
    await hashPassword(password, settings.passwordCost);
    return { is: 'wrong' };
  }
  const isRight = await isPassword(password, account.passwordHash);
  // The password may have been changed meanwhile.
  const isCurrent = accountOf(database, account.customerId)?.passwordHash === account.passwordHash;
  if (!isRight || !isCurrent) return { is: 'wrong' };
  forgetAttempts(shop, email);
  return { is: 'right', account };
};

export const failForAttempts = (c: Context<Call>, seconds: number): Response => {
  c.header('retry-after', String(seconds));
  return fail(c, 429, 'TOO_MANY_ATTEMPTS');
};

/** The account of the token in the query; a guest has none. */
export const accountOfCall = (shop: Shop, c: Context<Call>): Account | undefined => {
  const login = loginOf(shop, c.req.query('token'));
  return login && accountOf(shop.database, login.customerId);
};

/** Where a museum has no accounts there are no calls for them. */
export const whereAccountsAreOn =
  ({ settings }: Shop): MiddlewareHandler<Call> =>
  async (c, next) =>
    settings.hasUserRegistration ? next() : fail(c, 404, 'ACCOUNTS_OFF');
