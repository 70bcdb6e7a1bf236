import type { ShopConfig } from '../../src/core/api/contract.ts';
import { CUSTOMER_FIELDS } from './customer-fields.ts';
import type { CustomerField } from './customer-fields.ts';

/** What a museum may set; times are in the unit that the name says. */
export type Settings = {
  timezone: string;
  /** Origins of the pages that may ask this server (CORS); `*` is any, since no call carries a cookie. */
  pageOrigins: '*' | string[];
  /** How long `initPayment` holds places. */
  holdMinutes: number;
  /** By how much a success at the provider extends the hold (contract, "Going out and coming back"). */
  extensionMinutes: number;
  /** Days after an order by invoice in which it can be paid; then it is canceled, and its places return. */
  openOrderDays: number;
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
  /** Greatest number of places that one order takes of one time slot, of one day or of one shared tour. */
  maxPlacesPerLine: number;
  /** Greatest number of places of one order, free ones among them. A whole tour counts with all of its places. */
  maxPlacesPerOrder: number;
  /** Greatest number of articles, annual passes and vouchers of one order together. */
  maxPiecesPerOrder: number;
  /**
   * Greatest number of places, articles, passes and vouchers that one caller holds without having paid for them. What was ordered
   * without a payment, free or by invoice, counts as long as a hold. Many visitors may share the address of a caller.
   */
  maxHeldPerCaller: number;
  /**
   * How many proxies in front of this server are trusted to append the caller's address to `X-Forwarded-For`. 0 ignores the header,
   * and the caller is the other end of the connection.
   */
  trustedProxies: number;
  /** On, the visitor confirms after the provider; off, the order is executed on return. */
  confirmPaymentOnCheckout: boolean;
  showFewLeftBelow: number;
  /**
   * More of `shopinfo/config`, as the contract has it: its flags, its languages, and all that may be missing. It outdoes what is said of
   * the same above.
   */
  configuration: Partial<ShopConfig>;
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
  openOrderDays: 14,
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
  maxPlacesPerLine: 30,
  maxPlacesPerOrder: 90,
  maxPiecesPerOrder: 100,
  maxHeldPerCaller: 200,
  trustedProxies: 0,
  confirmPaymentOnCheckout: false,
  showFewLeftBelow: 10,
  configuration: {},
  catalogueMaxAgeSeconds: 60,
  bodyLimitBytes: 100_000,
  providerTimeoutMs: 8000,
  pictures: '/museum/posters',
};

/** The settings of a server by what was chosen: the default ones else, and those that stand in the configuration from there. */
export const settingsBy = (chosen: Partial<Settings>): Settings => {
  const settings = { ...DEFAULT_SETTINGS, ...chosen };
  const { timezone, hasUserRegistration, hasGuestRegistration, ...rest } = settings.configuration;
  const { hasWithdrawal, confirmPaymentOnCheckout, showFewLeftBelow } = rest;
  const configured = {
    timezone,
    hasUserRegistration,
    hasGuestRegistration,
    hasWithdrawal,
    confirmPaymentOnCheckout,
    showFewLeftBelow,
  };
  const said = Object.entries(configured).filter(([, value]) => value !== undefined);
  return { ...settings, ...Object.fromEntries(said) };
};

/** Throws a sentence for whoever sets a shop up: nobody can fill in what he does not see, and bookings go to an address. */
export const assertFields = ({ visibleFields, requiredFields }: Settings): void => {
  const unseen = requiredFields.find((field) => !visibleFields.includes(field));
  if (unseen) throw new Error(`Customers must fill in “${unseen}”, but do not see it.`);
  if (!requiredFields.includes('email')) {
    throw new Error('Customers must fill in “email”: bookings are confirmed by mail.');
  }
};
