// Made from openapi.yaml by `npm run contract`; change the document, not this file.

/**
 * Id of a thing in the catalogue. A reader also takes a whole number.
 */
export type Id = string;
/**
 * Money in whole cents, gross.
 */
export type Cents = number;
/**
 * Rate of VAT in per cent, e.g. 7 or 19.
 */
export type Percentage = number;
/**
 * A day in the museum's time zone, `YYYY-MM-DD`.
 */
export type Day = string;
/**
 * A day in an address, `YYYYMMDD`.
 */
export type AddressDay = string;
/**
 * A time on the museum's wall clock, `HH:mm`.
 */
export type Time = string;
/**
 * A moment on the museum's wall clock, `YYYY-MM-DDTHH:mm:ss` without an offset. The reader also takes a space instead of
 * the `T`, a moment without seconds, with a fraction of a second, and with an offset or `Z`, which is converted to the
 * museum's time zone. What is sent back (order, shipping) is exactly the text that came.
 *
 */
export type Moment = string;
/**
 * A language of the shop; German is the default (specification, section 9).
 */
export type Lang = 'de' | 'en' | 'fr' | 'it' | 'nl' | 'es' | 'sv' | 'da';
/**
 * HTML, sanitised by the reader before it is shown.
 */
export type Html = string;
/**
 * Address of a picture; may contain `{width}`, which the reader strips with one following slash. Empty means no picture.
 */
export type Image = string;
/**
 * Key of a payment that was begun.
 */
export type CartId = string;
/**
 * Session key of a tab, 12 random alphanumeric characters (specification, section 4).
 */
export type SessionKey = string;
/**
 * Unguessable key of an order, 128 bits or more.
 */
export type ReviewId = string;
/**
 * Absolute address that the browser goes to.
 */
export type RedirectAddress = string;
/**
 * Place in an order, ascending; 0 means none.
 */
export type SequenceNumber = number;
/**
 * A tour with all that booking it needs.
 */
export type TourDetail = Tour & TourBooking;
export type QuestionType = 'radio' | 'select' | 'checkbox' | 'text' | 'textarea' | 'number';
/**
 * One item of a cart. A `dayTicket` line goes out as one `ticket` item for each of its tickets.
 */
export type CartItem =
  TicketItem | GuidedTourItem | MerchandiseItem | AnnualPassItem | VoucherItem | VoucherCodeItem;
export type Count = number;
/**
 * Lower-case hex MD5 of the password; what these back ends speak, it protects nothing.
 */
export type PasswordHash = string;

