import type { Announcements } from './events.ts';
import type { Lang } from '../i18n/languages.ts';
import { shared } from './shared.ts';

/** Cart as published to the host page; amounts are in whole cents. */
export type Cart = Announcements['museum-cart-change'];

const EMPTY: Cart = Object.freeze({ count: 0, totalCents: 0, lines: Object.freeze([]) });

/** Last announced cart and current language, readable by scripts of the host page at any time. */
export const published = shared('published', () => ({ cart: EMPTY, language: undefined }));

export function publishCart(cart: Cart): void {
  published.cart = Object.freeze(cart);
}

export function publishLanguage(lang: Lang): void {
  published.language = lang;
}
