import { type ClientOptions, createClient } from '../../src/core/api/client.ts';
import { setClient } from '../../src/core/api/transport.ts';
import { setClock } from '../../src/core/calendar/clock.ts';
import { config } from '../../src/core/config/store.ts';
import type { ShopConfig } from '../../src/core/config/types.ts';
import { setMuseumCurrency } from '../../src/core/money/currency.ts';
import { language } from '../../src/core/page/language.ts';
import { session } from '../../src/core/session/store.ts';
import { openStorage } from '../../src/core/web/storage.ts';
import { inThisTestAlone } from './resetAll.ts';
import { noteDeviation } from './read.ts';
import { type Answers, openServer } from './server.ts';

export const SHOP_CONFIG: ShopConfig = {
  siteNameTranslations: {},
  navTranslations: {},
  languages: ['de', 'en'],
  languagesFull: { de: 'Deutsch', en: 'English' },
  defaultLanguage: 'de',
  hasTickets: true,
  hasGuidedTours: true,
  hasMerchandise: true,
  hasMemCard: true,
  hasVouchers: true,
  hasUserRegistration: true,
  hasGuestRegistration: true,
  hasVoucherCode: true,
  hasWithdrawal: true,
  logoLinksToMainSite: false,
  museumPerLanguageUrls: {},
  customTermsLinks: {},
  currencySymbol: 'EUR',
  partnerLogos: [],
  showHeader: true,
  showFooter: true,
  showCookieDisclaimer: false,
  showBreadcrumbs: true,
  showProgressBar: true,
  confirmPaymentOnCheckout: true,
  takesCampaign: false,
  timezone: 'Europe/Berlin',
};

/** Sets the clock to a time in UTC. */
export const clockAt = (utc: string): void => setClock(() => Date.parse(utc));

/** Opens a started shop whose back end is a new test server with these answers, and returns that server. */
export async function openShop(
  answers: Answers = {},
  { client = {}, shop = {} }: { client?: Partial<ClientOptions>; shop?: Partial<ShopConfig> } = {},
) {
  const server = await openServer(answers);
  openStorage(server.api, '1');
  const opened = createClient({
    api: server.api,
    language: () => language.lang,
    token: () => session.token,
    backoffMs: 1,
    // practically no time-out: a test may hold a response as long as it needs
    timeoutMs: 3_600_000,
    onDeviation: ({ message }) => noteDeviation(message),
    ...client,
  });
  setClient(inThisTestAlone(opened));
  config.page = { api: server.api, shop: '1' };
  config.shop = {
    is: 'ready',
    value: {
      info: { site_name: 'Museum', email: 'help@museum.example', country: 'DE' },
      config: { ...SHOP_CONFIG, ...shop },
    },
  };
  setMuseumCurrency(config.shop.value.config.currencySymbol);
  session.key = 'Abcdefgh1234';
  return server;
}
