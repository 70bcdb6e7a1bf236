import { config } from '../config/store.ts';
import { language } from '../page/language.ts';
import type { Route } from '../routes/routes.ts';
import { routeInAddress, stateInHistory } from './address.ts';
import { loadThenRetry } from './pendingNavigation.ts';
import { recordHistoryReturn } from './kept.ts';
import { keepEntry, outletsInOrder, resolveHere, show } from './navigate.ts';
import { updateRedirect } from './redirect.ts';
import { navigation, type Outlet } from './store.ts';

/**
 * Returns whether a history entry needs another language, which takes a reload. An entry of the shop without a language
 * means the page's own.
 */
function needsOtherLanguage(named: Pick<Route, 'lang'> | undefined, isOurs: boolean): boolean {
  const isWithoutLanguage = named ? isOurs : location.hash === '';
  const wanted = named?.lang ?? (isWithoutLanguage ? language.own : language.lang);
  if (wanted === language.lang || config.shop.is !== 'ready') return false;
  return config.shop.value.config.languages.includes(wanted);
}

/** Handles an entry without our state: a hash typed by hand, an anchor, or an entry from before the shop. */
function applyAddress(): void {
  const named = routeInAddress();
  const target = named && resolveHere(named);
  if (target?.is === 'pending') return void loadThenRetry(target.area, applyAddress);
  const outlet = target?.is === 'outlet' ? navigation.outlets[target.key] : undefined;
  if (named && outlet) {
    navigation.active = outlet.key;
    updateRedirect(outlet.href, named.href);
    show(outlet, named.href, true);
  } else if (!location.href.includes('#')) {
    for (const each of outletsInOrder()) show(each, each.home, false);
  }
  // a null state is made by the browser; any other may belong to a page that the host swaps in
  if (history.state === null) keepEntry(navigation.active, named?.lang ? undefined : named?.href);
}

/** Restores the route of each outlet from a history entry. */
function restoreOutlets(remembered: NonNullable<ReturnType<typeof stateInHistory>>): void {
  const hrefOf = ({ key, home }: Outlet): string => remembered.outlets[key] ?? home;
  const changed = outletsInOrder().filter((outlet) => hrefOf(outlet) !== outlet.href);
  // focus the outlet that was active in that entry, else the one that is active now
  const focused =
    changed.find(({ key }) => key === remembered.active) ??
    changed.find(({ key }) => key === navigation.active);
  if (focused) updateRedirect(focused.href, hrefOf(focused));
  for (const outlet of changed) show(outlet, hrefOf(outlet), outlet === focused);
  navigation.active = navigation.outlets[remembered.active ?? '']?.key;
}

/** Handles `popstate`: Back, Forward, or a hash typed by hand. */
export function handlePopState({ state }: PopStateEvent): void {
  recordHistoryReturn(state);
  navigation.isReturn = true;
  const remembered = stateInHistory();
  const isOtherLanguage = needsOtherLanguage(routeInAddress(), remembered !== undefined);
  if (remembered) restoreOutlets(remembered);
  else applyAddress();
  if (isOtherLanguage) location.reload();
}
