import { writeEntry } from './history.ts';
import { NO_KEY } from '../routes/noKey.ts';

/** What the payment provider's return address carries (contract, "Going out and coming back"). */
export type Arrival = {
  outcome: 'accepted' | 'success' | 'failed';
  cartId: string;
  sessionUs: string;
};

const KEYS = { arrival: 'museum-shop/1/arrival', resetKey: 'museum-shop/1/reset-key' } as const;
const OURS = ['museum-return', 'us', 'sessionUs', 'cartId'];

type Secret = keyof typeof KEYS;

const held = globalThis as { [Name in (typeof KEYS)[Secret]]?: string };

function store(secret: Secret, text: string | undefined): void {
  const key = KEYS[secret];
  if (text === undefined) delete held[key];
  else held[key] = text;
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // a frame without storage keeps it in memory, as above
  }
}

function stored(secret: Secret): string | undefined {
  try {
    return held[KEYS[secret]] ?? sessionStorage.getItem(KEYS[secret]) ?? undefined;
  } catch {
    return undefined; // no storage here
  }
}

/** A query (`?a=1`) without the parameters of a return; the others stay as they were written. */
export const withoutArrival = (query: string): string =>
  query
    .slice(1)
    .split('&')
    .filter((part) => !OURS.includes(part.split('=')[0]!))
    .join('&');

/**
 * Takes the cart id out of the page's address before anything else runs: first into session storage, then our own
 * parameters, and no others, leave the address.
 */
export function hideArrival(): void {
  const address = new URL(location.href);
  const query = address.searchParams;
  const outcome = query.get('museum-return');
  if (!outcome || !query.has('cartId')) return;
  const [cartId, sessionUs] = [query.get('cartId'), query.get('sessionUs') ?? query.get('us')];
  store('arrival', JSON.stringify({ outcome, cartId, sessionUs }));
  address.search = withoutArrival(address.search);
  writeEntry(history.state, address);
}

/** What was put aside, if it can be read: somebody else may have written there. */
function readHeld(): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(stored('arrival') ?? '{}'));
  } catch {
    return {}; // nothing readable
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The arrival that was put aside. It stays until `forgetArrival`: a page that fails to start has not lost it. */
export function heldArrival(): Arrival | undefined {
  const { outcome, cartId, sessionUs } = readHeld();
  const isKnown = outcome === 'accepted' || outcome === 'success' || outcome === 'failed';
  return isKnown && isText(cartId) && isText(sessionUs)
    ? { outcome, cartId, sessionUs }
    : undefined;
}

/** The arrival has been taken up, and is kept elsewhere from now on. */
export const forgetArrival = (): void => store('arrival', undefined);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const HASH_OF_LINK = /^(#(?:\/\w\w)?\/recover\/)([^/?]+)(?=$|\?)/;
const PATH_OF_LINK = /^(.*\/recover\/)([^/]+)$/;

const putAside = (_: string, route: string, key: string): string => {
  if (key !== NO_KEY) store('resetKey', decoded(key));
  return route + NO_KEY;
};

/**
 * Takes the key of a mailed link, by which a new password is set, out of the page's address: of a route behind `#`, or of
 * the path where a whole shop has that to itself.
 */
export function hideResetKey(): void {
  const address = new URL(location.href);
  address.hash = address.hash.replace(HASH_OF_LINK, putAside);
  if (document.querySelector('museum-shop:not([routing=hash],[routing=memory])')) {
    address.pathname = address.pathname.replace(PATH_OF_LINK, putAside);
  }
  if (address.href !== location.href) writeEntry(history.state, address);
}

/** The key that was put aside, which is kept elsewhere from now on. */
export function takeHeldKey(): string | undefined {
  const key = stored('resetKey');
  store('resetKey', undefined);
  return key;
}
