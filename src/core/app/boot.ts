import { announce } from '../page/events.ts';
import { createClient } from '../api/client.ts';
import { fetchOrTake } from '../api/early.ts';
import { shopConfig, shopInfo } from '../api/shop.ts';
import { send, setClient } from '../api/transport.ts';
import { correctClock, setMuseumTimeZone } from '../calendar/clock.ts';
import { persistCart } from '../cart/persist.ts';
import { isOffered } from '../config/features.ts';
import {
  beginRetry,
  beginShop,
  failShop,
  setFeatures,
  setShop,
  stopSelling,
} from '../config/actions.ts';
import type { PageSettings, ShopConfig } from '../config/types.ts';
import { restoreCookies } from '../content/actions.ts';
import { setMuseumCurrency } from '../money/currency.ts';
import { applyErrorPolicy } from './errorPolicy.ts';
import { activateLanguage } from './catalogs.ts';
import { handOver } from './handOver.ts';
import { loadRestore } from './loadRestore.ts';
import { language, setLanguage } from '../page/language.ts';
import { chooseLanguage, type Lang, languageOf, LANGUAGES, regionOf } from '../i18n/languages.ts';
import { normalizeAddress } from '../navigation/address.ts';
import {
  clearPaymentReturn,
  stashedPaymentReturn,
  takeStashedResetKey,
} from '../navigation/paymentReturn.ts';
import { writeEntry } from '../navigation/history.ts';
import { navigation } from '../navigation/store.ts';
import { preview } from '../page/preview.ts';
import { publishLanguage } from '../page/snapshot.ts';
import { NO_KEY } from '../routes/noKey.ts';
import { restoreSession } from '../session/actions.ts';
import { session } from '../session/store.ts';
import { shared } from '../page/shared.ts';
import { openStorage, readStored, writeStored } from '../web/storage.ts';
import { countTraffic } from '../async/traffic.ts';
import { retryImport } from '../async/retryImport.ts';

/** Keys whose stored values `restore.ts` restores. */
const RESTORED = [
  'token',
  'payment',
  'order-payment',
  'order',
  'cart',
  'choices',
  'tour-bookings',
] as const;

const bootState = shared('start', () => ({ running: undefined, pageLanguage: undefined }));

/** Settings of the host page at start. */
export type StartOptions = PageSettings & {
  /** Language of the route in the address. */
  addressed?: Lang | undefined;
  /** Languages of the element and its surroundings, by priority. */
  languages: readonly (string | null | undefined)[];
  /** Language of the host page's document. */
  pageLanguage?: string | undefined;
};

type Wishes = Pick<StartOptions, 'addressed' | 'languages' | 'pageLanguage'>;

/** Sets the page's own language, and that of the route. In a whole shop the visitor's last choice wins over the document. */
function decideLanguage({ addressed, languages, pageLanguage }: Wishes, shop?: ShopConfig): void {
  const [stored, isWhole] = [String(readStored('language') ?? ''), navigation.base !== undefined];
  const wishes = [...languages, ...(isWhole ? [stored, pageLanguage] : [pageLanguage, stored])];
  const spoken = shop?.languages ?? LANGUAGES;
  const own = chooseLanguage(wishes, spoken, shop?.defaultLanguage);
  const lang = chooseLanguage([addressed], spoken, own);
  setLanguage(lang, own, regionOf(lang, [...languages, pageLanguage]));
  if (lang !== own || isWhole) writeStored('language', lang);
}

/**
 * Starts analytics before anything can be sold, including the order of a payment return, and remembers the campaign that
 * led to this page or to an earlier one of the tab.
 */
async function measureVisit({ analytics, needsConsent = false }: PageSettings): Promise<void> {
  const { search } = location; // as it is now, because the shop's own routes may replace it
  if (!analytics && !search.includes('utm_') && !readStored('campaign')) return;
  // a shop that measures nothing still sells
  const reporting = await retryImport(() => import('../reporting/report.ts')).catch(
    () => undefined,
  );
  reporting?.measureVisit(analytics, needsConsent, search);
}

