import { readStored, writeStored } from '../web/storage.ts';
import { session } from './store.ts';

const KEY_LENGTH = 12;
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns 12 random alphanumeric characters (specification, section 4, Start-up), all equally likely. */
export function newSessionKey(): string {
  let key = '';
  while (key.length < KEY_LENGTH) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // 248 is the last multiple of 62 in a byte; higher values would favour the first characters
    if (byte < 248) key += CHARACTERS[byte % CHARACTERS.length];
  }
  return key;
}

const storedText = (key: 'token' | 'session' | 'referrer' | 'partner'): string | undefined => {
  const value = readStored(key);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Returns the referrer if it is another site; after a payment return (`isReturn`) it is only the provider. */
function referrerNow(isReturn: boolean, referrer: string): string | undefined {
  if (isReturn || referrer === '') return undefined;
  return new URL(referrer).origin === globalThis.location?.origin ? undefined : referrer;
}

/** Partner key. One in the address that the back end refuses would prevent the payment. */
const PARTNER_KEY = /^[^\p{C}<>]{1,100}$/u;

/** Restores the session of this tab, or starts one. `page.partner` wins over the stored partner. */
export function restoreSession(page: {
  isReturn: boolean;
  referrer: string;
  partner?: string;
}): void {
  const key = storedText('session') ?? newSessionKey();
  const token = storedText('token');
  const referrer = storedText('referrer') ?? referrerNow(page.isReturn, page.referrer);
  const partner = [page.partner, storedText('partner')].find((each) =>
    PARTNER_KEY.test(each ?? ''),
  );
  Object.assign(session, { key, token, referrer, partner });
  writeStored('session', key);
  writeStored('referrer', referrer);
  writeStored('partner', partner);
}

/** Restores the token of this tab, which another of its pages may have changed. */
export function restoreToken(): void {
  session.token = storedText('token');
}

/** Sets and stores the token of a login or guest registration for this tab; `undefined` removes it. */
export function setToken(token: string | undefined): void {
  session.token = token;
  writeStored('token', token);
}
