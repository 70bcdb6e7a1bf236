import { readStored, writeStored } from '../storage/storage.ts';
import { session } from './store.ts';

const KEY_LENGTH = 12;
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 12 random alphanumeric characters (specification, section 4, Start-up), each equally likely. */
export function newSessionKey(): string {
  let key = '';
  while (key.length < KEY_LENGTH) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // 248 is the last multiple of 62 in a byte: beyond it the first characters would come up more often
    if (byte < 248) key += CHARACTERS[byte % CHARACTERS.length];
  }
  return key;
}

const storedText = (key: 'token' | 'session' | 'referrer' | 'partner'): string | undefined => {
  const value = readStored(key);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Where the visitor came from. Coming back from the provider (`isReturn`) is no coming from anywhere. */
function referrerNow(isReturn: boolean, referrer: string): string | undefined {
  if (isReturn || referrer === '') return undefined;
  return new URL(referrer).origin === globalThis.location?.origin ? undefined : referrer;
}

/** Takes up the visit of this tab again, or begins one. `partner` of the page's address wins over one stored. */
export function restoreSession(page: {
  isReturn: boolean;
  referrer: string;
  partner?: string;
}): void {
  const key = storedText('session') ?? newSessionKey();
  const token = storedText('token');
  const referrer = storedText('referrer') ?? referrerNow(page.isReturn, page.referrer);
  const partner = page.partner ?? storedText('partner');
  Object.assign(session, { key, token, referrer, partner });
  writeStored('session', key);
  writeStored('referrer', referrer);
  writeStored('partner', partner);
}

/** Takes up the token of this tab, which another of its pages may have got or given back. */
export function restoreToken(): void {
  session.token = storedText('token');
}

/** Keeps the token of a login or guest registration for this tab; undefined ends it. */
export function setToken(token: string | undefined): void {
  session.token = token;
  writeStored('token', token);
}
