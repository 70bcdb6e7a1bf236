import { scriptSetting } from '../core/config/script.ts';

const meta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="museum-shop-${name}"]`)?.content;

/** Returns a setting of the whole page: from its `<meta>`, else from its scripts or the script's address. */
export const pageSetting = (name: string): string | undefined => meta(name) || scriptSetting(name);
