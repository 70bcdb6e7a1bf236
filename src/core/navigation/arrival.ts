import { writeEntry } from './history.ts';
import { NO_KEY } from '../routes/noKey.ts';

/** What the payment provider's return address carries (contract, "Going out and coming back"). */
export type Arrival = {
  outcome: 'accepted' | 'success' | 'failed';
  cartId: string;
  sessionUs: string;
};

const KEYS = {
  arrival: 'museum-shop/1/arrival',
  away: 'museum-shop/1/away',
  resetKey: 'museum-shop/1/reset-key',
} as const;

/** Our parameters, between separators: some providers append theirs with a second `?`, or behind the fragment. */
const OURS = /(^|[?&])(museum-return|us|sessionUs|cartId)(?:=([^?&]*))?(?=[?&]|$)/g;

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

const removeOurs = (parameters: string): string =>
  parameters.replace(OURS, '').replace(/^[?&]/, '');

/** A query (`?a=1`) without the parameters of a return; the others stay as they were written. */
export const withoutArrival = (query: string): string => removeOurs(query.slice(1));

/** The route or anchor behind `#`, and the parameters that follow it. */
function partsOf(hash: string): [name: string, parameters: string] {
  const text = hash.slice(1);
  if (/^(museum-return|us|sessionUs|cartId)=/.test(text)) return ['', text];
  const start = text.search(/[?&]/);
  return start < 0 ? [text, ''] : [text.slice(0, start), text.slice(start + 1)];
}

function oursIn(parameters: string): Partial<Record<string, string>> {
  const found = [...parameters.matchAll(OURS)];
  return Object.fromEntries(found.map(([, , name, value]) => [name, decoded(value ?? '')]));
}

/** The visitor leaves for the provider: what is needed if the provider returns little more than the cart id. */
export type Away = {
  sessionUs: string;
  /** The route to return to, with its language if that is not the page's. */
  href: string;
};

export const rememberAway = (away: Away): void => store('away', JSON.stringify(away));

/**
 * Takes the cart id out of the page's address before anything else runs: first into session storage, then our own
 * parameters, and no others, leave the address. They may be behind the fragment, and all but the cart id may be missing
 * if this tab has left for the provider.
 */
export function hideArrival(): void {
  const address = new URL(location.href);
  const [name, parameters] = partsOf(address.hash);
  const ours = { ...oursIn(parameters), ...oursIn(address.search.slice(1)) };
  const away = parsed('away');
  store('away', undefined);
  const { cartId, 'museum-return': said } = ours;
  const outcome = said ?? (isText(away.sessionUs) ? outcomeOf(name) : undefined);
  if (!outcome || cartId === undefined) return;
  const sessionUs = ours.sessionUs ?? ours.us ?? away.sessionUs;
  const href = sessionUs === away.sessionUs ? away.href : undefined;
  store('arrival', JSON.stringify({ outcome, cartId, sessionUs, href }));
  address.search = withoutArrival(address.search);
  const others = removeOurs(parameters);
  if (others !== parameters) address.hash = name && others ? `${name}?${others}` : name || others;
  writeEntry(history.state, address);
}

/** The outcome that the route in the address means, if the provider has dropped the one that was sent along. */
const outcomeOf = (route: string): Arrival['outcome'] =>
  (route || location.pathname).endsWith('/checkout/failed') ? 'failed' : 'accepted';

/** What was put aside, if it can be read: the host page may have written there. */
function parsed(secret: Secret): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(stored(secret) ?? '{}'));
  } catch {
    return {}; // nothing readable
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The arrival that was put aside. It stays until `forgetArrival`: a page that fails to start has not lost it. */
export function heldArrival(): Arrival | undefined {
  const { outcome, cartId, sessionUs } = parsed('arrival');
  const isKnown = outcome === 'accepted' || outcome === 'success' || outcome === 'failed';
  return isKnown && isText(cartId) && isText(sessionUs)
    ? { outcome, cartId, sessionUs }
    : undefined;
}

/** The route that the visitor left to return to, if this tab knows it. */
export function hrefOfArrival(): string | undefined {
  const { href } = parsed('arrival');
  return isText(href) ? href : undefined;
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
