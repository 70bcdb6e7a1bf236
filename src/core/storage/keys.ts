/**
 * Every key the shop keeps in the browser, and for how long: `session` ends with the tab, `local` stays.
 * In storage each stands behind `museum-shop/1/{api}/{shop}/`.
 */
export const KEYS = {
  /** The lines of the basket. */
  cart: 'session',
  /** The guest or customer, as the server knows him. */
  customer: 'session',
  /** The login token; never anywhere else. */
  token: 'session',
  /** The 12 characters that name this visit to the server. */
  session: 'session',
  /** Where the visitor came from, unless from a payment provider. */
  referrer: 'session',
  /** The partner whose page or link brought the visitor. */
  partner: 'session',
  /** What the visitor has chosen on an event's screen and not yet put into the basket. */
  choices: 'session',
  /** What the visitor has filled in for a tour and not yet put into the basket. */
  'tour-bookings': 'session',
  /** The owners that the visitor has typed for a pass and not yet put into the basket. */
  'pass-owners': 'session',
  /** What the visitor has typed into the guest's form and not yet sent. */
  'guest-form': 'session',
  /** What a customer has changed in his details and not yet sent. */
  'customer-form': 'session',
  /** The key of the mailed link by which a new password is being set. */
  'reset-key': 'session',
  /** What the visitor has typed to withdraw from a contract, and when that came. */
  withdrawal: 'session',
  /** How the visitor wants to pay, until he has ordered: the way, an account, a number for the invoice. */
  'payment-form': 'session',
  /** The payment under way (cart id and the session key that began it), or that it was canceled. */
  payment: 'session',
  /** The payment of an open order, while it is not known whether it was taken. */
  'order-payment': 'session',
  /** The last completed order, so that its screen survives a reload. */
  order: 'session',
  /** The address last visited, for a return after reload. */
  'last-visited': 'session',
  /** The route that the visitor is led to after signing in. */
  redirect: 'session',
  /** The visitor has read the cookie notice. */
  'cookies-accepted': 'session',
  /** Whether the visitor agrees to be counted, as the page has told it. */
  consent: 'session',
  /** Where each element was, by the entries of the history. */
  places: 'session',
  /** How far each step of the history was scrolled, in pixels. */
  scroll: 'session',
  /** The language last chosen. */
  language: 'session',
  /** When the shop last loaded its page anew: after a 503, or to follow the page's language. */
  reloaded: 'session',
  /** The addresses of this tab's pages that the shop was on, without what is behind `#`. */
  'shop-pages': 'session',
  /** What one page of a tab hands to the next, while the visitor goes back or forward from the one to the other. */
  'handed-over': 'local',
  /** Hashes of carts that have become orders, so that every tab empties that basket; none opens an order. */
  executed: 'local',
} as const satisfies Record<string, 'session' | 'local'>;

export type StorageKey = keyof typeof KEYS;
