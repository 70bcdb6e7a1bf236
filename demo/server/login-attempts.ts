import { emailKey } from './accounts.ts';
import { minutesToMs } from './clock.ts';
import { hashToken } from './secrets.ts';
import type { Shop } from './shop.ts';

const MAX_ATTEMPTS = 10;
const WINDOW_MS = minutesToMs(15);

// An address that nobody has is counted, too, and is nobody's to read.
const keyOf = (email: string): string => hashToken(emailKey(email));

/**
 * Notes that somebody tries a password with this address, before it is known whether it is right: so many at the same
 * moment are no more than one after another. Answers with the seconds to wait where there were too many, else with 0.
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

/** After the right password, or a new one, the count begins anew. */
export const forgetAttempts = ({ database }: Shop, email: string): void => {
  database.run('DELETE FROM login_attempts WHERE email_hash = ?', [keyOf(email)]);
};
