import { storeCustomer } from './accounts.ts';
import { minutesToMs } from './clock.ts';
import type { Customer } from './customers.ts';
import { hashToken, randomKey } from './secrets.ts';
import type { Shop } from './shop.ts';

/** Who stands behind a token. */
export type Login = { customerId: number; customer: Customer };

const MINUTE_MS = minutesToMs(1);

/** A guest's time runs from the beginning, that of a registered customer from when he was last here. */
const expiryOf = ({ settings, now }: Shop, customer: Pick<Customer, 'isGuest'>): number => {
  const hours = customer.isGuest ? settings.tokenHours : settings.loginHours;
  return now().getTime() + minutesToMs(hours * 60);
};

/** A new token that stands for a customer; only its hash is kept. */
export const issueToken = (shop: Shop, { customerId, customer }: Login): string => {
  const token = randomKey();
  shop.database.run('DELETE FROM tokens WHERE expires_ms <= ?', [shop.now().getTime()]);
  shop.database.run('INSERT INTO tokens (hash, customer_id, expires_ms) VALUES (?, ?, ?)', [
    hashToken(token),
    customerId,
    expiryOf(shop, customer),
  ]);
  return token;
};

/** Stores a guest and answers with the token that stands for him. */
export const issueGuestToken = (shop: Shop, customer: Customer): string =>
  shop.database.transaction(() =>
    issueToken(shop, { customerId: storeCustomer(shop.database, customer), customer }),
  );

/** Who has this token, or undefined where it is missing, unknown or has expired. */
export const loginOf = (shop: Shop, token: string | undefined): Login | undefined => {
  if (!token) return undefined;
  const hash = hashToken(token);
  const row = shop.database.one<{ id: number; customer: string }>(
    'SELECT id, customer FROM customers JOIN tokens ON customer_id = id WHERE hash = ? AND expires_ms > ?',
    [hash, shop.now().getTime()],
  );
  if (!row) return undefined;
  const customer = JSON.parse(row.customer) as Customer;
  if (!customer.isGuest) {
    const expires = expiryOf(shop, customer);
    // A write for each call would be too many.
    shop.database.run('UPDATE tokens SET expires_ms = ? WHERE hash = ? AND expires_ms < ?', [
      expires,
      hash,
      expires - MINUTE_MS,
    ]);
  }
  return { customerId: row.id, customer };
};

export const customerOf = (shop: Shop, token: string | undefined): Customer | undefined =>
  loginOf(shop, token)?.customer;

/** Ends all logins of a customer but the one with `keptToken`, and whatever reset links are on their way to him. */
export const endLogins = (shop: Shop, customerId: number, keptToken = ''): void => {
  shop.database.run('DELETE FROM tokens WHERE customer_id = ? AND hash <> ?', [
    customerId,
    hashToken(keptToken),
  ]);
  shop.database.run('DELETE FROM reset_keys WHERE customer_id = ?', [customerId]);
};
