import { proxy } from 'valtio/vanilla';
import { webAddress } from '../web/addresses.ts';
import { language } from '../page/language.ts';
import { shared } from '../page/shared.ts';
import { idle, type AsyncState } from '../async/asyncState.ts';
import type { LegalPage, PageSettings, ShopConfig, ShopInfo } from './types.ts';

/**
 * Why the shop must not sell: its prices cannot be shown or would be wrong (`value` is what the back end sent), or the back
 * end refuses payments from this page (`value` is its origin).
 */
export type Stop = { is: 'unknown-currency' | 'wrong-unit' | 'origin-refused'; value: string };

export type ConfigState = {
  /** Set by the first embed of the page. */
  page?: PageSettings;
  shop: AsyncState<{ info: ShopInfo; config: ShopConfig }>;
  /** Number of attempts to start the shop after the first one. */
  retries: number;
  /** Whether a later attempt is under way; until it ends, `shop` keeps the error. */
  isRetrying: boolean;
  /** The configuration from the moment it has loaded, which is before `shop` is ready. */
  features?: ShopConfig;
  /** Set if the shop has stopped selling. */
  stopped?: Stop;
};

export const config = shared('config', () =>
  proxy<ConfigState>({ shop: idle, retries: 0, isRetrying: false }),
);

/** Returns the shop's contact details. Throws an Error before the configuration has loaded. */
export function shopInfo(): ShopInfo {
  if (config.shop.is !== 'ready') throw new Error('the configuration is not there yet');
  return config.shop.value.info;
}

/** Returns the shop's configuration. Throws an Error before it has loaded; screens are shown only afterwards. */
export function shopConfig(): ShopConfig {
  if (config.shop.is !== 'ready') throw new Error('the configuration is not there yet');
  return config.shop.value.config;
}

/** Returns the museum's name in the current language (default: specification, section 9). */
export function siteName(): string {
  const { siteName: name, siteNameTranslations } = shopConfig();
  return siteNameTranslations[language.lang] || name || shopInfo().site_name || 'Online Shop';
}

/** Returns the museum's own legal page in the current language, if it has a valid http(s) address. */
export function ownLegalPage(page: LegalPage): { address: string; title: string } | undefined {
  const { url, title = '' } = shopConfig().customTermsLinks[language.lang]?.[page] ?? {};
  const address = webAddress(url);
  return address ? { address, title } : undefined;
}

/** Returns the museum's time zone, or the visitor's until the configuration has loaded. */
export const timezone = (): string =>
  config.shop.is === 'ready'
    ? config.shop.value.config.timezone
    : Intl.DateTimeFormat().resolvedOptions().timeZone;