export interface Contract {
  Id: Id;
  Cents: Cents;
  Percentage: Percentage;
  Day: Day;
  AddressDay: AddressDay;
  Time: Time;
  Moment: Moment;
  Lang: Lang;
  Html: Html;
  Image: Image;
  CartId: CartId;
  SessionKey: SessionKey;
  ReviewId: ReviewId;
  RedirectAddress: RedirectAddress;
  LocalizedText: LocalizedText;
  Failure: Failure;
  FieldErrors: FieldErrors;
  ShopInfo: ShopInfo;
  ShopConfig: ShopConfig;
  NavLabels: NavLabels;
  TermsLinks: TermsLinks;
  TermsLink: TermsLink;
  PartnerLogoGroup: PartnerLogoGroup;
  PartnerLogo: PartnerLogo;
  StaticContent: StaticContent;
  Banner: Banner;
  CookieWarning: CookieWarning;
  SocialLink: SocialLink;
  StaticPage: StaticPage;
  SequenceNumber: SequenceNumber;
  Group: Group;
  CategoryList: CategoryList;
  EventList: EventList;
  Event: Event;
  TicketCollection: TicketCollection;
  Ticket: Ticket;
  SubTicket: SubTicket;
  Slot: Slot;
  ScheduleEntry: ScheduleEntry;
  EventCalendar: EventCalendar;
  Lifetime: Lifetime;
  TourList: TourList;
  Tour: Tour;
  TourDetail: TourDetail;
  TourBooking: TourBooking;
  TourPrice: TourPrice;
  TourScheduleEntry: TourScheduleEntry;
  TourTicket: TourTicket;
  TourSubTicket: TourSubTicket;
  Question: Question;
  QuestionType: QuestionType;
  QuestionOption: QuestionOption;
  TourOverview: TourOverview;
  TourCalendar: TourCalendar;
  TourCalendarDay: TourCalendarDay;
  TourTimeslot: TourTimeslot;
  ArticleList: ArticleList;
  Article: Article;
  Manufacturer: Manufacturer;
  VoucherList: VoucherList;
  Voucher: Voucher;
  VoucherGroupList: VoucherGroupList;
  VoucherCode: VoucherCode;
  Cart: Cart;
  CartItem: CartItem;
  Count: Count;
  IdCount: IdCount;
  TicketItem: TicketItem;
  GuidedTourItem: GuidedTourItem;
  Answer: Answer;
  TourTicketItem: TourTicketItem;
  MerchandiseItem: MerchandiseItem;
  AnnualPassItem: AnnualPassItem;
  PassOwner: PassOwner;
  PassOwnerName: PassOwnerName;
  VoucherItem: VoucherItem;
  VoucherCodeItem: VoucherCodeItem;
  Payment: Payment;
  PaymentExtras: PaymentExtras;
  ReturnAddresses: ReturnAddresses;
  InitPaymentRequest: InitPaymentRequest;
  InitPaymentOrderRequest: InitPaymentOrderRequest;
  ExecPaymentRequest: ExecPaymentRequest;
  Booking: Booking;
  SuggestRequest: SuggestRequest;
  Suggestion: Suggestion;
  ShippingRequest: ShippingRequest;
  ShippingItem: ShippingItem;
  OrderReview: OrderReview;
  OrderItem: OrderItem;
  OrderDocument: OrderDocument;
  WithdrawalRequest: WithdrawalRequest;
  WithdrawalReceipt: WithdrawalReceipt;
  Address: Address;
  ShippingAddress: ShippingAddress;
  Customer: Customer;
  CustomerForm: CustomerForm;
  AddressForm: AddressForm;
  ShippingAddressForm: ShippingAddressForm;
  CustomerRequest: CustomerRequest;
  CustomerAttributes: CustomerAttributes;
  PasswordHash: PasswordHash;
  LoginRequest: LoginRequest;
  Login: Login;
  GuestLogin: GuestLogin;
  PasswordResetRequest: PasswordResetRequest;
  PasswordConfirmRequest: PasswordConfirmRequest;
  PasswordChangeRequest: PasswordChangeRequest;
  EmailChangeRequest: EmailChangeRequest;
}
/**
 * The same text in the shop's languages.
 */
export interface LocalizedText {
  de?: string;
  en?: string;
  fr?: string;
  it?: string;
  nl?: string;
  es?: string;
  sv?: string;
  da?: string;
}
/**
 * What an answer with a status of 400 or more carries.
 */
export interface Failure {
  /**
   * A sentence, or for each field a sentence or a list of sentences.
   */
  error: string | FieldErrors;
  /**
   * Name of the failure for programs, e.g. `SOLD_OUT`.
   */
  code?: string;
  /**
   * A sentence for the visitor.
   */
  message?: string;
}
/**
 * Errors by field. A field is named as in `required_fields`: fields of the billing address by their bare names (`street`, `zip`, `city`, `country`), those of the delivery address as `addrShipping.street` and so on.
 */
export interface FieldErrors {
  [k: string]: string | string[];
}
/**
 * Nothing in it is essential; a back end without this call (404) is gone on without.
 */
export interface ShopInfo {
  site_name?: string;
  /**
   * Support address; it is named in the message for status 500.
   */
  email?: string;
  phone?: string;
  street?: string;
  zip?: string;
  city?: string;
  /**
   * Name of the country.
   */
  country?: string;
  logo?: Image;
  /**
   * IANA name; Europe/Berlin where it is missing.
   */
  timezone?: string;
}
/**
 * Without them, `hasTickets`, `hasGuestRegistration`, `showHeader`, `showFooter`, `showBreadcrumbs` and `showProgressBar`
 * are on, all other flags off, `languages` is `[de]` and the currency EUR. An optional field that cannot be read has its
 * default.
 *
 */
