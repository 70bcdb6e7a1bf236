import { claim } from '../shared.ts';
import { readStored, writeStored } from './storage.ts';

// Firefox gives each page that it keeps for Back and Forward a session storage of its own: a page brought back reads for
// ever what was there when it was left, and what it writes then takes the place of what is newer. So the page that the
// visitor goes back or forward from hands over what its successor reads again.

/** So many of a tab's pages are remembered; those that came last. */
const MOST = 50;

/** The login stays where it is: only its end is told. */
const HANDED = ['cart', 'payment', 'order', 'shop-pages'] as const;

/** What is known of where the visitor goes; browsers without the Navigation API do not tell. */
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
  // another tab's
  if (!values || session !== readStored('session')) return;
  for (const key of HANDED) writeStored(key, values[key]);
  if (isLoggedIn) return;
  writeStored('token', undefined);
  writeStored('customer', undefined);
}

/**
 * Sees to it that a page which the browser brings back finds the basket as the page before it has left it. Between two
 * pages that lies in local storage; it is not put there where the page to come has no shop, which would leave it there.
 * To be called before anybody else listens to `pageshow`.
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
    // now, since Chromium shows the page to come before this one hears that it is left
    const isAwaited =
      navigationType === 'traverse' && shopPages().includes(pageOf(destination.url));
    if (isAwaited) handOver();
    else writeStored('handed-over', undefined);
  });
}
