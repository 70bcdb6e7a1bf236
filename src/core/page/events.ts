import type { Lang } from '../i18n/languages.ts';
import type { Area, RouteName } from '../routes/routes.ts';
import type { ErrorCode } from './errorCodes.ts';
import { shared } from './shared.ts';

/** Type of a line in analytics (specification, section 7). Day tickets count as Ticket, passes as Merchandise. */
export type AnalyticsType = 'Ticket' | 'GuidedTour' | 'Merchandise' | 'Voucher';

export type AnalyticsDetail = {
  event: 'add_to_cart' | 'remove_from_cart';
  type: AnalyticsType;
  /** The museum's currency, e.g. `EUR`. */
  currency: string;
  /** In that currency, with two decimals: `"12.00"`. */
  value: string;
  items: { id: string; name: string; count: number; price: string }[];
};

/** Events for the host page, with their details. Names and details are public API (README, "Events"). */
export type Announcements = {
  /** An embed shows its first screen. */
  'museum-ready': { area: Area };
  /** An embed shows another route. */
  'museum-navigate': { area: Area; name: RouteName; path: string };
  /** The cart has changed; dispatched on `document`. */
  'museum-cart-change': {
    count: number;
    totalCents: number;
    lines: readonly { type: string; id: string; name: string; count: number; totalPrice: number }[];
  };
  /** The visitor continues from the cart to the checkout. */
  'museum-begin-checkout': { count: number; totalCents: number };
  /** An order was placed. */
  'museum-purchase': { bookingId: string; hasTickets: boolean; totalCents: number };
  /** The language of the shop is known; dispatched on `document`. */
  'museum-language': { lang: Lang };
  /** An error, for editors and monitoring; holds no personal data. The README lists the codes under "Error codes". */
  'museum-error': {
    code: ErrorCode;
    message: string;
    /** Path of the call, and the field in its answer, of `incomplete-data`. */
    call?: string;
    field?: string;
  };
  /** Something was added to or removed from the cart, for analytics. */
  'museum-analytics': AnalyticsDetail;
};

export type Announcement = keyof Announcements;

type Listener = (name: Announcement, detail: object, outlet?: string) => void;

const listeners = shared('announcements', () => new Set());

/** Dispatches an event to the host page: on the embed of the outlet, if given, otherwise on `document`. */
export function announce<N extends Announcement>(
  name: N,
  detail: Announcements[N],
  outlet?: string,
): void {
  for (const listener of listeners) listener(name, detail, outlet);
}

/** Subscribes to all announcements, which the embeds dispatch as DOM events. Returns a function that unsubscribes. */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
