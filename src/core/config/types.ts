export type * from '../api/wire/shop.ts';

/** Settings of the host page, from attributes, `<meta>`, or the script's address. */
export type PageSettings = {
  api: string;
  shop: string;
  checkoutUrl?: string;
  accountUrl?: string;
  shopUrl?: string;
  partner?: string;
  /** Analytics to which sales are reported: `ga4`, `matomo`, or both. */
  analytics?: string;
  /** Whether analytics and the campaign of the visit need the visitor's consent. */
  needsConsent?: boolean;
};
