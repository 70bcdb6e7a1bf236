import type { ShopConfig } from '../../src/core/api/contract.ts';
import type { CatalogueArticle } from '../museum/catalogue/articleTypes.ts';
import type { CatalogueCustomer } from '../museum/catalogue/customerTypes.ts';
import type { ShippingZone } from '../museum/catalogue/shippingTypes.ts';
import type { CatalogueTour } from '../museum/catalogue/tourTypes.ts';
import type {
  CatalogueEvent,
  CatalogueGroup,
  CatalogueTicket,
  Text,
} from '../museum/catalogue/types.ts';
import type { CatalogueVoucher, CatalogueVoucherCode } from '../museum/catalogue/voucherTypes.ts';

/** Everything the reference server sells and says; a parameter, so that tests bring a small one. */
export type Catalogue = {
  events: CatalogueEvent[];
  groups: CatalogueGroup[];
  tours: CatalogueTour[];
  tourCategories: CatalogueGroup[];
  /** Everything with a stock but annual passes. */
  articles: CatalogueArticle[];
  articleCategories: CatalogueGroup[];
  /** Annual passes; no id is one of `articles`, too. */
  passes: CatalogueArticle[];
  passCategories: CatalogueGroup[];
  vouchers: CatalogueVoucher[];
  voucherGroups: CatalogueGroup[];
  /** Codes that somebody was given before this server was there. */
  voucherCodes: CatalogueVoucherCode[];
  /** A country that is in none is not served. */
  shippingZones: ShippingZone[];
  /** Who has an account from the beginning; only in a demo. */
  customers?: CatalogueCustomer[];
  shop: CatalogueShop;
  staticPages: Record<string, { title: Text; html: Text }>;
  content: CatalogueContent;
  /** What the museum has put into the frame of its shop. */
  configuration?: CatalogueConfiguration;
};

type CatalogueShop = {
  siteName: Text;
  email: string;
  phone?: string;
  street?: string;
  zip?: string;
  city?: string;
  /** Key of the country, ISO 3166. */
  country?: string;
  /** File name of the picture, in the folder of the posters. */
  logo?: string;
};

/** Pictures are file names in the folder of the posters. */
export type CatalogueConfiguration = Pick<
  ShopConfig,
  | 'navTranslations'
  | 'museumMainUrl'
  | 'museumPerLanguageUrls'
  | 'customTermsLinks'
  | 'partnerLogos'
>;

/** Pictures are file names in the folder of the posters; `{lang}` in the address of a banner is the language of the call. */
type CatalogueContent = {
  banners: Record<string, { image: string; image_mobile: string; alt?: Text; url?: string }[]>;
  cookieWarning?: Text;
  socialMedia: { name: string; link: string; sequence_no: number }[];
};

export const findEvent = (catalogue: Catalogue, id: string): CatalogueEvent | undefined =>
  catalogue.events.find((event) => event.id === id);

export const findTour = (catalogue: Catalogue, id: string): CatalogueTour | undefined =>
  catalogue.tours.find((tour) => tour.id === id);

export const findArticle = (catalogue: Catalogue, id: string): CatalogueArticle | undefined =>
  catalogue.articles.find((article) => article.id === id);

export const findPass = (catalogue: Catalogue, id: string): CatalogueArticle | undefined =>
  catalogue.passes.find((pass) => pass.id === id);

export const findVoucher = (catalogue: Catalogue, id: string): CatalogueVoucher | undefined =>
  catalogue.vouchers.find((voucher) => voucher.id === id);

/** Ticket ids are unique over all events, since a cart item names the ticket alone. */
export const findTicket = (
  catalogue: Catalogue,
  id: string,
): { event: CatalogueEvent; ticket: CatalogueTicket } | undefined => {
  for (const event of catalogue.events) {
    const ticket = event.tickets.find((candidate) => candidate.id === id);
    if (ticket) return { event, ticket };
  }
  return undefined;
};
