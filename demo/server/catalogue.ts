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

/** Everything that the reference server sells and shows. It is a parameter, so tests can use a small catalogue. */
export type Catalogue = {
  events: CatalogueEvent[];
  groups: CatalogueGroup[];
  tours: CatalogueTour[];
  tourCategories: CatalogueGroup[];
  /** Everything that has a stock, except annual passes. */
  articles: CatalogueArticle[];
  articleCategories: CatalogueGroup[];
  /** Annual passes. Their ids do not occur in `articles`. */
  passes: CatalogueArticle[];
  passCategories: CatalogueGroup[];
  vouchers: CatalogueVoucher[];
  voucherGroups: CatalogueGroup[];
  /** Voucher codes that were issued before this server existed. */
  voucherCodes: CatalogueVoucherCode[];
  /** Shipping zones. A country that is in none of them is not served. */
  shippingZones: ShippingZone[];
  /** Customers that have an account from the start, only in a demo. */
  customers?: CatalogueCustomer[];
  shop: CatalogueShop;
  staticPages: Record<string, { title: Text; html: Text }>;
  content: CatalogueContent;
  /** The museum's own changes to the shop's configuration. */
  configuration?: CatalogueConfiguration;
};

type CatalogueShop = {
  siteName: Text;
  email: string;
  phone?: string;
  street?: string;
  zip?: string;
  city?: string;
  /** Country code, ISO 3166. */
  country?: string;
  /** File name of the logo, in the folder of the posters. */
  logo?: string;
};

/**
 * The museum's part of the shop's configuration. Pictures are file names in the folder of the posters. The addresses for
 * cancellation and withdrawal may be relative to this server.
 */
export type CatalogueConfiguration = Pick<
  ShopConfig,
  | 'navTranslations'
  | 'museumMainUrl'
  | 'museumPerLanguageUrls'
  | 'customTermsLinks'
  | 'partnerLogos'
  | 'cancellationUrl'
  | 'withdrawalInstructionUrl'
  | 'guaranteeNotice'
>;

export type CatalogueBanner = {
  image: string;
  image_mobile: string;
  alt?: Text;
  url?: string;
  title?: Text;
  text?: Text;
  button?: Text;
};

/** Pictures are file names in the folder of the posters. `{lang}` in a banner's address is the language of the call. */
type CatalogueContent = {
  banners: Record<string, CatalogueBanner[]>;
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

/** Finds a ticket by its id. Ticket ids are unique over all events, because a cart item names only the ticket. */
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
