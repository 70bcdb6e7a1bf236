import { emailKey } from './accounts.ts';
import { minutesToMs } from './clock.ts';
import { hashToken } from './secrets.ts';
import type { Shop } from './shop.ts';

const MAX_ATTEMPTS = 10;
const WINDOW_MS = minutesToMs(15);

// Unknown addresses are counted too. Only hashes are stored, so they cannot be read.
const keyOf = (email: string): string => hashToken(emailKey(email));

/**
 * Records a login attempt before the password is checked, so that parallel attempts count like successive ones. Returns the
 * seconds to wait after too many attempts, or 0.
 */
export const secondsUntilAttempt = ({ database, now }: Shop, email: string): number =>
  database.transaction(() => {
    const key = keyOf(email);
    const nowMs = now().getTime();
    database.run('DELETE FROM login_attempts WHERE at_ms <= ?', [nowMs - WINDOW_MS]);
    const attempts = database.all<{ at_ms: number }>(
      'SELECT at_ms FROM login_attempts WHERE email_hash = ? ORDER BY at_ms',
      [key],
    );
    const [oldest] = attempts;
    if (oldest && attempts.length >= MAX_ATTEMPTS) {
      return Math.ceil((oldest.at_ms + WINDOW_MS - nowMs) / 1000);
    }
    database.run('INSERT INTO login_attempts (email_hash, at_ms) VALUES (?, ?)', [key, nowMs]);
    return 0;
  });

/** Resets the count after a correct or a new password. */
export const forgetAttempts = ({ database }: Shop, email: string): void => {
  database.run('DELETE FROM login_attempts WHERE email_hash = ?', [keyOf(email)]);
};
