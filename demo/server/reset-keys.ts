import { setPasswordHash } from './accounts.ts';
import { minutesToMs } from './clock.ts';
import { hashToken, randomKey } from './secrets.ts';
import type { Shop } from './shop.ts';
import { endLogins } from './tokens.ts';

// Limits the mails that an attacker can send to another person's address.
const MAX_AT_A_TIME = 5;

/** Creates a key that resets a customer's password once. Returns undefined if too many keys are still valid. */
export const issueResetKey = (shop: Shop, customerId: number): string | undefined => {
  const { database, settings } = shop;
  const now = shop.now().getTime();
  database.run('DELETE FROM reset_keys WHERE expires_ms <= ?', [now]);
  const underWay = database.all('SELECT 1 FROM reset_keys WHERE customer_id = ?', [customerId]);
  if (underWay.length >= MAX_AT_A_TIME) return undefined;
  const key = randomKey();
  database.run('INSERT INTO reset_keys (hash, customer_id, expires_ms) VALUES (?, ?, ?)', [
    hashToken(key),
    customerId,
    now + minutesToMs(settings.resetMinutes),
  ]);
  return key;
};

/** Returns the customer of a reset key, or undefined if the key is unknown, used or expired. */
export const customerIdOfResetKey = (shop: Shop, key: string): number | undefined =>
  shop.database.one<{ customer_id: number }>(
    'SELECT customer_id FROM reset_keys WHERE hash = ? AND expires_ms > ?',
    [hashToken(key), shop.now().getTime()],
  )?.customer_id;

/** Sets the password, ends all logins and invalidates the key. Returns false if the key has been used in the meantime. */
export const resetPassword = (shop: Shop, key: string, passwordHash: string): boolean =>
  shop.database.transaction(() => {
    const customerId = customerIdOfResetKey(shop, key);
    if (customerId === undefined) return false;
    setPasswordHash(shop.database, customerId, passwordHash);
    endLogins(shop, customerId);
    return true;
  });
