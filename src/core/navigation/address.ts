import { language } from '../i18n/language.ts';
import { parseRoute, type Route } from '../routes/routes.ts';

/** Our part of `history.state`; the rest of it belongs to the page. */
type OurState = { places: Record<string, string>; active?: string };

const STATE = 'museum-shop';

/** The route that the page's address names, or undefined where its hash is the page's own. */
export const routeInAddress = (): Route | undefined => parseRoute(location.hash.slice(1));

/** A route as it stands in an address: with a language segment where it differs from the page's. */
export const inLanguage = (href: string): string =>
  language.lang === language.own ? href : `/${language.lang}${href}`;

/** The page's address with this route in its hash. Never built against `<base href>`. */
export function addressWith(href: string): string {
  const address = new URL(location.href);
  address.hash = inLanguage(href);
  return address.href;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Which element was where, as the history entry remembers it. */
export function stateInHistory(): OurState | undefined {
  const state: unknown = history.state;
  const ours = isRecord(state) ? state[STATE] : undefined;
  if (!isRecord(ours) || !isRecord(ours.places)) return undefined;
  const places = Object.fromEntries(
    Object.entries(ours.places).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && parseRoute(entry[1]) !== undefined,
    ),
  );
  return { places, ...(typeof ours.active === 'string' && { active: ours.active }) };
}

/** Writes our state and, where a route is to be seen, the address. What the page keeps in its state stays. */
export function writeHistory(
  ours: OurState,
  { href, isNew }: { href: string | undefined; isNew: boolean },
): void {
  const state: unknown = history.state;
  const merged = { ...(isRecord(state) && state), [STATE]: ours };
  const address = href === undefined ? location.href : addressWith(href);
  if (isNew) history.pushState(merged, '', address);
  else history.replaceState(merged, '', address);
}
