import { routeIn } from './address.ts';

/** Characters that browsers drop or normalise (backslash, tabs, line ends), which could disguise another origin. */
// oxlint-disable-next-line no-control-regex
const HIDDEN = /[\u0000-\u0020\\\u007f-\u00a0\u2000-\u200f\u2028-\u202f\ufeff]/;

const isWritten = (text: string): boolean =>
  !HIDDEN.test(text) && (/^\/(?!\/)/.test(text) || /^https?:\/\//i.test(text));

/**
 * Returns the absolute address for a `returnTo` parameter, if it has the origin of `page`, otherwise `undefined`.
 * Rejects the logout route.
 */
export function returnToOf(returnTo: string | null, page: string): string | undefined {
  if (!returnTo || !isWritten(returnTo) || !URL.canParse(returnTo, page)) return undefined;
  const address = new URL(returnTo, page);
  const { origin, username, password, pathname, search, hash } = address;
  if (origin !== new URL(page).origin || username || password) return undefined;
  if (routeIn(address)?.name === 'logout') return undefined;
  return origin + pathname + search + hash;
}
