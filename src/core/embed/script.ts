import type { Choice } from './choice.ts';
import { LOADER } from './release.ts';
import { escaped } from './snippets.ts';

/** Folders of the bundle, each with a trailing slash: the newest version, and the pinned release. */
export type Places = { newest: string; pinned: string };

/** Returns the folders next to `page`, which is in the folder `embed` of the bundle or of a release. */
export function placesBeside(page: string, version: string): Places {
  const isRelease = new URL('..', page).pathname.endsWith(`/${version}/`);
  const newest = new URL(isRelease ? '../..' : '..', page).href;
  return { newest, pinned: `${newest}${version}/` };
}

/** Encodes a query value, but keeps colons and slashes readable. */
const inQuery = (text: string): string =>
  encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2F', '/');

/**
 * Returns the script tag for the head of the page; `undefined` while the hash of a pinned release is unknown. With
 * `integrity`, the browser runs no other code even if the web server is compromised.
 */
export function scriptLine(
  { api, shop, release }: Pick<Choice, 'api' | 'shop' | 'release'>,
  places: Places,
  page: string,
  integrity: string | undefined,
): string | undefined {
  const address = URL.canParse(api, page) ? new URL(api, page).href.replace(/\/+$/, '') : api;
  const query = `?api=${inQuery(address)}${shop && shop !== '1' ? `&shop=${shop}` : ''}`;
  const src = (place: string): string => escaped(`${place}${LOADER}${query}`);
  if (release !== 'pinned') {
    return `<script type="module" src="${src(places.newest)}"></script>`;
  }
  if (!integrity) return undefined;
  return `<script type="module" crossorigin src="${src(places.pinned)}" integrity="${escaped(integrity)}"></script>`;
}
