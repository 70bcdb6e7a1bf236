import { routeIn } from './address.ts';

/** Browsers read a backslash as a slash and leave out tabs and line ends: nobody needs them in an address. */
// oxlint-disable-next-line no-control-regex
const HIDDEN = /[\u0000-\u0020\\\u007f-\u00a0\u2000-\u200f\u2028-\u202f\ufeff]/;

const isWritten = (text: string): boolean =>
  !HIDDEN.test(text) && (/^\/(?!\/)/.test(text) || /^https?:\/\//i.test(text));

/**
 * The absolute address that a `returnTo` leads to: one of the page's own origin with path, query and hash, as the whole or
 * from the path on; undefined for anything else, and for a way out again. `page` is the page's address.
 */
export function returnToOf(returnTo: string | null, page: string): string | undefined {
  if (!returnTo || !isWritten(returnTo) || !URL.canParse(returnTo, page)) return undefined;
  const address = new URL(returnTo, page);
  const { origin, username, password, pathname, search, hash } = address;
  if (origin !== new URL(page).origin || username || password) return undefined;
  if (routeIn(address)?.name === 'logout') return undefined;
  return origin + pathname + search + hash;
}