export interface ShopConfig {
  /**
   * Else Online Shop.
   */
  siteName?: string;
  siteNameTranslations?: LocalizedText;
  /**
   * Labels of the navigation, by language.
   */
  navTranslations?: {
    [k: string]: NavLabels;
  };
  /**
   * @minItems 1
   */
  languages?: Lang[];
  defaultLanguage?: Lang;
  languagesFull?: LocalizedText;
  hasTickets?: boolean;
  hasGuidedTours?: boolean;
  hasMerchandise?: boolean;
  hasVouchers?: boolean;
  /**
   * Annual passes.
   */
  hasMemCard?: boolean;
  hasUserRegistration?: boolean;
  hasGuestRegistration?: boolean;
  hasVoucherCode?: boolean;
  logoLinksToMainSite?: boolean;
  museumMainUrl?: string;
  museumPerLanguageUrls?: LocalizedText;
  /**
   * Legal links by language; false where the shop's own pages are used.
   */
  customTermsLinks?:
    | false
    | {
        [k: string]: TermsLinks;
      };
  partnerLogos?: PartnerLogoGroup[];
  /**
   * Code of the currency, EUR; `€` is read as EUR.
   */
  currencySymbol?: string;
  showHeader?: boolean;
  showFooter?: boolean;
  showCookieDisclaimer?: boolean;
  showBreadcrumbs?: boolean;
  showProgressBar?: boolean;
  /**
   * On, the visitor confirms the order after the provider; off, the order is executed by itself on return.
   */
  confirmPaymentOnCheckout?: boolean;
  /**
   * IANA name, in which now and today are taken; Europe/Berlin where it is missing.
   */
  timezone?: string;
  hasWithdrawal?: boolean;
  /**
   * A slot with fewer places says how many are left; absent, none does.
   */
  showFewLeftBelow?: number;
}
export interface NavLabels {
  tickets?: string;
  guidedTours?: string;
  merchandise?: string;
  passes?: string;
  vouchers?: string;
}
export interface TermsLinks {
  imprint?: TermsLink;
  terms?: TermsLink;
  data_protection?: TermsLink;
  shipping?: TermsLink;
}
export interface TermsLink {
  url: string;
  title: string;
}
export interface PartnerLogoGroup {
  name?: LocalizedText;
  logos: PartnerLogo[];
}
export interface PartnerLogo {
  image: Image;
  url?: string;
  alt?: string;
}
export interface StaticContent {
  /**
   * Banners by key, e.g. `home`.
   */
  banners: {
    [k: string]: Banner[];
  };
  cookie_warning?: CookieWarning;
  social_media: SocialLink[];
}
export interface Banner {
  image: Image;
  image_mobile: Image;
  alt?: string;
  url?: string;
}
export interface CookieWarning {
  message: Html;
}
export interface SocialLink {
  name: string;
  link: string;
  sequence_no: SequenceNumber;
}
export interface StaticPage {
  id: Id;
  title: string;
  html: Html;
}
export interface Group {
  id: Id;
  name: string;
  sequence_no?: SequenceNumber;
}
export interface CategoryList {
  category: Group[];
}
export interface EventList {
  events: Event[];
}
export interface Event {
  id: Id;
  name: string;
  description?: Html;
  image?: Image;
  venue?: string;
  custom_groups: Group[];
  sequence_no: SequenceNumber;
  /**
   * Without it an event comes after all others.
   */
  sorting_datetime?: string;
  end?: Moment;
  price_from?: Cents;
}
export interface TicketCollection {
  tickets: Ticket[];
  /**
   * The day's slots, shared by all timed tickets of the event; empty in the answer without a date.
   */
  timeslot: Slot[];
  /**
   * Groups that the event's tickets stand under, by their `group_id`.
   */
  group: Group[];
}
export interface Ticket {
  id: Id;
  eventId: Id;
  name: string;
  description?: string;
  /**
   * Price of one piece. Family tickets cost their own price and that of each sub-ticket chosen:
   * `price × count + Σ (subticket.price × subticket.count)`.
   *
   */
  price: Cents;
  vat_value: Percentage;
  /**
   * 1 wants a day and a time slot, 3 a day within the period and no time, 5 one of its own schedule entries.
   */
  mode: 1 | 3 | 5;
  /**
   * Made of sub-tickets; each person of a sub-ticket takes one place, the family ticket itself none.
   */
  family: boolean;
  subtickets: SubTicket[];
  /**
   * Entries of the day asked for, or all entries to come in the answer without a date. Mode 1: the event's time slots, whose
   * places all its timed tickets share. Mode 3: one entry for each day, its first moment (00:00:00), whose places all the
   * event's tickets of mode 3 share. Mode 5: entries of this ticket alone, with places of their own.
   *
   */
  schedule: ScheduleEntry[];
  group_id?: Id;
  group_name?: string;
  /**
   * Each ticket is printed on a page of its own.
   */
  print_separately?: boolean;
  /**
   * Each person of a family ticket has a code of his own; else the family ticket has one.
   */
  unique_barcode?: boolean;
  /**
   * Each person is admitted by himself.
   */
  scan_separately?: boolean;
  /**
   * Fee for booking one piece. It is part of `price`, so nothing is added to it.
   */
  book_with_cost?: Cents;
  /**
   * Sentence that tells of the fee before the ticket is put into the basket.
   */
  book_with_cost_warn?: string;
}
export interface SubTicket {
  id: Id;
  name: string;
  price: Cents;
  vat_value: Percentage;
  /**
   * For each piece of the family ticket. Equal to `max_quantity` it is a fixed count.
   */
  min_quantity: number;
  max_quantity: number;
}
export interface ScheduleEntry {
  datetime: Moment;
  datetime_end?: Moment;
  /**
   * Places left.
   */
  max_tickets: number;
}
export interface Slot {
  datetime: Moment;
  /**
   * Places left, over all ticket types together.
   */
  max_tickets: number;
}
/**
 * Places left by day (`YYYY-MM-DD`), of all modes together. A missing day is not offered, 0 is sold out.
 */
