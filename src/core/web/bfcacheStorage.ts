import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import {
  bytesToHex,
  bytesToUtf8,
  hexToBytes,
  managedNonce,
  randomBytes,
  utf8ToBytes,
} from '@noble/ciphers/utils.js';
import { readStored, writeStored } from './storage.ts';

// In Firefox, each page in the back/forward cache has its own copy of session storage: once restored, it reads old
// values and overwrites newer ones. So the page that is being left hands its values over. Only Firefox loads this file.

/** Maximum number of remembered pages per tab; the most recent ones win. */
const MOST = 50;

/** The token itself is not handed over, only whether it still exists. */
const HANDED = ['cart', 'payment', 'order', 'shop-pages'] as const;

/** Event of the Navigation API, which not all browsers have. */
type Leaving = Event & {
  readonly navigationType: string;
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
};

const pageOf = (address: string): string => address.split('#')[0]!;

const shopPages = (): string[] => {
  const stored = readStored('shop-pages');
  return Array.isArray(stored) ? stored.map(String) : [];
};

function rememberPage(): void {
  const page = pageOf(location.href);
  const others = shopPages().filter((each) => each !== page);
  writeStored('shop-pages', [...others, page].slice(-MOST));
}

/** Encrypts at once: `crypto.subtle` would answer after the page has gone, and is missing on http pages. */
const cipher = managedNonce(xchacha20poly1305);

/** Returns the key of this tab, which is lost when the tab is closed. */
function keyOfTab(): Uint8Array {
  const stored = readStored('hand-over-key');
  if (typeof stored === 'string') return hexToBytes(stored);
  const key = randomBytes(32);
  writeStored('hand-over-key', bytesToHex(key));
  return key;
}

type HandedOver = { isLoggedIn: boolean; values: Record<string, unknown> };

function handOver(): void {
  const values = Object.fromEntries(HANDED.map((key) => [key, readStored(key)]));
  const isLoggedIn = readStored('token') !== undefined;
  const text = JSON.stringify({ isLoggedIn, values } satisfies HandedOver);
  writeStored('handed-over', bytesToHex(cipher(keyOfTab()).encrypt(utf8ToBytes(text))));
}

/** Returns what the page before has handed over; `undefined` for the values of another tab, which has another key. */
function handedOver(): HandedOver | undefined {
  try {
    const text = cipher(keyOfTab()).decrypt(hexToBytes(String(readStored('handed-over'))));
    return JSON.parse(bytesToUtf8(text)) as HandedOver;
  } catch {
    return undefined;
  }
}

function takeOver(): void {
  const handed = handedOver();
  writeStored('handed-over', undefined);
  if (!handed) return;
  for (const key of HANDED) writeStored(key, handed.values[key]);
  if (handed.isLoggedIn) return;
  writeStored('token', undefined);
  writeStored('customer', undefined);
}

/**
 * Makes a page from the back/forward cache see the cart as the page before has left it. The values pass through local
 * storage, encrypted with a key of this tab: if it is closed on the way, they remain there unreadable.
 */
export function handOverToKept(): void {
  writeStored('handed-over', undefined);
  keyOfTab(); // created now, so that later pages of the tab have the same
  rememberPage();
  // before the listeners that read the values
  addEventListener('pageshow', ({ persisted }) => persisted && takeOver(), true);
  (globalThis as { navigation?: EventTarget }).navigation?.addEventListener('navigate', (event) => {
    const { navigationType, destination } = event as Leaving;
    if (destination.sameDocument) return;
    rememberPage();
    const isAwaited =
      navigationType === 'traverse' && shopPages().includes(pageOf(destination.url));
    if (isAwaited) handOver();
    else writeStored('handed-over', undefined);
  });
}
