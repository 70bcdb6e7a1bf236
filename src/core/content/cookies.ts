import { readStored, writeStored } from '../storage/storage.ts';
import { content } from './store.ts';

/** Restores whether the visitor has dismissed the cookie notice on an earlier page. */
export function restoreCookies(): void {
  content.cookiesAccepted = readStored('cookies-accepted') === true;
}

/** Dismisses the cookie notice for this tab (specification, section 4, Cookie notice). */
export function acceptCookies(): void {
  content.cookiesAccepted = true;
  writeStored('cookies-accepted', true);
}
