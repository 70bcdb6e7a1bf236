/** What a museum may set; times are in the unit that the name says. */
export type Settings = {
  timezone: string;
  /** Origins of the pages that may ask this server (CORS); `*` is any, since no call carries a cookie. */
  pageOrigins: '*' | string[];
  /** How long `initPayment` holds places. */
  holdMinutes: number;
  /** By how much a success at the provider extends the hold (contract, "Going out and coming back"). */
  extensionMinutes: number;
  tokenHours: number;
  maxItems: number;
  /** On, the visitor confirms after the provider; off, the order is executed on return. */
  confirmPaymentOnCheckout: boolean;
  showFewLeftBelow: number;
  catalogueMaxAgeSeconds: number;
  bodyLimitBytes: number;
  providerTimeoutMs: number;
  /** Folder of the events' pictures below the public address. */
  pictures: string;
};

export const DEFAULT_SETTINGS: Settings = {
  timezone: 'Europe/Berlin',
  pageOrigins: '*',
  holdMinutes: 15,
  extensionMinutes: 30,
  tokenHours: 12,
  maxItems: 50,
  confirmPaymentOnCheckout: true,
  showFewLeftBelow: 10,
  catalogueMaxAgeSeconds: 60,
  bodyLimitBytes: 100_000,
  providerTimeoutMs: 8000,
  pictures: '/museum/posters',
};