/**
 * Stores the password reset key taken from the address. In a shop without accounts the link belongs to the host page,
 * so the key is put back.
 */
function keepResetKey(): void {
  const key = takeStashedResetKey();
  if (!key) return;
  if (isOffered('recoverAccount')) writeStored('reset-key', key);
  else
    writeEntry(
      history.state,
      location.href.replace(`/recover/${NO_KEY}`, `/recover/${encodeURIComponent(key)}`),
    );
}

/** Brings a page from the browser's cache up to date. Without a connection it stays as it is. */
async function refreshPage(): Promise<void> {
  const restored = await loadRestore();
  restored?.refresh();
}

async function boot({ addressed, languages, pageLanguage, ...page }: StartOptions): Promise<void> {
  const wishes = { addressed, languages, pageLanguage };
  bootState.pageLanguage = languageOf(pageLanguage);
  beginShop(page);
  openStorage(page.api, page.shop);
  void handOver();
  decideLanguage(wishes);
  setClient(
    createClient({
      api: page.api,
      language: () => language.lang,
      token: () => session.token,
      isReadOnly: () => preview.isOn,
      fetch: fetchOrTake,
      onError: applyErrorPolicy,
      onDeviation: ({ field, message }, call) =>
        announce('museum-error', { code: 'incomplete-data', message, call, field }),
      onWrongUnit: (amount) => stopSelling({ is: 'wrong-unit', value: String(amount) }),
      onTraffic: countTraffic,
      onDate: correctClock,
    }),
  );
  const paymentReturn = stashedPaymentReturn();
  const asked = send(shopConfig, page.shop);
  void asked.then((answer) => {
    if (!answer.ok) return;
    setFeatures(answer.value);
    setMuseumTimeZone(answer.value.timezone);
    const { currencySymbol: value } = answer.value;
    if (!setMuseumCurrency(value)) stopSelling({ is: 'unknown-currency', value });
    decideLanguage(wishes, answer.value);
  });
  const measured = measureVisit(page);
  const [info, shop] = await Promise.all([
    send(shopInfo, page.shop),
    asked,
    // a campaign is not needed before the order
    page.analytics && measured,
  ]);
  if (!info.ok || !shop.ok) return failShop([info, shop]);
  restoreSession({
    isReturn: paymentReturn !== undefined,
    referrer: document.referrer,
    ...(page.partner && { partner: page.partner }),
  });
  restoreCookies();
  const isResumed = paymentReturn || RESTORED.some((key) => readStored(key) !== undefined);
  const resume = isResumed ? (await retryImport(() => import('./restore.ts'))).resume : undefined;
  setShop({ info: info.value, config: shop.value });
  keepResetKey();
  normalizeAddress();
  resume?.(paymentReturn);
  persistCart();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refreshPage();
  });
  clearPaymentReturn();
  publishLanguage(language.lang);
  announce('museum-language', { lang: language.lang });
}

/** Lets all embeds of the page start the shop again after it could not be reached. */
export function retryStart(): void {
  if (beginRetry()) bootState.running = undefined;
}

/**
 * Starts the shop, once per page. Resolves when screens can be shown or the start has failed; see `config.shop`. Each
 * copy of the bundle loads its own messages.
 */
export async function start(startOptions: StartOptions): Promise<void> {
  const { languages, pageLanguage } = startOptions;
  bootState.running ??= boot(startOptions);
  const guess = language.lang; // until the configuration is there; that of the page if it is
  await Promise.all([bootState.running, activateLanguage(guess)]);
  if (language.lang !== guess) await activateLanguage(language.lang);
  const page = languageOf(pageLanguage);
  // the host page was replaced without a page load
  if (page && page !== bootState.pageLanguage) {
    // a shop that cannot follow stays in its language
    const restored = await loadRestore();
    restored?.syncPageLanguage(chooseLanguage([...languages, page], LANGUAGES));
  }
}
