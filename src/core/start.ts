import { account } from './account/store.ts';
import { announce } from './announcements.ts';
import { onFault } from './api/decode.ts';
import { openClient } from './api/door.ts';
import { type Failure, hasStatus } from './api/errors.ts';
import { fetchShopConfig, fetchShopInfo } from './api/shop.ts';
import { now } from './calendar/clock.ts';
import { keepCart } from './cart/keep.ts';
import { config } from './config/store.ts';
import type { PageSettings, ShopConfig } from './config/types.ts';
import { activateLanguage } from './i18n/catalogs.ts';
import { chooseLanguage, language } from './i18n/language.ts';
import { type Lang, LANGUAGES, languageOf } from './i18n/languages.ts';
import { detour } from './navigation/actions.ts';
import { forgetArrival, heldArrival } from './navigation/arrival.ts';
import { navigation } from './navigation/store.ts';
import { showNotice } from './notices/actions.ts';
import { parseRoute, routeTo } from './routes/routes.ts';
import { restoreSession } from './session/actions.ts';
import { session } from './session/store.ts';
import { shared } from './shared.ts';
import { openStorage, readStored, writeStored } from './storage/storage.ts';
import { loading } from './wait.ts';

const SERVER_ERROR_NOTICE_MS = 15_000;
const RELOAD_AGAIN_AFTER_MS = 600_000;

/** What an earlier page may have left for the checkout to take up. */
const LEFT_BEHIND = [
  'token',
  'payment',
  'order-payment',
  'order',
  'cart',
  'choices',
  'tour-bookings',
] as const;

const started = shared('start', () => ({
  running: undefined as Promise<void> | undefined,
  ofPage: undefined as Lang | undefined,
}));

/** What the page tells the shop when it begins. */
export type Beginning = PageSettings & {
  /** The language that the route in the address names. */
  addressed?: Lang | undefined;
  /** What the element and its surroundings say of their language, in the order of their weight. */
  languages: readonly (string | null | undefined)[];
  /** The language of the page. */
  ofPage?: string | undefined;
};

/**
 * 401, 403: the login has ended. To the login, or to the guest's details where the shop has no registration; unless the
 * visitor is there already.
 */
async function askToSignIn(): Promise<void> {
  const { endLogin } = await import('./resume.ts');
  endLogin();
  showNotice({ is: 'signedOut' });
  const hasLogin = config.shop.is === 'ready' && config.shop.value.config.hasUserRegistration;
  const target = hasLogin ? 'login' : 'guestRegister';
  const here = navigation.places[navigation.active ?? '']?.href ?? '';
  if (parseRoute(here)?.name === target) return;
  detour(routeTo(target, {}, { fromUnauthorized: 'true' }), here);
}

/** 503: one reload may help; not over unsent text, and not again and again. */
function reloadOnce(): void {
  const last = Number(readStored('reloaded') ?? 0);
  const mayReload = !account.hasUnsentText && now() - last >= RELOAD_AGAIN_AFTER_MS;
  // where the next page could not know of this reload, it would reload again, and so on
  if (mayReload && writeStored('reloaded', now())) location.reload();
  else showNotice({ is: 'serverBusy' });
}

/** The rules that hold for all calls (specification, section 8). */
function followFailure(failure: Failure, endpoint: string): void {
  announce('museum-error', { code: failure.is, message: failure.log });
  if (hasStatus(failure, 401) || hasStatus(failure, 403)) {
    if (endpoint !== 'auth/login') void askToSignIn();
  } else if (hasStatus(failure, 500) && config.shop.is === 'ready') {
    const { email } = config.shop.value.info;
    showNotice({ is: 'serverError', email }, SERVER_ERROR_NOTICE_MS);
  } else if (hasStatus(failure, 503)) reloadOnce();
}

type Wishes = Pick<Beginning, 'addressed' | 'languages' | 'ofPage'>;

/** The address may name another language than the page's own. */
function decideLanguage({ addressed, languages, ofPage }: Wishes, shop?: ShopConfig): void {
  const wishes = [...languages, ofPage, String(readStored('language') ?? '')];
  const spoken = shop?.languages ?? LANGUAGES;
  language.own = chooseLanguage(wishes, spoken, shop?.defaultLanguage);
  language.lang = chooseLanguage([addressed], spoken, language.own);
  if (language.lang !== language.own) writeStored('language', language.lang);
}

async function begin({ addressed, languages, ofPage, ...page }: Beginning): Promise<void> {
  const wishes = { addressed, languages, ofPage };
  started.ofPage = languageOf(ofPage);
  config.page = page;
  config.shop = loading;
  openStorage(page.api, page.shop);
  decideLanguage(wishes);
  openClient({
    api: page.api,
    language: () => language.lang,
    token: () => session.token,
    onFailure: followFailure,
  });
  onFault((message) => announce('museum-error', { code: 'incomplete-data', message }));
  const arrival = heldArrival();
  const [info, shop] = await Promise.all([fetchShopInfo(page.shop), fetchShopConfig(page.shop)]);
  if (!info.ok || !shop.ok) {
    const failure = [info, shop].flatMap((result) => (result.ok ? [] : [result.failure]))[0]!;
    config.shop = { is: 'failed', failure };
    return;
  }
  decideLanguage(wishes, shop.value);
  restoreSession({
    isReturn: arrival !== undefined,
    referrer: document.referrer,
    ...(page.partner && { partner: page.partner }),
  });
  const isResumed = arrival || LEFT_BEHIND.some((key) => readStored(key) !== undefined);
  const resume = isResumed ? (await import('./resume.ts')).resume : undefined;
  config.shop = { is: 'ready', value: { info: info.value, config: shop.value } };
  resume?.(arrival);
  keepCart();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void import('./resume.ts').then(({ followLogin }) => followLogin());
  });
  forgetArrival();
  announce('museum-language', { lang: language.lang });
}

/**
 * Starts the shop, once a page, whoever asks: configuration, then session, customer, basket and a payment under way.
 * Resolves when screens can be shown or when it has failed: `config.shop` tells. Each copy of the bundle loads its own
 * messages.
 */
export async function start(beginning: Beginning): Promise<void> {
  const { addressed, languages, ofPage } = beginning;
  const guess = chooseLanguage([addressed, ...languages, ofPage], LANGUAGES);
  const messages = activateLanguage(guess); // on the same trip as the configuration
  started.running ??= begin(beginning);
  await Promise.all([started.running, messages]);
  if (language.lang !== guess) await activateLanguage(language.lang);
  const page = languageOf(ofPage);
  // another page was swapped in, without the browser having loaded it
  if (page && page !== started.ofPage) {
    (await import('./resume.ts')).followPage(chooseLanguage([...languages, page], LANGUAGES));
  }
}
