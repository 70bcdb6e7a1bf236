import { CUSTOMER_FIELDS } from './customer-attributes.ts';
import type { CustomerField } from './customer-attributes.ts';

/** What a museum may set; times are in the unit that the name says. */
export type Settings = {
  timezone: string;
  /** Origins of the pages that may ask this server (CORS); `*` is any, since no call carries a cookie. */
  pageOrigins: '*' | string[];
  /** How long `initPayment` holds places. */
  holdMinutes: number;
  /** By how much a success at the provider extends the hold (contract, "Going out and coming back"). */
  extensionMinutes: number;
  /** How long a guest stays one, from when he gave his details. */
  tokenHours: number;
  /** How long a registered customer stays logged in after he was last here. */
  loginHours: number;
  /** How long a link that resets a password is good. */
  resetMinutes: number;
  /** Work that goes into storing a password: N of scrypt, a power of two. Those stored with another one stay good. */
  passwordCost: number;
  /** Whether customers may have accounts; `hasUserRegistration: true` switches all calls of accounts on. */
  hasUserRegistration: boolean;
  /** Whether somebody may buy without an account. */
  hasGuestRegistration: boolean;
  /** What a form of a customer asks for, in its order. */
  visibleFields: CustomerField[];
  /** What may not stay empty; all of it is visible. */
  requiredFields: CustomerField[];
  /** Whether somebody can withdraw from a contract here, without a login. */
  hasWithdrawal: boolean;
  /** The wallets that are taken; the question whether a device has Google Pay goes to google.com. */
  wallets: ('applepay' | 'googlepay')[];
  maxItems: number;
  /** On, the visitor confirms after the provider; off, the order is executed on return. */
  confirmPaymentOnCheckout: boolean;
  showFewLeftBelow: number;
  /** Address of the page that shows an order, with `{lang}` and `{id}` in it; without one, mails have no link to it. */
  orderReviewAddress?: string;
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
  loginHours: 8,
  resetMinutes: 60,
  passwordCost: 2 ** 15,
  hasUserRegistration: false,
  hasGuestRegistration: true,
  visibleFields: CUSTOMER_FIELDS,
  requiredFields: ['fname', 'lname', 'email', 'street', 'zip', 'city', 'country'],
  hasWithdrawal: true,
  wallets: ['applepay'],
  maxItems: 50,
  confirmPaymentOnCheckout: true,
  showFewLeftBelow: 10,
  catalogueMaxAgeSeconds: 60,
  bodyLimitBytes: 100_000,
  providerTimeoutMs: 8000,
  pictures: '/museum/posters',
};
