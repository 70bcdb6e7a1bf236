import type { Lang } from '../museum/catalogue/types.ts';
import { sendEmailChanged, sendEmailConfirmation } from './account-mails.ts';
import { accountOf, setEmail } from './accounts.ts';
import type { Account } from './accounts.ts';
import { minutesToMs } from './clock.ts';
import { CONFIRM_EMAIL_PATH } from './confirm-email-page.ts';
import { hashToken, randomKey } from './secrets.ts';
import type { Shop } from './shop.ts';
import { endLogins } from './tokens.ts';

type Change = { customer_id: number; email: string; kept_token_hash: string };

/** Mails a link to the wanted address. The account keeps its address until the link is opened; a later request replaces this one. */
export const requestEmailChange = (
  shop: Shop,
  lang: Lang,
  { customerId, customer }: Account,
  email: string,
  token: string,
): void =>
  shop.database.transaction(() => {
    const key = randomKey();
    const expiresMs = shop.now().getTime() + minutesToMs(shop.settings.resetMinutes);
    shop.database.run('INSERT OR REPLACE INTO email_changes VALUES (?, ?, ?, ?, ?)', [
      customerId,
      hashToken(key),
      email,
      hashToken(token),
      expiresMs,
    ]);
    const link = `${shop.publicAddress}${CONFIRM_EMAIL_PATH}/${lang}/${key}`;
    sendEmailConfirmation(shop, lang, { ...customer, email }, link);
  });

/**
 * Changes the address of an account, ends its logins except one, and mails both addresses. Returns false if the address belongs to
 * another customer.
 */
export const changeEmail = (
  shop: Shop,
  lang: Lang,
  customerId: number,
  email: string,
  keptTokenHash: string,
): boolean =>
  shop.database.transaction(() => {
    const oldEmail = accountOf(shop.database, customerId)?.customer.email ?? '';
    if (!setEmail(shop.database, customerId, email)) return false;
    endLogins(shop, customerId, keptTokenHash);
    const changed = accountOf(shop.database, customerId);
    if (changed) sendEmailChanged(shop, lang, changed.customer, oldEmail);
    return true;
  });

/** Returns the change that a mailed key confirms, or undefined if the key is unknown, used or expired. */
export const changeOfKey = ({ database, now }: Shop, key: string): Change | undefined =>
  database.one<Change>(
    'SELECT customer_id, email, kept_token_hash FROM email_changes WHERE hash = ? AND expires_ms > ?',
    [hashToken(key), now().getTime()],
  );

/** Makes the change of a key. Returns the new address, or undefined if the key or the address can no longer be used. */
export const confirmEmailChange = (shop: Shop, lang: Lang, key: string): string | undefined =>
  shop.database.transaction(() => {
    const change = changeOfKey(shop, key);
    if (!change) return undefined;
    const { customer_id, email, kept_token_hash } = change;
    return changeEmail(shop, lang, customer_id, email, kept_token_hash) ? email : undefined;
  });
