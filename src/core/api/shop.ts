import * as v from 'valibot';
import type { ShopConfig, ShopInfo } from '../config/types.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, languageOf } from '../i18n/languages.ts';
import { flag, image, listOf, number, text } from './decode.ts';
import { call } from './door.ts';
import type { Result } from './errors.ts';

const DEFAULT_TIMEZONE = 'Europe/Berlin';

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

const infoSchema = v.object({
  site_name: v.string(),
  email: v.string(),
  phone: text,
  street: text,
  zip: text,
  city: text,
  country: text,
  logo: image,
});

const texts = v.fallback(v.record(v.string(), v.string()), {});

const legalLinks = v.fallback(
  v.record(v.string(), v.object({ url: v.string(), title: v.string() })),
  {},
);

const partnerLogo = v.pipe(
  v.object({ image, url: text, alt: text }),
  v.transform(({ alt = '', ...rest }) => ({ alt, ...rest })),
);

const partnerLogos = v.object({ name: texts, logos: listOf(partnerLogo, 'partner logo') });

const configSchema = v.pipe(
  v.object({
    siteName: text,
    siteNameTranslations: texts,
    navTranslations: v.fallback(v.record(v.string(), texts), {}),
    languages: v.fallback(v.array(v.string()), []),
    languagesFull: texts,
    defaultLanguage: text,
    hasTickets: flag,
    hasGuidedTours: flag,
    hasMerchandise: flag,
    hasMemCard: flag,
    hasVouchers: flag,
    hasUserRegistration: flag,
    hasGuestRegistration: flag,
    hasVoucherCode: flag,
    hasWithdrawal: flag,
    logoLinksToMainSite: flag,
    museumMainUrl: text,
    museumPerLanguageUrls: texts,
    customTermsLinks: v.fallback(v.record(v.string(), legalLinks), {}),
    currencySymbol: text,
    partnerLogos: listOf(partnerLogos, 'partner logos'),
    showHeader: flag,
    showFooter: flag,
    showCookieDisclaimer: flag,
    showBreadcrumbs: flag,
    showProgressBar: flag,
    confirmPaymentOnCheckout: flag,
    timezone: text,
    showFewLeftBelow: v.nullish(number),
  }),
  v.transform(({ currencySymbol, timezone, showFewLeftBelow, ...rest }): ShopConfig => {
    const languages = LANGUAGES.filter((lang) => rest.languages.includes(lang));
    return {
      ...rest,
      languages: languages.length > 0 ? languages : [DEFAULT_LANGUAGE],
      defaultLanguage: languageOf(rest.defaultLanguage) ?? DEFAULT_LANGUAGE,
      currency: !currencySymbol || currencySymbol === '€' ? 'EUR' : currencySymbol,
      timezone: timezone && isTimeZone(timezone) ? timezone : DEFAULT_TIMEZONE,
      ...(showFewLeftBelow != null && { showFewLeftBelow }),
    };
  }),
);

/** `GET shopinfo`: who runs the shop. */
export const fetchShopInfo = (shop: string): Promise<Result<ShopInfo>> =>
  call({ endpoint: 'shopinfo', query: { shop }, schema: infoSchema });

/** `GET shopinfo/config`: what the shop sells and how. */
export const fetchShopConfig = (shop: string): Promise<Result<ShopConfig>> =>
  call({ endpoint: 'shopinfo/config', query: { shop }, schema: configSchema });
