import { claim } from '../page/shared.ts';
import { readStored, writeStored } from './storage.ts';

// In Firefox, each page in the back/forward cache has its own copy of session storage: once restored, it reads old
// values and overwrites newer ones. So the page that is being left hands its values over.

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

function handOver(): void {
  const values = Object.fromEntries(HANDED.map((key) => [key, readStored(key)]));
  const isLoggedIn = readStored('token') !== undefined;
  writeStored('handed-over', { session: readStored('session'), isLoggedIn, values });
}

function takeOver(): void {
  const { session, isLoggedIn, values } = Object(readStored('handed-over')) as {
    session?: unknown;
    isLoggedIn?: boolean;
    values?: Record<string, unknown>;
  };
  writeStored('handed-over', undefined);
  // written by another tab
  if (!values || session !== readStored('session')) return;
  for (const key of HANDED) writeStored(key, values[key]);
  if (isLoggedIn) return;
  writeStored('token', undefined);
  writeStored('customer', undefined);
}

/**
 * Makes a page from the back/forward cache see the cart as the page before has left it. The values pass through local
 * storage, but only if the next page runs the shop; otherwise they would remain there. Call this before any other
 * `pageshow` listener is added.
 */
export function handOverToKept(): void {
  writeStored('handed-over', undefined);
  rememberPage();
  if (!claim('hand over')) return;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeOver();
  });
  (globalThis as { navigation?: EventTarget }).navigation?.addEventListener('navigate', (event) => {
    const { navigationType, destination } = event as Leaving;
    if (destination.sameDocument) return;
    rememberPage();
    // now, because Chromium shows the next page before this one learns that it is left
    const isAwaited =
      navigationType === 'traverse' && shopPages().includes(pageOf(destination.url));
    if (isAwaited) handOver();
    else writeStored('handed-over', undefined);
  });
}
