import type { AnalyticsDetail } from './analytics/analytics.ts';
import type { Lang } from './i18n/languages.ts';
import type { Area, RouteName } from './routes/routes.ts';
import { shared } from './shared.ts';

/** The events a page can listen to, with their details. Names and details are a promise (README, "Events"). */
export type Announcements = {
  /** The first screen of an element is there. */
  'museum-ready': { area: Area };
  /** A route was shown. */
  'museum-navigate': { area: Area; name: RouteName; path: string };
  /** The basket has changed; on `document`. */
  'museum-cart-change': {
    count: number;
    totalCents: number;
    lines: readonly { type: string; id: string; name: string; count: number; totalPrice: number }[];
  };
  /** The visitor goes from the basket to the checkout. */
  'museum-begin-checkout': { count: number; totalCents: number };
  /** An order was made. */
  'museum-purchase': { bookingId: string; hasTickets: boolean; totalCents: number };
  /** The page speaks this language; on `document`. */
  'museum-language': { lang: Lang };
  /** Something went wrong, for editors and monitoring; no personal data. */
  'museum-error': { code: string; message: string };
  /** Something was put into or taken out of the basket, for analytics. */
  'museum-analytics': AnalyticsDetail;
};

export type Announcement = keyof Announcements;

type Listener = (name: Announcement, detail: object, place?: string) => void;

const listeners = shared('announcements', () => new Set<Listener>());

/** Tells the page: as an event of the element at `place`, or of the document. */
export function announce<N extends Announcement>(
  name: N,
  detail: Announcements[N],
  place?: string,
): void {
  for (const listener of listeners) listener(name, detail, place);
}

/** Hears all announcements; the elements turn them into DOM events. */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
