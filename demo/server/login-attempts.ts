import { emailKey } from './accounts.ts';
import { minutesToMs } from './clock.ts';
import { hashToken } from './secrets.ts';
import type { Shop } from './shop.ts';

const WINDOW_MS = minutesToMs(15);
/** Attempts of one caller at one email address. */
const MAX_ATTEMPTS = 10;
/**
 * Attempts of each caller at an address at which others have tried `MAX_ATTEMPTS`. So strangers who guess from many addresses
 * get few attempts each, and the owner, who needs one, is not locked out by them.
 */
const MAX_ATTEMPTS_IN_DOUBT = 3;

// Unknown addresses are counted too. Only hashes are stored, so they cannot be read.
const keyOf = (email: string): string => hashToken(emailKey(email));

/**
 * Records a login attempt before the password is checked, so that parallel attempts count like successive ones. Returns the
 * seconds to wait after too many attempts, or 0.
 */
export const secondsUntilAttempt = (
  { database, now }: Shop,
  email: string,
  caller: string,
): number =>
  database.transaction(() => {
    const key = keyOf(email);
    const nowMs = now().getTime();
    database.run('DELETE FROM login_attempts WHERE at_ms <= ?', [nowMs - WINDOW_MS]);
    const attempts = database.all<{ at_ms: number; caller: string }>(
      'SELECT at_ms, caller FROM login_attempts WHERE email_hash = ? ORDER BY at_ms DESC',
      [key],
    );
    const own = attempts.filter((attempt) => attempt.caller === caller);
    const isInDoubt = attempts.length - own.length >= MAX_ATTEMPTS;
    const max = isInDoubt ? MAX_ATTEMPTS_IN_DOUBT : MAX_ATTEMPTS;
    const blocking = own[max - 1];
    if (blocking) return Math.ceil((blocking.at_ms + WINDOW_MS - nowMs) / 1000);
    database.run('INSERT INTO login_attempts (email_hash, caller, at_ms) VALUES (?, ?, ?)', [
      key,
      caller,
      nowMs,
    ]);
    return 0;
  });

/** Resets the count of a caller after a correct password. */
export const forgetAttemptsOf = ({ database }: Shop, email: string, caller: string): void => {
  database.run('DELETE FROM login_attempts WHERE email_hash = ? AND caller = ?', [
    keyOf(email),
    caller,
  ]);
};

/** Resets the count of all callers after a new password. */
export const forgetAttempts = ({ database }: Shop, email: string): void => {
  database.run('DELETE FROM login_attempts WHERE email_hash = ?', [keyOf(email)]);
};