export interface EventCalendar {
  [k: string]: number;
}
export interface Lifetime {
  first: Day;
  last: Day;
}
export interface TourList {
  tours: Tour[];
}
export interface Tour {
  id: Id;
  name: string;
  eventName: string;
  description?: string;
  image?: Image;
  /**
   * Minutes.
   */
  duration?: number;
  /**
   * Key of the language the tour is held in.
   */
  langIdentifier: string;
  langName: string;
  custom_groups: Group[];
  museumId?: Id;
  venue?: string;
  /**
   * Of a complete tour how many one guide takes along, else how many one booking may bring.
   */
  max_participants: number;
  /**
   * The least group.
   */
  min_participants?: number;
  /**
   * Each participant has a code of his own; else one booking has one.
   */
  single_ticketing: boolean;
  /**
   * Whole tours are booked; else places on a tour that is shared.
   */
  book_complete_tour: boolean;
  /**
   * It may be booked with fewer tickets than participants, also with none.
   */
  booking_without_tickets: boolean;
  price_from?: Cents;
}
export interface TourBooking {
  /**
   * What one tour costs, or a place on a shared one; one price is chosen for each tour, or each place, booked. Empty while
   * the tour cannot be booked.
   *
   */
  priceList: TourPrice[];
  /**
   * By time (`HH:mm`) of the day asked for; empty where no day is asked for. A time's own `priceList` takes the place of the tour's.
   */
  schedule: {
    [k: string]: TourScheduleEntry;
  };
  /**
   * What each participant pays.
   */
  tickets: TourTicket[];
  questions: Question[];
}
export interface TourPrice {
  id: Id;
  name: string;
  price: Cents;
  vat_value: Percentage;
  sequence_no: SequenceNumber;
}
export interface TourScheduleEntry {
  /**
   * Number of tours that can be booked at this time; of a shared tour 1, or 0 where it is sold out.
   */
  tours: number;
  priceList?: TourPrice[];
}
export interface TourTicket {
  id: Id;
  name: string;
  price: Cents;
  vat_value: Percentage;
  sequence_no: SequenceNumber;
  subtickets: TourSubTicket[];
}
export interface TourSubTicket {
  id: Id;
  name: string;
  price: Cents;
}
export interface Question {
  id: Id;
  type: QuestionType;
  label: string;
  help?: string;
  required: boolean;
  options?: QuestionOption[];
  /**
   * The least number.
   */
  min?: number;
  /**
   * The greatest number; of a text, the most characters.
   */
  max?: number;
}
export interface QuestionOption {
  value: string;
  label: string;
}
/**
 * Ids of the tours held, by day (`YYYY-MM-DD`).
 */
