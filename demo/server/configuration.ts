import type { Lang } from '../museum/catalogue/types.ts';
import type { ShopConfig, TextOrLocalizedText } from '../../src/core/api/contract.ts';
import type { Catalogue } from './catalogue.ts';
import { LANGUAGES, LANGUAGE_NAMES } from './languages.ts';
import { picture } from './pictures.ts';
import { hasOptionalParts } from './settings.ts';
import type { Settings } from './settings.ts';
import type { Shop } from './shop.ts';

/** Areas that a shop can sell. Each has its own flag. */
export type SalesArea =
  'hasTickets' | 'hasGuidedTours' | 'hasMerchandise' | 'hasMemCard' | 'hasVouchers';

/** Returns a shop's configuration. Everything is on unless the catalogue or the settings turn it off. Pictures are file names. */
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
  takesCampaign: true,
  ...configuration,
  ...settings.configuration,
});

/** Returns the catalogue without the areas that are off. */
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

/** Completes addresses that are relative to this server, because the shop may be in pages of other sites. */
const absolute = ({ publicAddress }: Shop, address: TextOrLocalizedText): TextOrLocalizedText => {
  const complete = (text: string): string => new URL(text, publicAddress).href;
  return typeof address === 'string'
    ? complete(address)
    : Object.fromEntries(Object.entries(address).map(([lang, text]) => [lang, complete(text)]));
};

/** Returns the optional values of revision 2 of the contract. */
const optionalValues = (shop: Shop): Partial<ShopConfig> => {
  const { cancellationUrl, withdrawalInstructionUrl, guaranteeNotice, takesCampaign } =
    shop.configuration;
  return {
    ...(takesCampaign !== undefined && { takesCampaign }),
    ...(cancellationUrl && { cancellationUrl: absolute(shop, cancellationUrl) }),
    ...(withdrawalInstructionUrl && {
      withdrawalInstructionUrl: absolute(shop, withdrawalInstructionUrl),
    }),
    ...(guaranteeNotice && { guaranteeNotice }),
    allowedOrigins: shop.allowedOrigins,
  };
};

/** Returns the answer of `shopinfo/config`. */
export const wireConfiguration = (shop: Shop): ShopConfig => {
  const {
    partnerLogos,
    cancellationUrl: _cancellationUrl,
    withdrawalInstructionUrl: _withdrawalInstructionUrl,
    guaranteeNotice: _guaranteeNotice,
    allowedOrigins: _allowedOrigins,
    takesCampaign: _takesCampaign,
    ...rest
  } = shop.configuration;
  return {
    ...rest,
    ...(hasOptionalParts(shop) && optionalValues(shop)),
    ...(partnerLogos && {
      partnerLogos: partnerLogos.map(({ logos, ...group }) => ({
        ...group,
        logos: logos.map((logo) => ({ ...logo, image: picture(shop, logo.image) })),
      })),
    }),
  };
};
