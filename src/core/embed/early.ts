import { addressAt } from '../api/addressAt.ts';
import { askEarly } from '../api/early.ts';
import { LISTS, ONE, type SalesArea, shopConfig, shopInfo } from '../api/first.ts';
import type { Lang } from '../i18n/languages.ts';

/** What is known of an element before its own code is there; nothing of it is checked yet. */
export type Expected = {
  api: string;
  shop: string;
  lang: Lang;
  area: string;
  /** The id of the one thing that it shows. */
  item: string | null;
  /** Whether the address may lead the element anywhere. */
  isLed: boolean;
};

function dataOf({ area, item, isLed }: Expected) {
  if (isLed || !(area in LISTS)) return [];
  const sold = area as SalesArea;
  return item ? [ONE[sold](item)] : Object.values(LISTS[sold]);
}

/** Asks for what the shop will ask for as soon as its code is there: its configuration, and what the element shows first. */
export function askFirst(expected: Expected): void {
  const { api, shop, lang } = expected;
  if (!URL.canParse(api, location.href)) return;
  if (!new URL(api, location.href).protocol.startsWith('http')) return;
  for (const call of [shopInfo(shop), shopConfig(shop), ...dataOf(expected)]) {
    askEarly(addressAt(api, lang, call).href);
  }
}
