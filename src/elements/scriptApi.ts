import { publicLine } from '../core/cart/persist.ts';
import { config } from '../core/config/store.ts';
import { isOffered } from '../core/config/features.ts';
import { addItem } from '../core/script-api/addItem.ts';
import { language } from '../core/page/language.ts';
import { languageOf } from '../core/i18n/languages.ts';
import { canShow, navigate } from '../core/navigation/navigate.ts';
import { addressWith, routeInAddress } from '../core/navigation/address.ts';
import { hideOrderKey } from '../core/navigation/paymentReturn.ts';
import { setBase } from '../core/navigation/outlets.ts';
import { navigation } from '../core/navigation/store.ts';
import { parseRoute, routeTo } from '../core/routes/routes.ts';
import { start } from '../core/app/boot.ts';
import { dispatchAnnouncements } from './events.ts';
import { HOMES } from './homes.ts';
import type { MuseumShop, MuseumShopError } from './public.ts';
import { describeConfigError } from './reportConfigErrors.ts';
import { baseOfPage, settingsOf, startOptionsOf } from './settings.ts';
import { retryImport } from '../core/async/retryImport.ts';

// Implementation of `window.museumShop`, loaded on the first call.

/** Waits for a macrotask, so that the page has received the events of a change. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const NO_BACK_END =
  'No back end is configured. Call museumShop.configure({ api: … }), or set api on an embed, in <meta name="museum-shop-api">, or in the query of the script: ?api=…';

const error = (code: MuseumShopError['code'], message: string): MuseumShopError =>
  Object.assign(new Error(message), { code });

/** Returns an element whose settings include the back end, else a detached one, which has the settings of the page. */
function configuredElement(): Element {
  const ours = [
    ...document.querySelectorAll(
      Object.keys(HOMES)
        .map((area) => `museum-${area}`)
        .join(),
    ),
  ];
  return ours.find((each) => settingsOf(each).written.api) ?? document.createElement('div');
}

/** Starts the shop of the page, or joins it, even if all its elements are pending. Throws a `MuseumShopError`. */
async function startShop(): Promise<void> {
  const host = configuredElement();
  const startOptions = startOptionsOf(host, settingsOf(host).written);
  if (!startOptions) throw error('unavailable', NO_BACK_END);
  dispatchAnnouncements();
  setBase(baseOfPage());
  await start({ ...startOptions, addressed: routeInAddress()?.lang });
  if (config.shop.is !== 'ready')
    throw error('unavailable', 'The shop cannot start, because its back end does not answer.');
}

export const add: MuseumShop['add'] = async (item) => {
  await startShop();
  if (config.stopped) throw error('unavailable', describeConfigError(config.stopped));
  const added = await addItem(item);
  if (added.is === 'refused') throw error(added.code, added.message);
  await nextTask();
  return added.lines.map(publicLine);
};

/** Returns the route for a path, with or without a leading `#` and `/`, or for an area with attributes. */
function hrefOf(where: Parameters<MuseumShop['open']>[0]): string {
  if (typeof where === 'string') return `/${where.replace(/^[#/]+/, '')}`;
  const { area, tourLanguage, ...written } = where;
  return (
    HOMES[area]?.({ ...written, ...(tourLanguage && { 'tour-language': tourLanguage }) }) ?? ''
  );
}

export const open: MuseumShop['open'] = async (where) => {
  await startShop();
  const href = hrefOf(where);
  const route = parseRoute(href);
  if (!route) throw error('invalid-argument', `the shop has no ${JSON.stringify(where)}`);
  if (!isOffered(route.name)) throw error('switched-off', `${route.area} is switched off`);
  if (!canShow(href))
    throw error('missing-embed', `no element of this page can show ${route.area}`);
  if (route.lang && route.lang !== language.lang) reloadIn(route.lang, route.href);
  else await navigate(route.href);
};

/** Reloads the page in another language, at this route. */
function reloadIn(lang: typeof language.lang, href: string): void {
  location.assign(addressWith(hideOrderKey(href), lang));
  // a change of the hash alone does not reload the page
  if (navigation.base === undefined) location.reload();
}

export const setLanguage: MuseumShop['setLanguage'] = async (wanted) => {
  await startShop();
  const lang = languageOf(wanted);
  const spoken = config.shop.is === 'ready' ? config.shop.value.config.languages : [];
  if (!lang || !spoken.includes(lang))
    throw error('invalid-argument', `the shop does not offer the language ${wanted}`);
  if (lang === language.lang) return;
  const outlets = Object.values(navigation.outlets);
  const here =
    navigation.outlets[navigation.active ?? ''] ?? outlets.find(({ hostsScreens }) => hostsScreens);
  reloadIn(lang, (here ?? outlets[0])?.href ?? routeTo('checkout'));
};

export const doctor: MuseumShop['doctor'] = async () =>
  (await retryImport(() => import('./doctor.ts'))).examinePage();
