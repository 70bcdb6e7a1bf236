import { storeCustomer } from './accounts.ts';
import { minutesToMs } from './clock.ts';
import type { Customer } from './customers.ts';
import { hashToken, randomKey } from './secrets.ts';
import type { Shop } from './shop.ts';

/** The customer of a token. */
export type Login = { customerId: number; customer: Customer };

const MINUTE_MS = minutesToMs(1);

/** Returns the expiry of a token: a guest's counts from its creation, a registered customer's from their last request. */
const expiryOf = ({ settings, now }: Shop, customer: Pick<Customer, 'isGuest'>): number => {
  const hours = customer.isGuest ? settings.tokenHours : settings.loginHours;
  return now().getTime() + minutesToMs(hours * 60);
};

/** Creates a token for a customer and stores only its hash. */
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

/** Stores a guest and returns their token. */
export const issueGuestToken = (shop: Shop, customer: Customer): string =>
  shop.database.transaction(() =>
    issueToken(shop, { customerId: storeCustomer(shop.database, customer), customer }),
  );

/** Returns the customer of a token, or undefined if the token is missing, unknown or expired. */
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
    // Limits the writes to one a minute for each token.
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

/** Ends all logins of a customer except the one whose token has this hash, and invalidates all links that were mailed to them. */
export const endLogins = (shop: Shop, customerId: number, keptTokenHash = ''): void => {
  shop.database.run('DELETE FROM tokens WHERE customer_id = ? AND hash <> ?', [
    customerId,
    keptTokenHash,
  ]);
  shop.database.run('DELETE FROM email_changes WHERE customer_id = ?', [customerId]);
  shop.database.run('DELETE FROM reset_keys WHERE customer_id = ?', [customerId]);
};
