import type { ShopConfig } from '../../src/core/api/contract.ts';
import { CUSTOMER_FIELDS } from './customer-fields.ts';
import type { CustomerField } from './customer-fields.ts';

/** Settings of a museum. The names of durations contain their unit. */
export type Settings = {
  timezone: string;
  /** Origins of the pages that may call this server (CORS). `*` allows all, which is safe because no call uses a cookie. */
  pageOrigins: '*' | string[];
  /** How long `initPayment` holds places. */
  holdMinutes: number;
  /** How much a success at the provider extends the hold (contract, "Going out and coming back"). */
  extensionMinutes: number;
  /** Days in which an order by invoice can be paid. Then it is canceled and its places are released. */
  openOrderDays: number;
  /** How long a guest token is valid, counted from its creation. */
  tokenHours: number;
  /** How long a registered customer stays logged in after their last request. */
  loginHours: number;
  /** How long a link to reset a password or to confirm an email address is valid. */
  resetMinutes: number;
  /** Cost of hashing a password: N of scrypt, a power of two. Hashes with another cost stay valid. */
  passwordCost: number;
  /** Whether customers can have accounts. `true` turns on all calls for accounts. */
  hasUserRegistration: boolean;
  /** Whether visitors can buy without an account. */
  hasGuestRegistration: boolean;
  /**
   * Addresses of the page on which customers set a new password, one for each language or way to embed the account, as the embed
   * there sends them: `https://museum.example/account.html#/recover/{token}`. Mails with a key lead only to these.
   */
  recoverAddresses: string[];
  /**
   * Maximum number of mails of one kind that strangers can cause to one address within a day. Mails about paid orders and changed
   * logins do not count.
   */
  maxMailsPerRecipient: number;
  /** Maximum number of receipts for withdrawals from one order in a day. */
  maxReceiptsPerBooking: number;
  /** Fields of a customer form, in this order. */
  visibleFields: CustomerField[];
  /** Required fields of every customer, all of them visible. Orders that need the address require it in addition. */
  requiredFields: CustomerField[];
  /** Whether visitors can withdraw from a contract here, without a login. */
  hasWithdrawal: boolean;
  /** Accepted wallets. Checking whether a device has Google Pay sends a request to google.com. */
  wallets: ('applepay' | 'googlepay')[];
  maxItems: number;
  /** Maximum number of places that one order takes in one time slot, on one day or on one shared tour. */
  maxPlacesPerLine: number;
  /** Maximum number of places in one order, including free ones. A whole tour counts with all of its places. */
  maxPlacesPerOrder: number;
  /** Maximum number of articles, annual passes and vouchers in one order together. */
  maxPiecesPerOrder: number;
  /**
   * Maximum number of places, articles, passes and vouchers that one caller holds without having paid. Many visitors may share
   * one caller's address.
   */
  maxHeldPerCaller: number;
  /** How long an order without a payment, free or by invoice, counts as held by its caller. */
  unpaidOrderHours: number;
  /**
   * Maximum number of `customer/validate` and `customer/register` of one caller in an hour, because both reveal whether an email
   * address has an account. It is enough for 60 buyers behind one address.
   */
  maxAddressChecksPerHour: number;
  /** Maximum number of unknown voucher codes that one caller tries in an hour. */
  maxWrongCodesPerHour: number;
  /** Maximum number of withdrawals that one caller sends in an hour. */
  maxWithdrawalsPerHour: number;
  /** Maximum number of wrong passwords that one caller tries in an hour, for all accounts together. */
  maxWrongPasswordsPerHour: number;
  /**
   * Number of trusted proxies in front of this server that append the caller's address to `X-Forwarded-For`. With 0 the header is
   * ignored, and the caller is the other end of the connection.
   */
  trustedProxies: number;
  /** Whether the visitor confirms the order after paying. Otherwise it is executed on return. */
  confirmPaymentOnCheckout: boolean;
  showFewLeftBelow: number;
  /**
   * Revision of the contract. With 1, this server has none of the optional fields and calls of revision 2 (contract, "New, all
   * optional"), like an older back end.
   */
  contractRevision: 1 | 2;
  /** More of `shopinfo/config`: flags, languages and optional parts. It takes precedence over the settings above. */
  configuration: Partial<ShopConfig>;
  /** Address of the page that shows an order, with `{lang}` and `{id}`. Without it, mails do not link to the order. */
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
  recoverAddresses: [],
  maxMailsPerRecipient: 10,
  maxReceiptsPerBooking: 1,
  hasGuestRegistration: true,
  visibleFields: CUSTOMER_FIELDS.filter((field) => field !== 'title'),
  requiredFields: ['fname', 'lname', 'email'],
  hasWithdrawal: true,
  wallets: ['applepay'],
  maxItems: 50,
  maxPlacesPerLine: 30,
  maxPlacesPerOrder: 90,
  maxPiecesPerOrder: 100,
  maxHeldPerCaller: 200,
  unpaidOrderHours: 6,
  maxAddressChecksPerHour: 240,
  maxWrongCodesPerHour: 60,
  maxWithdrawalsPerHour: 30,
  maxWrongPasswordsPerHour: 100,
  trustedProxies: 0,
  confirmPaymentOnCheckout: false,
  showFewLeftBelow: 10,
  contractRevision: 2,
  configuration: {},
  catalogueMaxAgeSeconds: 60,
  bodyLimitBytes: 100_000,
  providerTimeoutMs: 8000,
  pictures: '/museum/posters',
};

/** Completes the chosen settings with the defaults. Settings that `configuration` repeats are taken from there. */
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

/** Whether a shop has the optional fields and calls of revision 2. */
export const hasOptionalParts = ({ settings }: { settings: Settings }): boolean =>
  settings.contractRevision > 1;

/** Throws if a required field is not visible, or if the email address is not required, because bookings are sent to it. */
export const assertFields = ({ visibleFields, requiredFields }: Settings): void => {
  const unseen = requiredFields.find((field) => !visibleFields.includes(field));
  if (unseen) throw new Error(`Customers must fill in “${unseen}”, but do not see it.`);
  if (!requiredFields.includes('email')) {
    throw new Error('Customers must fill in “email”: bookings are confirmed by mail.');
  }
};
