/**
 * Storage keys with their lifetime: `session` ends with the tab, `local` persists. The prefix in storage is
 * `museum-shop/1/{api}/{shop}/`. docs/browser-storage.md has a row for each.
 */
export const KEYS = {
  cart: 'session',
  /** Signed-in guest or customer. */
  customer: 'session',
  /** Login token; stored nowhere else. */
  token: 'session',
  /** The 12 characters that identify this session to the back end. */
  session: 'session',
  /** Referring site, unless it is a payment provider. */
  referrer: 'session',
  /** Partner whose page or link the visitor came from. */
  partner: 'session',
  /** Campaign parameters of the address with which the visitor came. */
  campaign: 'session',
  /** Choices on event screens that are not in the cart yet. */
  choices: 'session',
  /** Drafts of tour bookings that are not in the cart yet. */
  'tour-bookings': 'session',
  /** Drafts of pass owners that are not in the cart yet. */
  'pass-owners': 'session',
  /** Draft of the guest form. */
  'guest-form': 'session',
  /** Draft of the details form. */
  'customer-form': 'session',
  /** Key from the password reset link. */
  'reset-key': 'session',
  /** Draft of the withdrawal form, and when the declaration was received. */
  withdrawal: 'session',
  /** Payment type, account, and reference for the invoice, until the order is placed. */
  'payment-form': 'session',
  /** Pending payment (cart id and the session key that started it), or its cancellation. */
  payment: 'session',
  /** Payment of an open order while its outcome is unknown. */
  'order-payment': 'session',
  /** Last completed order, so that its screen survives a reload. */
  order: 'session',
  /** Last visited route, for a return after a reload. */
  'last-visited': 'session',
  /** Route to open after sign-in. */
  redirect: 'session',
  /** Whether the visitor has dismissed the cookie notice. */
  'cookies-accepted': 'session',
  /** Consent to analytics, as reported by the host page. */
  consent: 'session',
  /** Screens and steps that analytics have received, by history entry, so that a reload does not repeat them. */
  reported: 'session',
  /** Routes of the outlets by history entry. */
  outlets: 'session',
  /** Scroll positions by history entry, in pixels. */
  scroll: 'session',
  /** Language last chosen. */
  language: 'session',
  /** Time of the last reload by the shop, after a 503 or to follow the page's language. */
  reloaded: 'session',
  /** Addresses of this tab's pages with the shop, without their hash. */
  'shop-pages': 'session',
  /** Random key for `handed-over`. */
  'hand-over-key': 'session',
  /** Values passed between two pages of a tab on Back or Forward in Firefox, encrypted with `hand-over-key`. */
  'handed-over': 'local',
  /** Hashes of carts that have become orders, so that every tab can remove those lines. They cannot open an order. */
  executed: 'local',
  /** Hashes of the session keys that started a payment, with the time, for a day. */
  'paying-sessions': 'local',
} as const satisfies Record<string, 'session' | 'local'>;

export type StorageKey = keyof typeof KEYS;

/**
 * Keys in session storage that are written before the shop is known, so that no later script of the page reads the
 * secret in its address. Named by the routes with a secret; docs/browser-storage.md has a row for each.
 */
export const ADDRESS_KEYS = {
  /** Parameters of a payment return. */
  paymentReturn: 'museum-shop/1/payment-return',
  /** Session key and route of this tab while the visitor is at the payment provider. */
  away: 'museum-shop/1/away',
  /** Key from the password reset link. */
  recover: 'museum-shop/1/reset-key',
  /** Key of the order that this tab has opened last. */
  'order-review': 'museum-shop/1/order-key',
} as const;
