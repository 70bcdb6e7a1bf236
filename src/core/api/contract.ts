// Generated from openapi.yaml by `npm run contract`. Do not edit: change openapi.yaml instead.

/**
 * Id of an item in the catalogue. The client also accepts a whole number.
 */
export type Id = string;
/**
 * Amount in whole cents, gross.
 */
export type Cents = number;
/**
 * VAT rate in per cent, e.g. 7 or 19. Without it, no VAT is shown for the item.
 */
export type Percentage = number;
/**
 * Day in the museum's time zone, `YYYY-MM-DD`.
 */
export type Day = string;
/**
 * Day in an address, `YYYYMMDD`.
 */
export type AddressDay = string;
/**
 * Time on the museum's wall clock, `HH:mm`.
 */
export type Time = string;
/**
 * Moment on the museum's wall clock, `YYYY-MM-DDTHH:mm:ss` without an offset. The client also accepts a space instead of
 * the `T`, a moment without seconds or with fractions of a second, and one with an offset or `Z`, which it converts to the
 * museum's time zone. In orders and for shipping costs, the client sends back the original text.
 *
 */
export type Moment = string;
/**
 * Language of the shop; German is the default (specification, section 9).
 */
export type Lang = 'de' | 'en' | 'fr' | 'it' | 'nl' | 'es' | 'sv' | 'da';
/**
 * HTML, which the client sanitises before it shows it.
 */
export type Html = string;
/**
 * Address of an image. It can contain `{width}`, which the client removes together with one slash after it. Empty if there is no image.
 */
export type Image = string;
/**
 * Key of a payment in progress.
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
 * Absolute address to which the client redirects the browser.
 */
export type RedirectAddress = string;
/**
 * One text for all languages, or one for each.
 */
export type TextOrLocalizedText = string | LocalizedText;
/**
 * Position in ascending order; 0 if there is none.
 */
export type SequenceNumber = number;
/**
 * Tour with everything needed to book it.
 */
export type TourDetail = Tour & TourBooking;
export type QuestionType = 'radio' | 'select' | 'checkbox' | 'text' | 'textarea' | 'number';
/**
 * Item of a cart. A `dayTicket` line is sent as one `ticket` item for each of its tickets.
 */
export type CartItem =
  TicketItem | GuidedTourItem | MerchandiseItem | AnnualPassItem | VoucherItem | VoucherCodeItem;
export type Count = number;
/**
 * State of the payment. An open order has no `barcodes`.
 */
export type OrderStatus = 'paid' | 'open' | 'canceled';
/**
 * MD5 of the password in lower-case hexadecimal. Existing back ends require it; it does not protect the password.
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
  TextOrLocalizedText: TextOrLocalizedText;
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
  BasePrice: BasePrice;
  FoodInformation: FoodInformation;
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
  Campaign: Campaign1;
  ReturnAddresses: ReturnAddresses;
  InitPaymentRequest: InitPaymentRequest;
  InitPaymentOrderRequest: InitPaymentOrderRequest;
  ExecPaymentRequest: ExecPaymentRequest;
  Booking: Booking;
  PendingPayment: PendingPayment;
  SuggestRequest: SuggestRequest;
  Suggestion: Suggestion;
  ShippingRequest: ShippingRequest;
  ShippingItem: ShippingItem;
  OrderReview: OrderReview;
  OrderSummary: OrderSummary;
  OrderStatus: OrderStatus;
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
  EmailChange: EmailChange;
  EmailChangeRequest: EmailChangeRequest;
}
/**
 * Text in the shop's languages.
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
 * Body of an answer with a status of 400 or higher.
 */
export interface Failure {
  /**
   * A sentence, or a sentence or a list of sentences for each field.
   */
  error: string | FieldErrors;
  /**
   * Machine-readable name of the error, e.g. `SOLD_OUT`.
   */
  code?: string;
  /**
   * Sentence for the visitor.
   */
  message?: string;
}
/**
 * Errors by field. Fields are named as in `required_fields`: those of the billing address `street`, `zip`, `city` and `country`, those of the delivery address `addrShipping.street` and so on.
 */
export interface FieldErrors {
  [k: string]: string | string[];
}
/**
 * All fields are optional. The shop also works if the back end does not have this call (404).
 */
export interface ShopInfo {
  site_name?: string;
  /**
   * Support address; shown in the message for status 500.
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
   * IANA name. Default is Europe/Berlin.
   */
  timezone?: string;
}
/**
 * By default, `hasTickets`, `hasGuestRegistration`, `showHeader`, `showFooter`, `showBreadcrumbs` and `showProgressBar` are
 * on, all other flags are off, `languages` is `[de]`, and the currency is EUR. The default also replaces an optional field
 * that is unreadable.
 *
 */
