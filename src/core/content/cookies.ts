import { readStored, writeStored } from '../storage/storage.ts';
import { content } from './store.ts';

/** Takes up what the visitor has said about the cookie notice on a page before. */
export function restoreCookies(): void {
  content.cookiesAccepted = readStored('cookies-accepted') === true;
}

/** The cookie notice has been read: not shown again in this tab (specification, section 4, Cookie notice). */
export function acceptCookies(): void {
  content.cookiesAccepted = true;
  writeStored('cookies-accepted', true);
}
