import type { Announcements } from './announcements.ts';
import type { Lang } from './i18n/languages.ts';
import { shared } from './shared.ts';

/** The basket as the page hears of it; amounts in whole cents. */
export type Cart = Announcements['museum-cart-change'];

const EMPTY: Cart = Object.freeze({ count: 0, totalCents: 0, lines: Object.freeze([]) });

/** What the page's own scripts may read at any time: the basket as it was last told, and the language once it is known. */
export const published = shared('published', () => ({
  cart: EMPTY,
  language: undefined as Lang | undefined,
}));