export interface ShopConfig {
  /**
   * Default is Online Shop.
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
   * Whether annual passes are sold.
   */
  hasMemCard?: boolean;
  hasUserRegistration?: boolean;
  hasGuestRegistration?: boolean;
  hasVoucherCode?: boolean;
  logoLinksToMainSite?: boolean;
  museumMainUrl?: string;
  museumPerLanguageUrls?: LocalizedText;
  /**
   * Links to legal pages by language; false if the shop's own pages are used.
   */
  customTermsLinks?:
    | false
    | {
        [k: string]: TermsLinks;
      };
  partnerLogos?: PartnerLogoGroup[];
  /**
   * Currency code, e.g. EUR; `€` counts as EUR.
   */
  currencySymbol?: string;
  showHeader?: boolean;
  showFooter?: boolean;
  showCookieDisclaimer?: boolean;
  showBreadcrumbs?: boolean;
  showProgressBar?: boolean;
  /**
   * Whether the visitor confirms the order after returning from the provider; otherwise it is placed automatically.
   */
  confirmPaymentOnCheckout?: boolean;
  /**
   * IANA name of the time zone that decides what is now and today. Default is Europe/Berlin.
   */
  timezone?: string;
  hasWithdrawal?: boolean;
  /**
   * Slots with fewer available places show their number; if missing, none does.
   */
  showFewLeftBelow?: number;
  /**
   * Address of the page on which annual passes are canceled.
   */
  cancellationUrl?: string | LocalizedText;
  /**
   * Address of the instruction on withdrawal with its model form.
   */
  withdrawalInstructionUrl?: string | LocalizedText;
  /**
   * Notice about the legal guarantee of conformity of goods, as HTML, which the client sanitises.
   */
  guaranteeNotice?: string | LocalizedText;
  /**
   * Origins of the pages from which the back end accepts payments (`url.continue`, `url.cancel` and `backlink`), so that the shop can warn an editor before a visitor's payment is refused.
   */
  allowedOrigins?: string[];
  /**
   * Whether `initPayment` takes `aux.campaign`. Without it, the client never sends one.
   */
  takesCampaign?: boolean;
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
   * Banners by key, e.g. `home`. The first one of `home` is shown large.
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
  /**
   * Heading of the banner. If there is neither a title nor a text, `alt` is the heading.
   */
  title?: string;
  /**
   * Sentence below the heading, e.g. a date.
   */
  text?: string;
  /**
   * Label of the link to `url`.
   */
  button?: string;
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
   * Position in the list; an event without it comes last.
   */
  sorting_datetime?: string;
  end?: Moment;
  price_from?: Cents;
  /**
   * Next moment with available places; 00:00:00 for a day without a time. Missing if there is none. A list requests the calendars of items in view that have no date.
   */
  next?: Moment;
  /**
   * First day with available places, if all days before it are sold out; null if all days are. Missing if the next day has places,
   * or if there is no day.
   *
   */
  sold_out_until?: Day | null;
  /**
   * Whether it is held today and on every day up to its last, for a week or more.
   */
  is_daily?: boolean;
  /**
   * Whether nothing of it costs anything.
   */
  is_free?: boolean;
}
export interface TicketCollection {
  tickets: Ticket[];
  /**
   * Time slots of the day, shared by all timed tickets of the event; empty if the call has no date.
   */
  timeslot: Slot[];
  /**
   * Groups under which the tickets are listed, by their `group_id`.
   */
  group: Group[];
}
export interface Ticket {
  id: Id;
  eventId: Id;
  name: string;
  description?: string;
  /**
   * Price of one ticket. A family ticket costs its own price plus that of the selected sub-tickets:
   * `price × count + Σ (subticket.price × subticket.count)`.
   *
   */
  price: Cents;
  vat_value?: Percentage;
  /**
   * 1 needs a day and a time slot, 3 a day within the period without a time, 5 one of its own schedule entries.
   */
  mode: 1 | 3 | 5;
  /**
   * Whether it consists of sub-tickets. Each person in a sub-ticket takes one place, the family ticket itself none.
   */
  family?: boolean;
  subtickets: SubTicket[];
  /**
   * Entries of the requested day, or all future entries if the call has no date. Mode 1: the event's time slots, whose
   * places all its timed tickets share. Mode 3: one entry per day, at 00:00:00, whose places all tickets of mode 3 share.
   * Mode 5: entries of this ticket only, with places of their own.
   *
   */
  schedule: ScheduleEntry[];
  group_id?: Id;
  group_name?: string;
  /**
   * Whether each ticket is printed on a page of its own.
   */
  print_separately?: boolean;
  /**
   * Whether each person of a family ticket gets a code; otherwise the family ticket has one.
   */
  unique_barcode?: boolean;
  /**
   * Whether each person is admitted separately.
   */
  scan_separately?: boolean;
  /**
   * Booking fee for one ticket, included in `price`.
   */
  book_with_cost?: Cents;
  /**
   * Sentence about the fee, shown before the ticket is added to the basket.
   */
  book_with_cost_warn?: string;
}
export interface SubTicket {
  id: Id;
  name: string;
  price: Cents;
  vat_value?: Percentage;
  /**
   * Minimum for each family ticket. The count is fixed if this equals `max_quantity`.
   */
  min_quantity: number;
  max_quantity: number;
}
export interface ScheduleEntry {
  datetime: Moment;
  datetime_end?: Moment;
  /**
   * Available places.
   */
  max_tickets: number;
}
export interface Slot {
  datetime: Moment;
  /**
   * Available places, for all ticket types together.
   */
  max_tickets: number;
}
/**
 * Available places by day (`YYYY-MM-DD`), for all modes together. A missing day is not offered, 0 means sold out.
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
  eventName?: string;
  description?: string;
  image?: Image;
  /**
   * Duration in minutes.
   */
  duration?: number;
  /**
   * Key of the language in which the tour is held.
   */
  langIdentifier?: string;
  langName: string;
  custom_groups: Group[];
  museumId?: Id;
  venue?: string;
  /**
   * Maximum number of participants, of a complete tour for each guide, otherwise for each booking; 0 is no limit.
   */
  max_participants: number;
  /**
   * Minimum size of a group.
   */
  min_participants?: number;
  /**
   * Whether each participant gets a code; otherwise the booking has one.
   */
  single_ticketing?: boolean;
  /**
   * Whether whole tours are booked; otherwise places on a shared tour.
   */
  book_complete_tour?: boolean;
  /**
   * Whether it can be booked with fewer tickets than participants, or with none.
   */
  booking_without_tickets?: boolean;
  price_from?: Cents;
  /**
   * Next moment with available places; 00:00:00 for a day without a time. Missing if there is none. A list requests the calendars of items in view that have no date.
   */
  next?: Moment;
  /**
   * First day with available places, if all days before it are sold out; null if all days are. Missing if the next day has places,
   * or if there is no day.
   *
   */
  sold_out_until?: Day | null;
  /**
   * Whether it is held today and on every day up to its last, for a week or more.
   */
  is_daily?: boolean;
  /**
   * Whether nothing of it costs anything.
   */
  is_free?: boolean;
}
export interface TourBooking {
  /**
   * Prices of one tour, or of one place on a shared tour. Each booked tour or place has one of them. Empty if the tour
   * cannot be booked.
   *
   */
  priceList: TourPrice[];
  /**
   * Entries of the requested day by time (`HH:mm`); empty if the call has no date. Their `priceList` replaces that of the tour.
   */
  schedule: {
    [k: string]: TourScheduleEntry;
  };
  /**
   * Tickets for the participants.
   */
  tickets: TourTicket[];
  questions: Question[];
}
export interface TourPrice {
  id: Id;
  name: string;
  price: Cents;
  vat_value?: Percentage;
  sequence_no: SequenceNumber;
}
export interface TourScheduleEntry {
  /**
   * Number of tours that can be booked at this time; for a shared tour 1, or 0 if it is sold out.
   */
  tours: number;
  priceList?: TourPrice[];
}
export interface TourTicket {
  id: Id;
  name: string;
  price: Cents;
  vat_value?: Percentage;
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
  required?: boolean;
  options?: QuestionOption[];
  /**
   * Minimum of a number.
   */
  min?: number;
  /**
   * Maximum of a number, or of the length of a text.
   */
  max?: number;
}
export interface QuestionOption {
  value: string;
  label: string;
}
/**
 * Ids of the tours held on each day (`YYYY-MM-DD`).
 */
