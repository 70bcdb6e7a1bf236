import { minutesToMs } from './clock.ts';
import type { Customer } from './customers.ts';
import { hashToken, randomKey } from './secrets.ts';
import type { Shop } from './shop.ts';

/** Stores a customer and answers with the token that stands for him; only its hash is kept. */
export const issueToken = (shop: Shop, customer: Customer): string => {
  const token = randomKey();
  const expires = shop.now().getTime() + minutesToMs(shop.settings.tokenHours * 60);
  shop.database.transaction(() => {
    const row = shop.database.one<{ id: number }>(
      'INSERT INTO customers (customer) VALUES (?) RETURNING id',
      [JSON.stringify(customer)],
    );
    shop.database.run('INSERT INTO tokens (hash, customer_id, expires_ms) VALUES (?, ?, ?)', [
      hashToken(token),
      row?.id ?? null,
      expires,
    ]);
  });
  return token;
};

/** The customer of a token, or undefined where it is missing, unknown or has expired. */
export const customerOf = (shop: Shop, token: string | undefined): Customer | undefined => {
  if (!token) return undefined;
  const row = shop.database.one<{ customer: string }>(
    'SELECT customer FROM customers JOIN tokens ON customer_id = id WHERE hash = ? AND expires_ms > ?',
    [hashToken(token), shop.now().getTime()],
  );
  return row && (JSON.parse(row.customer) as Customer);
};