export interface TourOverview {
  [k: string]: Id[];
}
/**
 * By day (`YYYY-MM-DD`), then by time (`HH:mm`).
 */
export interface TourCalendar {
  [k: string]: TourCalendarDay;
}
export interface TourCalendarDay {
  [k: string]: TourTimeslot;
}
export interface TourTimeslot {
  timeslotId: Id;
  /**
   * Places left; of a complete tour, tours left.
   */
  tickets: number;
  soldout: boolean;
}
export interface ArticleList {
  merchandise: Article[];
}
export interface Article {
  id: Id;
  name: string;
  description?: Html;
  image?: Image;
  images?: Image[];
  price: Cents;
  vat_value: Percentage;
  /**
   * What is left: neither sold nor held by somebody who is paying.
   */
  stock: number;
  sequence_no: SequenceNumber;
  custom_groups: Group[];
  /**
   * 13: annual pass.
   */
  product_kind_ref: number;
  /**
   * Grams.
   */
  weight?: number;
  manufacturer?: Manufacturer;
  /**
   * Product safety, shown on the product page.
   */
  warnings?: string;
}
export interface Manufacturer {
  name: string;
  address: string;
  email: string;
}
export interface VoucherList {
  vouchers: Voucher[];
}
export interface Voucher {
  id: Id;
  name: string;
  description?: string;
  image?: Image;
  price: Cents;
  vat_value: Percentage;
  /**
   * The visitor chooses the amount.
   */
  variable_amount: boolean;
  min_amount?: Cents;
  max_amount?: Cents;
  groupId?: Id;
  sequence_no: SequenceNumber;
}
export interface VoucherGroupList {
  group: Group[];
}
export interface VoucherCode {
  id: Id;
  name: string;
  barcode: string;
  amount: Cents;
  /**
   * What orders have been paid by.
   */
  used_amount: Cents;
  /**
   * What is neither used nor claimed by a payment under way.
   */
  available_amount: Cents;
  /**
   * A moment on the museum's wall clock, `YYYY-MM-DDTHH:mm:ss` without an offset. The reader also takes a space instead of
   * the `T`, a moment without seconds, with a fraction of a second, and with an offset or `Z`, which is converted to the
   * museum's time zone. What is sent back (order, shipping) is exactly the text that came.
   *
   */
  valid_from: string;
  /**
   * A moment on the museum's wall clock, `YYYY-MM-DDTHH:mm:ss` without an offset. The reader also takes a space instead of
   * the `T`, a moment without seconds, with a fraction of a second, and with an offset or `Z`, which is converted to the
   * museum's time zone. What is sent back (order, shipping) is exactly the text that came.
   *
   */
  valid_to: string;
}
export interface Cart {
  /**
   * Format version (specification, section 9).
   */
  ver: 1;
  /**
   * @minItems 1
   */
  items: CartItem[];
  external_document_number?: string;
}
export interface TicketItem {
  type: 'ticket';
  id: Id;
  count: Count;
  /**
   * Mode 1, the time slot; mode 3, the day at 00:00:00; mode 5, an entry of the ticket's own schedule.
   */
  datetime: Moment;
  /**
   * Of a family ticket every sub-ticket, also one of which none was chosen, with its count over all pieces together, between
   * `min_quantity × count` and `max_quantity × count`. Of any other ticket empty.
   *
   */
  subtickets: IdCount[];
}
export interface IdCount {
  id: Id;
  count: number;
}
export interface GuidedTourItem {
  type: 'guidedTour';
  tourId: Id;
  datetime: Moment;
  timeslotId?: Id;
  answers: Answer[];
  /**
   * Tours booked, or places on a shared tour, by their prices.
   */
  prices: IdCount[];
  /**
   * On a shared tour as many as places, unless it is booked without tickets.
   */
  tickets: TourTicketItem[];
}
export interface Answer {
  qId: Id;
  type: QuestionType;
  value: string | number | string[];
}
export interface TourTicketItem {
  id: Id;
  count: number;
  /**
   * A ticket with sub-tickets is one as soon as there is one of them.
   */
  subtickets: IdCount[];
}
export interface MerchandiseItem {
  type: 'merchandise';
  id: Id;
  count: Count;
}
export interface AnnualPassItem {
  type: 'annualPass';
  id: Id;
  count: Count;
  /**
   * One for each pass.
   */
  owners: PassOwner[];
}
export interface PassOwner {
  name: PassOwnerName;
  address: Address;
  send_to_custom_addr: boolean;
}
export interface PassOwnerName {
  title?: string;
  firstName: string;
  surname: string;
}
export interface Address {
  street: string;
  zip: string;
  city: string;
  /**
   * Key of the country, ISO 3166 on the reference server (`DE`).
   */
  country: string;
}
export interface VoucherItem {
  type: 'voucher';
  id: Id;
  count: Count;
  /**
   * Money in whole cents, gross.
   */
  price: number;
}
export interface VoucherCodeItem {
  type: 'voucherCode';
  barcode: string;
}
export interface Payment {
  /**
   * 171 is the card, 74 and 164 are direct debit (specification, section 9); 30 is the invoice on the reference server.
   */
  payartId: number;
  i18n: LocalizedText;
  /**
   * With the card: the wallets that the museum's provider takes. A device is asked for no others: the question for Google Pay goes to google.com, which not every museum wants. Left out, both are asked for.
   */
  wallets?: ('applepay' | 'googlepay')[];
}
/**
 * Travels as `aux`.
 */
