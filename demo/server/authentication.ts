import type { Context, MiddlewareHandler } from 'hono';
import { accountByEmail, accountOf } from './accounts.ts';
import type { Account } from './accounts.ts';
import { fail, failLater } from './failure.ts';
import type { Call } from './failure.ts';
import { forgetAttemptsOf, secondsUntilAttempt } from './login-attempts.ts';
import { assertPasswordTurn, hashPassword, isPassword } from './passwords.ts';
import type { WirePassword } from './passwords.ts';
import type { Shop } from './shop.ts';
import { loginOf } from './tokens.ts';

type Authentication =
  { is: 'right'; account: Account } | { is: 'wrong' } | { is: 'tooMany'; seconds: number };

/** Wrong passwords after which a caller no longer gets the last places in the queue: one may be mistyped. */
const FEW = 2;

/**
 * Returns the seconds until a caller may try a password for an address, or 0, and counts the attempt. Rejects with a
 * `QueueFullError` if the password could not be checked now, because then it must not count.
 */
const secondsUntilTry = (shop: Shop, email: string, caller: string): number => {
  const { wrongPasswords } = shop.callerLimits;
  assertPasswordTurn(wrongPasswords.countOf(caller) < FEW);
  const seconds = secondsUntilAttempt(shop, email, caller);
  return seconds > 0 ? seconds : wrongPasswords.take(caller);
};

/**
 * Checks the password of an email address. It takes as long for an unknown address, so timing does not reveal who has an
 * account. Rejects with a `QueueFullError` if too many passwords are waiting.
 */
export const authenticate = async (
  shop: Shop,
  c: Context<Call>,
  email: string,
  password: WirePassword,
): Promise<Authentication> => {
  const { database, settings } = shop;
  const caller = shop.callerOf(c);
  const seconds = secondsUntilTry(shop, email, caller);
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
  forgetAttemptsOf(shop, email, caller);
  shop.callerLimits.wrongPasswords.giveBack(caller);
  return { is: 'right', account };
};

export const failForAttempts = (c: Context<Call>, seconds: number): Response =>
  failLater(c, 'TOO_MANY_ATTEMPTS', seconds);

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
