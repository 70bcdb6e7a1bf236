import { writeEntry } from './history.ts';

/** What the payment provider's return address carries (contract, "Going out and coming back"). */
export type Arrival = {
  outcome: 'accepted' | 'success' | 'failed';
  cartId: string;
  sessionUs: string;
};

const KEY = 'museum-shop/1/arrival';
const OURS = ['museum-return', 'us', 'sessionUs', 'cartId'];

const held = globalThis as { [KEY]?: string };

function store(text: string | undefined): void {
  if (text === undefined) delete held[KEY];
  else held[KEY] = text;
  try {
    if (text === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // a frame without storage keeps it in memory, as above
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
  store(JSON.stringify({ outcome, cartId, sessionUs }));
  address.search = withoutArrival(address.search);
  writeEntry(history.state, address);
}

/** What was put aside, if it can be read: somebody else may have written there. */
function readHeld(): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(held[KEY] ?? sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {}; // no storage here, or nothing readable
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
export const forgetArrival = (): void => store(undefined);
