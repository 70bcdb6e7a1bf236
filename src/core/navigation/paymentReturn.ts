import { writeEntry } from './history.ts';
import { NO_KEY } from '../routes/noKey.ts';
import { ADDRESS_KEYS as KEYS } from '../web/storageKeys.ts';

/** Parameters in the payment provider's return address (contract, "Going out and coming back"). */
export type PaymentReturn = {
  outcome: 'accepted' | 'success' | 'failed';
  cartId: string;
  sessionUs: string;
};

/** Matches our parameters: some providers append theirs with a second `?`, or after the fragment. */
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
    // without storage, e.g. in a frame, the copy in memory is used
  }
}

function stored(secret: Secret): string | undefined {
  try {
    return held[KEYS[secret]] ?? sessionStorage.getItem(KEYS[secret]) ?? undefined;
  } catch {
    return undefined;
  }
}

const removeOurs = (parameters: string): string =>
  parameters.replace(OURS, '').replace(/^[?&]/, '');

/** Removes the parameters of a payment return from a query (`?a=1`); the others stay unchanged. */
export const withoutPaymentReturn = (query: string): string => removeOurs(query.slice(1));

/** Splits a hash into the route or anchor and the parameters after it. */
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

/** Data stored before leaving for the provider, which may return little more than the cart id. */
export type Away = {
  sessionUs: string;
  /** Route to return to, with its language if that differs from the page's own. */
  href: string;
};

export const rememberAway = (away: Away): void => store('away', JSON.stringify(away));

/**
 * Moves our parameters of a payment return from the address to session storage, before anything else runs. They may
 * follow the fragment; all but the cart id may be missing if this tab has left for the provider.
 */
export function stashPaymentReturn(): void {
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
  store('paymentReturn', JSON.stringify({ outcome, cartId, sessionUs, href }));
  address.search = withoutPaymentReturn(address.search);
  const others = removeOurs(parameters);
  if (others !== parameters) address.hash = name && others ? `${name}?${others}` : name || others;
  writeEntry(history.state, address);
}

/** Derives the outcome from the route in the address if the provider has dropped the parameter. */
const outcomeOf = (route: string): PaymentReturn['outcome'] =>
  (route || location.pathname).endsWith('/checkout/failed') ? 'failed' : 'accepted';

/** Parses a stored value, which the host page may have overwritten. */
function parsed(secret: Secret): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(stored(secret) ?? '{}'));
  } catch {
    return {};
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns the stored payment return, which is kept until `clearPaymentReturn` in case the page fails to start. */
export function stashedPaymentReturn(): PaymentReturn | undefined {
  const { outcome, cartId, sessionUs } = parsed('paymentReturn');
  const isKnown = outcome === 'accepted' || outcome === 'success' || outcome === 'failed';
  return isKnown && isText(cartId) && isText(sessionUs)
    ? { outcome, cartId, sessionUs }
    : undefined;
}

/** Returns the route that the visitor left for the provider, if this tab knows it. */
export function hrefBeforePayment(): string | undefined {
  const { href } = parsed('paymentReturn');
  return isText(href) ? href : undefined;
}

/** Removes the stored payment return once the checkout has taken it over. */
export const clearPaymentReturn = (): void => store('paymentReturn', undefined);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const HASH_OF_LINK = /^(#(?:\/\w\w)?\/(recover|order-review)\/)([^/?]+)(?=$|\?)/;
const PATH_OF_LINK = /^(.*\/(recover|order-review)\/)([^/]+)$/;

const putAside = (_: string, route: string, name: string, key: string): string => {
  if (key !== NO_KEY) store(name as Secret, key);
  return route + NO_KEY;
};

/** Moves the key of a mailed link from the address to storage: from the hash, or a whole shop's path. */
export function stashKeyOfLink(): void {
  const address = new URL(location.href);
  address.hash = address.hash.replace(HASH_OF_LINK, putAside);
  if (document.querySelector('museum-shop:not([routing=hash],[routing=memory])')) {
    address.pathname = address.pathname.replace(PATH_OF_LINK, putAside);
  }
  if (address.href !== location.href) writeEntry(history.state, address);
}

/** Returns the stored reset key and removes it; the caller keeps it from then on. */
export function takeStashedResetKey(): string | undefined {
  const key = stored('recover');
  store('recover', undefined);
  return key && decoded(key);
}

/** Returns a route as the page's own address shows it. The key of an order stays known in this tab. */
export const hideOrderKey = (href: string): string =>
  href.replace(/^(\/(order-review)\/)([^/?]+)/, putAside);

/** Returns the key of the order that this tab has opened last, as it is in addresses. */
export const lastOrderKey = (): string => stored('order-review') ?? NO_KEY;

/** Forgets the key of the order that this tab has opened last. */
export const forgetOrderKey = (): void => store('order-review', undefined);