export interface TourOverview {
  [k: string]: Id[];
}
/**
 * Time slots by day (`YYYY-MM-DD`) and time (`HH:mm`).
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
   * Available places, or available tours if whole tours are booked.
   */
  tickets: number;
  soldout?: boolean;
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
  vat_value?: Percentage;
  /**
   * Available pieces, without those sold or reserved by payments; null if the stock is unlimited.
   */
  stock: number | null;
  sequence_no: SequenceNumber;
  custom_groups: Group[];
  /**
   * 13 for an annual pass.
   */
  product_kind_ref: number;
  /**
   * Weight in grams.
   */
  weight?: number;
  manufacturer?: Manufacturer;
  /**
   * Product safety information, shown on the product page.
   */
  warnings?: string;
  base_price?: BasePrice;
  food?: FoodInformation;
}
export interface Manufacturer {
  name: string;
  address: string;
  email: string;
}
/**
 * Unit price of goods sold by weight, volume, length or area, shown next to the price.
 */
export interface BasePrice {
  /**
   * Price of `amount` of the unit.
   */
  price: Cents;
  /**
   * Symbol of the unit, e.g. `kg` or `ml`.
   */
  unit: string;
  /**
   * Mostly 1, 100 or 1000.
   */
  amount: number;
}
/**
 * Labelling of food, as HTML without its own headings, in the language of the call.
 */