export interface PaymentExtras {
  /**
   * Required for direct debit, types 74 and 164.
   */
  Accountholder?: string;
  /**
   * Required for direct debit, types 74 and 164; with or without spaces. The shop keeps it masked only.
   */
  IBAN?: string;
  /**
   * Through the card, type 171.
   */
  wallet?: 'applepay' | 'googlepay';
  /**
   * Partner key of the page.
   */
  partner?: string;
  /**
   * The order has an invoice among its documents.
   */
  requestInvoice?: boolean;
}
/**
 * Addresses of the visitor's own page, with its route, and in their real query `museum-return`, `us` and `sessionUs`. Taken only on origins the server is configured for; the server appends `cartId` to the query.
 */
export interface ReturnAddresses {
  continue: string;
  cancel: string;
}
export interface InitPaymentRequest {
  /**
   * One of `checkout/payments`.
   */
  payart: number;
  aux: PaymentExtras;
  cart: Cart;
  url: ReturnAddresses;
}
export interface InitPaymentOrderRequest {
  /**
   * One of `checkout/payments`.
   */
  payart: number;
  aux: PaymentExtras;
  id: ReviewId;
  url: ReturnAddresses;
}
export interface ExecPaymentRequest {
  cartId: CartId;
}
export interface Booking {
  /**
   * Booking number for people.
   */
  booking_id: string;
  has_tickets: boolean;
  /**
   * Unguessable key of an order, 128 bits or more.
   */
  review_id?: string;
}
export interface SuggestRequest {
  cart: Cart;
}
export interface Suggestion {
  type: 'merchandise' | 'voucher' | 'ticket' | 'guidedTour' | 'annualPass';
  id: Id;
  name: string;
  price: Cents;
  image?: Image;
}
export interface ShippingRequest {
  cart: ShippingItem[];
  /**
   * Key of the country, for guests.
   */
  country?: string;
}
export interface ShippingItem {
  type: string;
  id: Id;
  count?: Count;
  datetime?: Moment;
}
export interface OrderReview {
  id: ReviewId;
  booking_id: string;
  created: Moment;
  /**
   * Of an open order no `barcodes` are told.
   */
  status: 'paid' | 'open' | 'canceled';
  /**
   * Its payment can be begun by `initPaymentOrder`.
   */
  payable: boolean;
  has_tickets: boolean;
  items: OrderItem[];
  /**
   * Cents, gross; null where nothing is shipped.
   */
  shippingCosts: number | null;
  /**
   * What is left to pay, or was paid, after vouchers; the sum of all `totalPrice` and of `shippingCosts`.
   */
  total: Cents;
  /**
   * Pages to print, under the same unguessable key; the invoice that was asked for, and tickets that are paid for.
   */
  documents?: OrderDocument[];
}
/**
 * A voucher code by which the order was paid is an item, too, with a negative price; its `id` is the code.
 */
