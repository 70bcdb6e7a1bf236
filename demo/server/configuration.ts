import type { Lang } from '../museum/catalogue/types.ts';
import type { ShopConfig } from '../../src/core/api/contract.ts';
import type { Catalogue } from './catalogue.ts';
import { LANGUAGES, LANGUAGE_NAMES } from './languages.ts';
import { picture } from './pictures.ts';
import type { Settings } from './settings.ts';
import type { Shop } from './shop.ts';

/** Which areas a shop sells; each has a flag of its own. */
export type SalesArea =
  'hasTickets' | 'hasGuidedTours' | 'hasMerchandise' | 'hasMemCard' | 'hasVouchers';

/** The configuration of a shop: everything is on unless catalogue or settings say otherwise. Pictures are file names. */
export const configurationOf = (
  { shop, configuration }: Catalogue,
  settings: Settings,
): ShopConfig => ({
  siteName: shop.siteName.de,
  siteNameTranslations: shop.siteName,
  languages: LANGUAGES,
  defaultLanguage: 'de',
  languagesFull: LANGUAGE_NAMES,
  hasTickets: true,
  hasGuidedTours: true,
  hasMerchandise: true,
  hasVouchers: true,
  hasMemCard: true,
  hasUserRegistration: settings.hasUserRegistration,
  hasGuestRegistration: settings.hasGuestRegistration,
  hasVoucherCode: true,
  logoLinksToMainSite: false,
  customTermsLinks: false,
  currencySymbol: 'EUR',
  showHeader: true,
  showFooter: true,
  showCookieDisclaimer: false,
  showBreadcrumbs: true,
  showProgressBar: true,
  confirmPaymentOnCheckout: settings.confirmPaymentOnCheckout,
  timezone: settings.timezone,
  hasWithdrawal: settings.hasWithdrawal,
  showFewLeftBelow: settings.showFewLeftBelow,
  ...configuration,
  ...settings.configuration,
});

/** What a shop sells: of an area that is off there is nothing. */
export const offered = (catalogue: Catalogue, configuration: ShopConfig): Catalogue => ({
  ...catalogue,
  ...(!configuration.hasTickets && { events: [] }),
  ...(!configuration.hasGuidedTours && { tours: [] }),
  ...(!configuration.hasMerchandise && { articles: [] }),
  ...(!configuration.hasMemCard && { passes: [] }),
  ...(!configuration.hasVouchers && { vouchers: [] }),
});

/** Whether the shop answers in a language. */
export const speaks = ({ languages = ['de'] }: ShopConfig, lang: Lang): boolean =>
  languages.includes(lang);

/** The answer of `shopinfo/config`. */
export const wireConfiguration = (shop: Shop): ShopConfig => {
  const { partnerLogos, ...rest } = shop.configuration;
  return {
    ...rest,
    ...(partnerLogos && {
      partnerLogos: partnerLogos.map(({ logos, ...group }) => ({
        ...group,
        logos: logos.map((logo) => ({ ...logo, image: picture(shop, logo.image) })),
      })),
    }),
  };
};
