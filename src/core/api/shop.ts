import * as v from 'valibot';
import type { ShopConfig, ShopInfo } from './wire/shop.ts';
import { currentMoment } from '../calendar/clock.ts';
import { DEFAULT_LANGUAGE, type Lang, LANGUAGES, languageOf } from '../i18n/languages.ts';
import { byLanguage, textOrTexts, textsByLanguage } from './byLanguage.ts';
import { optionals } from './decode.ts';
import { listOf, namesOf, optionalMapOf } from './lists.ts';
import {
  flag,
  flagOr,
  image,
  label,
  number,
  optionalLabel,
  requiredText,
  text,
} from './primitives.ts';
import { endpoint } from './endpoint.ts';

const DEFAULT_TIMEZONE = 'Europe/Berlin';

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(currentMoment(name));
  } catch {
    return false;
  }
};

const info: v.GenericSchema<unknown, ShopInfo> = v.object(
  optionals('shopinfo', {
    site_name: optionalLabel,
    email: text,
    phone: text,
    street: optionalLabel,
    zip: text,
    city: optionalLabel,
    country: optionalLabel,
    logo: image,
  }),
);

/** Every field is optional, so an answer that is not an object counts as an empty one. */
const infoSchema = v.fallback(info, () => v.parse(info, {}));

const legalLink = v.pipe(
  v.object({ url: requiredText, ...optionals('customTermsLinks', { title: optionalLabel }) }),
  v.transform(({ url, title = '' }) => ({ url, title })),
);

const partnerLogo = v.pipe(
  v.object(optionals('partner logo', { image, url: text, alt: optionalLabel })),
  v.transform(({ alt = '', ...rest }) => ({ alt, ...rest })),
);

const partnerLogos = v.object(
  optionals('partnerLogos', {
    name: textsByLanguage('name of partner logos'),
    logos: listOf(partnerLogo, 'partner logo'),
  }),
);

const languages = v.pipe(
  namesOf(languageOf),
  v.transform((named) => LANGUAGES.filter((each) => named.includes(each))),
  v.transform((known): Lang[] => (known.length > 0 ? known : [DEFAULT_LANGUAGE])),
);

/** Currency as it came; one that is no text is kept for the message to the editor. */
const currencySymbol = v.pipe(
  v.nullish(v.unknown(), ''),
  v.transform((symbol) => (typeof symbol === 'string' ? symbol : JSON.stringify(symbol))),
);

const timezone = v.nullish(v.pipe(v.string(), v.check(isTimeZone)), DEFAULT_TIMEZONE);

const configSchema = v.pipe(
  v.object({
    currencySymbol,
    ...optionals('shopinfo/config', {
      siteName: optionalLabel,
      siteNameTranslations: textsByLanguage('siteNameTranslations'),
      navTranslations: byLanguage(
        optionalMapOf(v.string(), label, 'navTranslations'),
        'navTranslations',
      ),
      languages,
      languagesFull: textsByLanguage('languagesFull'),
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
      museumPerLanguageUrls: textsByLanguage('museumPerLanguageUrls'),
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
      cancellationUrl: textOrTexts('cancellationUrl'),
      withdrawalInstructionUrl: textOrTexts('withdrawalInstructionUrl'),
      guaranteeNotice: textOrTexts('guaranteeNotice'),
      allowedOrigins: listOf(requiredText, 'allowedOrigins'),
      takesCampaign: flag,
      showFewLeftBelow: v.nullish(number),
    }),
  }),
  v.transform(({ currencySymbol, showFewLeftBelow, ...rest }): ShopConfig => ({
    ...rest,
    defaultLanguage: languageOf(rest.defaultLanguage) ?? DEFAULT_LANGUAGE,
    currencySymbol,
    ...(showFewLeftBelow != null && { showFewLeftBelow }),
  })),
);

/** Name, address, and contact details of the shop. */
export const shopInfo = endpoint({
  path: 'shopinfo',
  params: (shop: string) => ({ shop }),
  schema: infoSchema,
  whenMissing: () => ({}),
});

/** The shop's configuration. */
export const shopConfig = endpoint({
  path: 'shopinfo/config',
  params: (shop: string) => ({ shop }),
  schema: configSchema,
});
