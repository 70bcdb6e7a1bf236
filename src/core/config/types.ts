import type { Lang } from '../i18n/languages.ts';

/** Who runs the shop. */
export type ShopInfo = {
  site_name?: string;
  /** Support address, told to visitors when something fails. */
  email?: string;
  phone?: string;
  street?: string;
  zip?: string;
  city?: string;
  /** The museum's own country, by key or name. */
  country?: string;
  /** Address of a picture. */
  logo?: string;
};

export type LegalPage = 'imprint' | 'terms' | 'data_protection' | 'shipping';
type LegalLinks = Partial<Record<LegalPage, { url: string; title: string }>>;

/** The areas that the museum can name in words of its own, as the wire names them. */
export type NamedArea = 'tickets' | 'guidedTours' | 'merchandise' | 'passes' | 'vouchers';

/** Logos of who supports the museum, under a title of their own in each language. */
type PartnerLogos = {
  name: Partial<Record<Lang, string>>;
  logos: readonly { image?: string; url?: string; alt: string }[];
};

/** What the back end has configured for this shop. */
export type ShopConfig = {
  siteName?: string;
  siteNameTranslations: Partial<Record<Lang, string>>;
  navTranslations: Partial<Record<Lang, Partial<Record<NamedArea, string>>>>;
  languages: readonly Lang[];
  /** What each language calls itself. */
  languagesFull: Partial<Record<Lang, string>>;
  defaultLanguage: Lang;
  hasTickets: boolean;
  hasGuidedTours: boolean;
  hasMerchandise: boolean;
  /** Annual passes. */
  hasMemCard: boolean;
  hasVouchers: boolean;
  hasUserRegistration: boolean;
  hasGuestRegistration: boolean;
  /** Voucher codes can be redeemed in the basket. */
  hasVoucherCode: boolean;
  /** A contract can be withdrawn from here. */
  hasWithdrawal: boolean;
  /** The brand leads out of the shop, to the museum's site. */
  logoLinksToMainSite: boolean;
  museumMainUrl?: string;
  museumPerLanguageUrls: Partial<Record<Lang, string>>;
  customTermsLinks: Partial<Record<Lang, LegalLinks>>;
  /** `EUR` */
  currency: string;
  partnerLogos: readonly PartnerLogos[];
  showHeader: boolean;
  showFooter: boolean;
  showCookieDisclaimer: boolean;
  showBreadcrumbs: boolean;
  showProgressBar: boolean;
  confirmPaymentOnCheckout: boolean;
  /** The museum's time zone, e.g. `Europe/Berlin`. */
  timezone: string;
  /** A slot with fewer places says how many are left; absent: never. */
  showFewLeftBelow?: number;
};

/** What a page of a museum has told the shop, by attributes, by `<meta>` or in the script's address. */
export type PageSettings = {
  api: string;
  shop: string;
  checkoutUrl?: string;
  accountUrl?: string;
  shopUrl?: string;
  partner?: string;
  /** Whose analytics the page wants to tell of sales. */
  analytics?: string;
  /** The visitor has to agree to that first. */
  needsConsent?: boolean;
};
