import { scriptSetting } from '../core/config/script.ts';

const meta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="museum-shop-${name}"]`)?.content;

/** What was said for the whole page: in its `<meta>`, else in the script's own address. */
export const ofPage = (name: string): string | undefined => meta(name) || scriptSetting(name);
