import type { Choice } from './choice.ts';
import { LOADER } from './release.ts';
import { escaped } from './snippets.ts';

/** Where the bundle lies, with a slash at the end: the newest one, and the release that never changes. */
export type Places = { newest: string; pinned: string };

/** The places beside a page of the folder `embed`, which stands in the bundle and in each release of it. */
export function placesBeside(page: string, version: string): Places {
  const isRelease = new URL('..', page).pathname.endsWith(`/${version}/`);
  const newest = new URL(isRelease ? '../..' : '..', page).href;
  return { newest, pinned: `${newest}${version}/` };
}

/** Readable in an address: colons and slashes mean nothing within a query. */
const inQuery = (text: string): string =>
  encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2F', '/');

/**
 * The line for the head of the page. A release that is pinned has its `integrity`: a browser then runs nothing else, whatever
 * happens to the server. Undefined where the hash is not known (yet).
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
