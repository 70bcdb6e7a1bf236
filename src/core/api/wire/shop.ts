import type { Lang } from '../../i18n/languages.ts';
import type { SalesArea } from '../../routes/routes.ts';

/** Name and contact details of the shop. */
export type ShopInfo = {
  site_name?: string;
  /** Support address, shown to visitors in error messages. */
  email?: string;
  phone?: string;
  street?: string;
  zip?: string;
  city?: string;
  /** The museum's country, by key or name. */
  country?: string;
  /** Address of an image. */
  logo?: string;
};

export type LegalPage = 'imprint' | 'terms' | 'data_protection' | 'shipping';
type LegalLinks = Partial<Record<LegalPage, { url: string; title: string }>>;

/** Areas that the museum can rename, by their API names. */
export type NamedArea = Exclude<SalesArea, 'tours'> | 'guidedTours';

/** Sponsors' logos, with a title per language. */
type PartnerLogos = {
  name: Partial<Record<Lang, string>>;
  logos: readonly { image?: string; url?: string; alt: string }[];
};

/** Text by language. */
export type Texts = Readonly<Partial<Record<Lang, string>>>;

export type ShopConfig = {
  siteName?: string;
  siteNameTranslations: Partial<Record<Lang, string>>;
  navTranslations: Partial<Record<Lang, Partial<Record<NamedArea, string>>>>;
  languages: readonly Lang[];
  /** Each language's name for itself. */
  languagesFull: Partial<Record<Lang, string>>;
  defaultLanguage: Lang;
  hasTickets: boolean;
  hasGuidedTours: boolean;
  hasMerchandise: boolean;
  /** Whether annual passes are sold. */
  hasMemCard: boolean;
  hasVouchers: boolean;
  hasUserRegistration: boolean;
  hasGuestRegistration: boolean;
  /** Whether voucher codes can be redeemed in the cart. */
  hasVoucherCode: boolean;
  /** Whether the shop offers the withdrawal form. */
  hasWithdrawal: boolean;
  /** Whether the logo links to the museum's site instead of the shop. */
  logoLinksToMainSite: boolean;
  museumMainUrl?: string;
  museumPerLanguageUrls: Partial<Record<Lang, string>>;
  customTermsLinks: Partial<Record<Lang, LegalLinks>>;
  /** Currency as the back end names it, e.g. `EUR`; empty if it does not. */
  currencySymbol: string;
  partnerLogos: readonly PartnerLogos[];
  showHeader: boolean;
  showFooter: boolean;
  showCookieDisclaimer: boolean;
  showBreadcrumbs: boolean;
  showProgressBar: boolean;
  confirmPaymentOnCheckout: boolean;
  /** The museum's time zone, e.g. `Europe/Berlin`. */
  timezone: string;
  /** Slots with fewer available places show the number; if missing, none does. */
  showFewLeftBelow?: number;
  /** Address of the page on which annual passes are cancelled. */
  cancellationUrl?: Texts;
  /** Address of the instruction on withdrawal with its model form. */
  withdrawalInstructionUrl?: Texts;
  /** HTML about the legal guarantee for goods; sanitised before display. */
  guaranteeNotice?: Texts;
  /** Origins of the pages from which visitors can pay; any if empty. */
  allowedOrigins?: readonly string[];
  /** Whether orders may carry the campaign of the visit. */
  takesCampaign: boolean;
};