export interface OrderItem {
  /**
   * As in the cart.
   */
  type: string;
  id: Id;
  name: string;
  count: number;
  /**
   * Of one piece; of a family ticket its own price, without its sub-tickets; of a guided tour, which adds up from prices and tickets, 0.
   */
  price: Cents;
  /**
   * Of the whole line, sub-tickets included.
   */
  totalPrice: Cents;
  vat_value: Percentage;
  /**
   * A ticket for a day without a time has its first moment, 00:00:00.
   */
  datetime?: Moment;
  barcodes?: string[];
  /**
   * What stands below the name: event, venue, the sub-tickets chosen; of a guided tour also prices, tickets and answers.
   */
  details?: string[];
}
export interface OrderDocument {
  name: string;
  url: string;
}
export interface WithdrawalRequest {
  booking_id: string;
  name: string;
  email: string;
  text?: string;
}
export interface WithdrawalReceipt {
  received: Moment;
}
/**
 * An address of delivery with the name on it.
 */
export interface ShippingAddress {
  name: string;
  street: string;
  zip: string;
  city: string;
  /**
   * Key of the country.
   */
  country: string;
}
export interface Customer {
  /**
   * Key of the salutation: `mr`, `ms` on the reference server.
   */
  salutation?: string;
  fname: string;
  lname: string;
  company?: string;
  email: string;
  phone?: string;
  isGuest: boolean;
  addrBilling: Address;
  addrShipping?: ShippingAddress;
}
/**
 * What a visitor has typed; travels as `c`. Nothing is required here, because finding what is missing is the server's part (422). The country is sent only where it is visible.
 */
export interface CustomerForm {
  salutation?: string;
  fname?: string;
  lname?: string;
  company?: string;
  email?: string;
  phone?: string;
  isGuest?: boolean;
  /**
   * In plain; only in `customer/register` and `customer/validate`.
   */
  password?: string;
  addrBilling?: AddressForm;
  addrShipping?: ShippingAddressForm;
}
export interface AddressForm {
  street?: string;
  zip?: string;
  city?: string;
  country?: string;
}
/**
 * Where it is sent, all its fields are required (specification, section 5).
 */
export interface ShippingAddressForm {
  name?: string;
  street?: string;
  zip?: string;
  city?: string;
  country?: string;
}
export interface CustomerRequest {
  c: CustomerForm;
}
/**
 * The reader takes each list as an array, as an object keyed by id or number, or as an object of flags. If no field of
 * the form is named, or the call is missing (404), the form asks for name, e-mail and address.
 *
 */
export interface CustomerAttributes {
  /**
   * Names by key.
   */
  countries?: {
    [k: string]: string;
  };
  /**
   * Names by key.
   */
  salutations?: {
    [k: string]: string;
  };
  /**
   * Always shown and required. Names of customer fields: `salutation`, `fname`, `lname`, `company`, `email`, `phone`, and of the billing address by their bare names `street`, `zip`, `city`, `country`, or as `addrBilling.street` or `addrBilling[street]`. A password is asked for by registration itself.
   */
  required_fields?: string[];
  /**
   * Named as in `required_fields`.
   */
  visible_fields?: string[];
}
export interface LoginRequest {
  /**
   * E-mail address.
   */
  _u: string;
  _p: PasswordHash;
}
export interface Login {
  token: string;
}
export interface GuestLogin {
  token: string;
  customer: Customer;
}
export interface PasswordResetRequest {
  email: string;
  /**
   * Absolute address of `/{lang}/recover/{token}` as the visitor's page will see it, with `{token}` literally in it. Taken only on origins the server is configured for.
   */
  backlink: string;
}
export interface PasswordConfirmRequest {
  token: string;
  _p: PasswordHash;
}
export interface PasswordChangeRequest {
  _po: PasswordHash;
  _pn: PasswordHash;
}
export interface EmailChangeRequest {
  _po: PasswordHash;
  email: string;
}
