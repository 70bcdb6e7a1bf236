import { subscribe } from 'valtio/vanilla';
import { isOffered } from '../config/features.ts';
import { entryInHistory } from '../navigation/address.ts';
import { navigation, type Outlet } from '../navigation/store.ts';
import { parseRoute } from '../routes/routes.ts';
import { offerOf, STORES } from './offers.ts';
import { isNew } from './once.ts';
import type { List, Report } from './types.ts';

type Shown = {
  href: string;
  /** List or item that the outlet shows. */
  key: string;
  /** History entries in which it was shown first and last. */
  since: number;
  until: number;
  list?: List | undefined;
  isReported: boolean;
};

/** Lists with one item open it (`useOnlyItem`), except for lists of goods. */
const opensItem = ({ items, type, group }: List): boolean =>
  items.length === 1 && type !== 'Merchandise' && group === undefined;

/** Returns what an outlet shows, once it has loaded; `id` is that of an item, also before. */
function contentOf({ href, hostsScreens }: Outlet) {
  const route = hostsScreens ? parseRoute(href) : undefined;
  const offer = route && isOffered(route.name) ? offerOf(route) : undefined;
  const { id, item, list } = offer ?? {};
  const report: Report | undefined = item
    ? { event: 'view_item', item }
    : list && { event: 'view_item_list', list };
  const key = item ? `${item.type} ${item.id}` : (list?.id ?? '');
  return { isSelling: offer !== undefined, id, list, report, key };
}

/**
 * Reports each list and item that an embed shows, and each item that is chosen from a list. It watches the routes and
 * the stores, so that no screen has to report itself. `isAllowed` is asked each time; earlier screens are not reported
 * afterwards.
 */
export function watchViews(isAllowed: () => boolean, report: (view: Report) => void): void {
  const shown = new Map<string, Shown>();

  const reportOnce = (view: Report, key: string): boolean => {
    if (!isAllowed()) return false;
    if (isNew(`${view.event} ${key}`)) report(view);
    return true;
  };

  const look = (outlet: Outlet): void => {
    const { key: name, href } = outlet;
    const entry = entryInHistory();
    const before = shown.get(name);
    if (before?.href === href && before.until === entry) return;
    const { isSelling, id, list, report: view, key } = contentOf(outlet);
    if (!isSelling) shown.delete(name);
    if (before?.list && id !== undefined) {
      const { list: from, since } = before;
      const isChosen = since !== entry && !navigation.isReturn;
      if (isChosen && from.items.some((each) => each.id === id)) {
        reportOnce({ event: 'select_item', list: from, id }, `${from.id} ${id}`);
      }
      before.list = undefined;
    }
    if (!view) return;
    const isSame = before?.key === key;
    const isReported = isSame
      ? before.isReported
      : !(list && opensItem(list)) && reportOnce(view, key);
    // in this entry, too, so that Back and a reload do not report it again
    if (isSame && isReported) isNew(`${view.event} ${key}`);
    const since = isSame ? before.since : entry;
    shown.set(name, { href, key, since, until: entry, list, isReported });
  };

  const lookAtAll = (): void => Object.values(navigation.outlets).forEach(look);
  for (const store of [navigation, ...STORES]) subscribe(store, lookAtAll);
  lookAtAll();
}
