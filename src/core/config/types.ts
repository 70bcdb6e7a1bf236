import type { Lang } from '../i18n/languages.ts';

/** Who runs the shop. */
export type ShopInfo = {
  site_name: string;
  /** Support address, told to visitors when something fails. */
  email: string;
  phone?: string;
  /** The museum's own country, by key or name. */
  country?: string;
};

export type LegalPage = 'imprint' | 'terms' | 'data_protection' | 'shipping';
type LegalLinks = Partial<Record<LegalPage, { url: string; title: string }>>;

/** What the back end has configured for this shop; the fields that the screens built so far read. */
export type ShopConfig = {
  siteName?: string;
  siteNameTranslations: Partial<Record<Lang, string>>;
  languages: readonly Lang[];
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
  customTermsLinks: Partial<Record<Lang, LegalLinks>>;
  /** `EUR` */
  currency: string;
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
};
