import type { Announcements } from '../core/announcements.ts';
import type { Attribute } from './attributes.ts';

/** The shop's events by name; they bubble and leave shadow roots, so `document` hears them all. */
export type MuseumEventMap = { [N in keyof Announcements]: CustomEvent<Announcements[N]> };

type PropertyName<A extends string> = A extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<PropertyName<Tail>>}`
  : A;

/** An element of the shop: each attribute is a property too, `checkout-url` as `checkoutUrl`. */
export type MuseumElement = HTMLElement & {
  [A in Exclude<Attribute, 'lang'> as PropertyName<A>]?: string | undefined;
};

/** The tags of the shop. */
export type MuseumTag =
  | 'museum-tickets'
  | 'museum-tours'
  | 'museum-merchandise'
  | 'museum-passes'
  | 'museum-vouchers'
  | 'museum-checkout'
  | 'museum-account'
  | 'museum-cart-button'
  | 'museum-shop';

type TagMap = Record<MuseumTag, MuseumElement>;

declare global {
  interface HTMLElementTagNameMap extends TagMap {}
  interface GlobalEventHandlersEventMap extends MuseumEventMap {}
}
