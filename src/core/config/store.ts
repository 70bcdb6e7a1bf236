import { proxy } from 'valtio/vanilla';
import { webAddress } from '../address.ts';
import { language } from '../i18n/language.ts';
import { shared } from '../shared.ts';
import { idle, type Wait } from '../wait.ts';
import type { LegalPage, PageSettings, ShopConfig, ShopInfo } from './types.ts';

export type ConfigState = {
  /** Set by the first element of the page. */
  page?: PageSettings;
  shop: Wait<{ info: ShopInfo; config: ShopConfig }>;
  /** What the museum has switched on, from the moment at which that is known. */
  features?: ShopConfig;
};

export const config = shared('config', () => proxy<ConfigState>({ shop: idle }));

/** Who runs the shop. */
export function shopInfo(): ShopInfo {
  if (config.shop.is !== 'ready') throw new Error('the configuration is not there yet');
  return config.shop.value.info;
}

/** The shop's configuration. Screens run only once it is there. */
export function shopConfig(): ShopConfig {
  if (config.shop.is !== 'ready') throw new Error('the configuration is not there yet');
  return config.shop.value.config;
}

/** The museum's own name, in the language of the shop (its default: specification, section 9). */
export function siteName(): string {
  const { siteName: name, siteNameTranslations } = shopConfig();
  return siteNameTranslations[language.lang] || name || shopInfo().site_name || 'Online Shop';
}

/** The museum's own page of this kind in the language of the shop, where it has named one that can be followed. */
export function ownLegalPage(page: LegalPage): { address: string; title: string } | undefined {
  const { url, title = '' } = shopConfig().customTermsLinks[language.lang]?.[page] ?? {};
  const address = webAddress(url);
  return address ? { address, title } : undefined;
}

/** The museum's time zone; before the configuration is there, that of the visitor's computer. */
export const timezone = (): string =>
  config.shop.is === 'ready'
    ? config.shop.value.config.timezone
    : Intl.DateTimeFormat().resolvedOptions().timeZone;
