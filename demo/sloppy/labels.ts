/**
 * Fields that are plain texts on screen, by schema, so that they may contain HTML entities (contract, "Reading"). `[]`
 * stands for the items of a list.
 */
const LABELS: Record<string, readonly string[]> = {
  ShopInfo: ['site_name', 'street', 'city', 'country'],
  ShopConfig: ['siteName'],
  NavLabels: ['tickets', 'guidedTours', 'merchandise', 'passes', 'vouchers'],
  TermsLink: ['title'],
  PartnerLogo: ['alt'],
  Banner: ['alt'],
  SocialLink: ['name'],
  StaticPage: ['title'],
  Group: ['name'],
  Event: ['name', 'venue'],
  Ticket: ['name', 'group_name', 'book_with_cost_warn'],
  SubTicket: ['name'],
  Tour: ['name', 'langName', 'venue'],
  TourPrice: ['name'],
  TourTicket: ['name'],
  TourSubTicket: ['name'],
  Question: ['label', 'help'],
  QuestionOption: ['label'],
  Article: ['name', 'warnings'],
  Manufacturer: ['name', 'address'],
  BasePrice: ['unit'],
  Voucher: ['name'],
  VoucherCode: ['name'],
  Suggestion: ['name'],
  OrderItem: ['name', 'details[]'],
  OrderDocument: ['name'],
};

/** Returns whether a field is a plain text on screen. */
export const isLabel = (schema: string | undefined, field: string): boolean =>
  schema !== undefined && (LABELS[schema]?.includes(field) ?? false);
