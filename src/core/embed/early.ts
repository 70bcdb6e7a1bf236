import { addressAt, type Target } from '../api/addressAt.ts';
import { fetchEarly } from '../api/early.ts';
import { LISTS, ofShop, ONE } from '../api/first.ts';
import type { Lang } from '../i18n/languages.ts';
import type { SalesArea } from '../routes/routes.ts';

/** Unvalidated settings of an embed, read before its code has loaded. */
export type Expected = {
  api: string;
  shop: string;
  lang: Lang;
  area: string;
  /** Id of the only item shown, if there is one. */
  item: string | null;
  /** Whether the address holds a route, so that it is unknown what the embed shows first. */
  hasRoute: boolean;
};

function dataOf({ area, item, hasRoute }: Expected): readonly Target[] {
  if (hasRoute || !(area in LISTS)) return [];
  const sold = area as SalesArea;
  return item ? [ONE[sold](item)] : LISTS[sold];
}

/** Requests the configuration and the data of the first screen before the code of the embed has loaded. */
export function prefetchFirst(expected: Expected): void {
  const { api, shop, lang } = expected;
  if (!URL.canParse(api, location.href)) return;
  if (!new URL(api, location.href).protocol.startsWith('http')) return;
  for (const call of [...ofShop(shop), ...dataOf(expected)]) {
    fetchEarly(addressAt(api, lang, call).href);
  }
}
