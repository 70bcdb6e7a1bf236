import { contentPage, staticContent } from '../api/content.ts';
import { send } from '../api/transport.ts';
import { fetchOnce } from '../async/load.ts';
import { readStored, writeStored } from '../web/storage.ts';
import { content, pages } from './store.ts';

/** Loads banners, cookie notice, and social media links, unless they are loaded or loading. */
export const loadContent = (): Promise<void> =>
  fetchOnce(content.known, 'all', () => send(staticContent));

/** Loads a legal or information page, unless it is loaded or loading. */
export const loadPage = (id: string): Promise<void> =>
  fetchOnce(pages.byId, id, () => send(contentPage, id));

/** Restores whether the visitor has dismissed the cookie notice on an earlier page. */
export function restoreCookies(): void {
  content.cookiesAccepted = readStored('cookies-accepted') === true;
}

/** Dismisses the cookie notice for this tab (specification, section 4, Cookie notice). */
export function acceptCookies(): void {
  content.cookiesAccepted = true;
  writeStored('cookies-accepted', true);
}
