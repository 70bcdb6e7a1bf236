import * as v from 'valibot';
import type { ShopConfig, ShopInfo } from './wire/shop.ts';
import { DEFAULT_LANGUAGE, type Lang, LANGUAGES, languageOf } from '../i18n/languages.ts';
import { optionals } from './decode.ts';
import { listOf, namesOf, optionalMapOf } from './lists.ts';
import { flag, flagOr, image, number, requiredText, text } from './primitives.ts';
import { endpoint } from './endpoint.ts';

const DEFAULT_TIMEZONE = 'Europe/Berlin';

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

const info: v.GenericSchema<unknown, ShopInfo> = v.object(
  optionals('shopinfo', {
    site_name: text,
    email: text,
    phone: text,
    street: text,
    zip: text,
    city: text,
    country: text,
    logo: image,
  }),
);

/** Every field is optional, so an answer that is not an object counts as an empty one. */
const infoSchema = v.fallback(info, () => v.parse(info, {}));

const lang = v.pipe(
  v.string(),
  v.transform((tag) => String(languageOf(tag))),
  v.picklist(LANGUAGES),
);

/** Builds a schema for a map by language. Languages that the shop does not support are ignored without a report. */
const byLanguage = <T>(value: v.GenericSchema<unknown, T>, name: string) =>
  v.pipe(
    v.unknown(),
    v.transform((map) =>
      typeof map === 'object' && map !== null
        ? Object.fromEntries(Object.entries(map).filter(([key]) => languageOf(key)))
        : map,
    ),
    optionalMapOf(lang, value, name),
  );

const texts = (name: string) => byLanguage(requiredText, name);

const legalLink = v.pipe(
  v.object({ url: requiredText, title: text }),
  v.transform(({ url, title = '' }) => ({ url, title })),
);

const partnerLogo = v.pipe(
  v.object(optionals('partner logo', { image, url: text, alt: text })),
  v.transform(({ alt = '', ...rest }) => ({ alt, ...rest })),
);

const partnerLogos = v.object({
  ...optionals('partnerLogos', { name: texts('name of partner logos') }),
  logos: listOf(partnerLogo, 'partner logo'),
});

const languages = v.pipe(
  namesOf(languageOf),
  v.transform((named) => LANGUAGES.filter((each) => named.includes(each))),
  v.transform((known): Lang[] => (known.length > 0 ? known : [DEFAULT_LANGUAGE])),
);

/** Currencies with two decimals. Any other makes the configuration invalid, because its prices cannot be shown. */
const CURRENCIES = ['EUR', 'CHF', 'GBP', 'SEK', 'DKK', 'NOK', 'PLN', 'CZK', 'USD'] as const;

const currency = v.pipe(
  v.nullish(v.string(), 'EUR'),
  v.transform((code) => (['', '€'].includes(code.trim()) ? 'EUR' : code.trim().toUpperCase())),
  v.picklist(CURRENCIES),
);

const timezone = v.nullish(v.pipe(v.string(), v.check(isTimeZone)), DEFAULT_TIMEZONE);

const configSchema = v.pipe(
  v.object({
    currencySymbol: currency,
    ...optionals('shopinfo/config', {
      siteName: text,
      siteNameTranslations: texts('siteNameTranslations'),
      navTranslations: byLanguage(
        optionalMapOf(v.string(), requiredText, 'navTranslations'),
        'navTranslations',
      ),
      languages,
      languagesFull: texts('languagesFull'),
      defaultLanguage: text,
      hasTickets: flagOr(true),
      hasGuidedTours: flag,
      hasMerchandise: flag,
      hasMemCard: flag,
      hasVouchers: flag,
      hasUserRegistration: flag,
      hasGuestRegistration: flagOr(true),
      hasVoucherCode: flag,
      hasWithdrawal: flag,
      logoLinksToMainSite: flag,
      museumMainUrl: text,
      museumPerLanguageUrls: texts('museumPerLanguageUrls'),
      customTermsLinks: byLanguage(
        optionalMapOf(v.string(), legalLink, 'customTermsLinks'),
        'customTermsLinks',
      ),
      partnerLogos: listOf(partnerLogos, 'partner logos'),
      showHeader: flagOr(true),
      showFooter: flagOr(true),
      showCookieDisclaimer: flag,
      showBreadcrumbs: flagOr(true),
      showProgressBar: flagOr(true),
      confirmPaymentOnCheckout: flag,
      timezone,
      showFewLeftBelow: v.nullish(number),
    }),
  }),
  v.transform(({ currencySymbol, showFewLeftBelow, ...rest }): ShopConfig => ({
    ...rest,
    defaultLanguage: languageOf(rest.defaultLanguage) ?? DEFAULT_LANGUAGE,
    currency: currencySymbol,
    ...(showFewLeftBelow != null && { showFewLeftBelow }),
  })),
);

/** Name, address, and contact details of the shop. */
export const shopInfo = endpoint({
  path: 'shopinfo',
  params: (shop: string) => ({ shop }),
  schema: infoSchema,
});

/** The shop's configuration. */
export const shopConfig = endpoint({
  path: 'shopinfo/config',
  params: (shop: string) => ({ shop }),
  schema: configSchema,
});