export interface FoodInformation {
  ingredients?: Html;
  allergens?: Html;
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
  vat_value?: Percentage;
  /**
   * Whether the visitor chooses the amount.
   */
  variable_amount?: boolean;
  min_amount?: Cents;
  /**
   * Greatest amount; 0 is no limit.
   */
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
   * Amount used for orders.
   */
  used_amount: Cents;
  /**
   * Amount that is neither used nor reserved by payments in progress. If missing, `amount` minus `used_amount`.
   */
  available_amount?: Cents;
  /**
   * Moment on the museum's wall clock, `YYYY-MM-DDTHH:mm:ss` without an offset. The client also accepts a space instead of
   * the `T`, a moment without seconds or with fractions of a second, and one with an offset or `Z`, which it converts to the
   * museum's time zone. In orders and for shipping costs, the client sends back the original text.
   *
   */
  valid_from: string;
  /**
   * Read at UTC+1 (specification, section 4); null if the code has no end.
   */
  valid_to: null | Moment;
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
   * In mode 1 the time slot, in mode 3 the day at 00:00:00, in mode 5 an entry of the ticket's own schedule.
   */
  datetime: Moment;
  /**
   * All sub-tickets of a family ticket, including those with a count of 0. The counts are for all family tickets together, between
   * `min_quantity × count` and `max_quantity × count`. Empty for any other ticket.
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
   * Number of booked tours, or of places on a shared tour, by price.
   */
  prices: IdCount[];
  /**
   * Tickets of the participants. On a shared tour, one for each place, unless it is booked without tickets.
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
   * A ticket with sub-tickets counts as one if any of them has people.
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
   * Owners, one for each pass.
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
   * Key of the country; an ISO 3166 code on the reference server (`DE`).
   */
  country: string;
}
export interface VoucherItem {
  type: 'voucher';
  id: Id;
  count: Count;
  /**
   * Amount in whole cents, gross.
   */
  price: number;
}
export interface VoucherCodeItem {
  type: 'voucherCode';
  barcode: string;
}
export interface Payment {
  /**
   * 171 is the card, 74 and 164 are direct debit (specification, section 9), 30 is the invoice on the reference server.
   */
  payartId: number;
  i18n: LocalizedText;
  /**
   * Wallets that the museum's provider accepts with the card. The client checks only these on the device, because the check for Google Pay connects to google.com, which some museums do not want. If missing, the client checks both.
   */
  wallets?: ('applepay' | 'googlepay')[];
}
/**
 * Additional data of a payment, sent as `aux`.
 */
export interface PaymentExtras {
  /**
   * Required for direct debit, types 74 and 164.
   */
  Accountholder?: string;
  /**
   * Required for direct debit, types 74 and 164, with or without spaces. The client only stores it masked.
   */
  IBAN?: string;
  /**
   * Wallet used for the card, type 171.
   */
  wallet?: 'applepay' | 'googlepay';
  /**
   * Partner key set in the host page.
   */
  partner?: string;
  campaign?: Campaign;
  /**
   * Whether the documents of the order include an invoice.
   */
  requestInvoice?: boolean;
}
/**
 * Only in `initPayment`, and only if `takesCampaign` is set in the configuration.
 */
export interface Campaign {
  utm_source?: string;
  utm_medium?: string;
  utm_campaign?: string;
  utm_term?: string;
  utm_content?: string;
}
/**
 * Campaign parameters of the address with which the visitor came in this tab. They are stored with the order. The client only sends values of letters, digits, spaces and `._~|:/+-`, and none without the visitor's consent if the host page requires it.
 */
export interface Campaign1 {
  utm_source?: string;
  utm_medium?: string;
  utm_campaign?: string;
  utm_term?: string;
  utm_content?: string;
}
/**
 * Addresses of the host page with the route, and with `museum-return`, `us` and `sessionUs` in the query. The back end accepts only the origins in its configuration, and appends `cartId` to the query.
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
   * Booking number that is shown to people.
   */
  booking_id: string;
  has_tickets?: boolean;
  /**
   * Unguessable key of an order, 128 bits or more.
   */
  review_id?: string;
}
export interface PendingPayment {
  /**
   * Items as in `order/review`, without `barcodes` and personal data. A voucher code has its position as `id`, not the code.
   */
  items: OrderItem[];
  /**
   * Shipping costs in cents, gross; null if nothing is shipped.
   */
  shippingCosts: number | null;
  /**
   * Amount due, after vouchers.
   */
  total: Cents;
  /**
   * Moment up to which the items are reserved. Missing while the payment is captured, because they stay reserved.
   */
  held_until?: Moment;
}
/**
 * Item of an order. A voucher code used for the payment is also an item, with a negative price and the code as `id`.
 */
export interface OrderItem {
  /**
   * Type of the item in the cart.
   */
  type: string;
  id: Id;
  name: string;
  count: number;
  /**
   * Price of one piece; for a family ticket without its sub-tickets, for a guided tour 0, because it has several prices.
   */
  price: Cents;
  /**
   * Price of the whole item, including sub-tickets.
   */
  totalPrice: Cents;
  vat_value?: Percentage;
  /**
   * Moment of the visit; 00:00:00 for a ticket without a time.
   */
  datetime?: Moment;
  barcodes?: string[];
  /**
   * Texts to show below the name, such as event, venue, and selected sub-tickets; for a guided tour also prices, tickets and answers.
   */
  details?: string[];
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
  status: OrderStatus;
  /**
   * Whether `initPaymentOrder` can start its payment.
   */
  payable?: boolean;
  has_tickets?: boolean;
  items: OrderItem[];
  /**
   * Shipping costs in cents, gross; null if nothing is shipped.
   */
  shippingCosts: number | null;
  /**
   * Amount due, or paid, after vouchers. The sum of all `totalPrice` and `shippingCosts`.
   */
  total: Cents;
  /**
   * Printable pages, available with the same unguessable key. The invoice, if requested, and paid tickets.
   */
  documents?: OrderDocument[];
}
export interface OrderDocument {
  name: string;
  url: string;
}
export interface OrderSummary {
  id: ReviewId;
  booking_id: string;
  created: Moment;
  status: OrderStatus;
  total: Cents;
  has_tickets?: boolean;
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
 * Delivery address with the name of the recipient.
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
   * Key of the salutation; `mr` or `ms` on the reference server.
   */
  salutation?: string;
  /**
   * Academic or other title, such as `Dr.`.
   */
  title?: string;
  fname: string;
  lname: string;
  company?: string;
  email: string;
  phone?: string;
  /**
   * Default is true in the answer to `auth/guest`, otherwise false.
   */
  isGuest?: boolean;
  /**
   * Missing for a guest whose basket needs no address.
   */
  addrBilling?: Address;
  addrShipping?: ShippingAddress;
}
/**
 * Form data of a visitor, sent as `c`. No field is required here, because the back end reports what is missing (422). The country is only sent if its field is visible.
 */
export interface CustomerForm {
  salutation?: string;
  title?: string;
  fname?: string;
  lname?: string;
  company?: string;
  email?: string;
  phone?: string;
  isGuest?: boolean;
  /**
   * Plain text; only for `customer/register` and `customer/validate`.
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
 * Delivery address. If it is sent, all fields are required (specification, section 5).
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
 * The client accepts each list as an array, as an object keyed by id or number, or as an object of flags. If no list names a
 * field of the form, or the back end does not have this call (404), the form has fields for name, email address and address.
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
   * Required fields, which are always visible. They are named `salutation`, `title`, `fname`, `lname`, `company`, `email`, `phone`, and those of the billing address `street`, `zip`, `city`, `country`, or `addrBilling.street` or `addrBilling[street]` and so on. Registration always has a password.
   */
  required_fields?: string[];
  /**
   * Visible fields, named as in `required_fields`.
   */
  visible_fields?: string[];
}
export interface LoginRequest {
  /**
   * Email address.
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
   * Absolute address of the route `/{lang}/recover/{token}` in the host page, with exactly one `{token}`. The back end mails the key only for pages in its configuration, and refuses the addresses of other sites.
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
export interface EmailChange {
  /**
   * The account keeps its address until the link that was sent to the new one is confirmed.
   */
  is_pending?: boolean;
}
export interface EmailChangeRequest {
  _po: PasswordHash;
  email: string;
}
