import type { Announcements } from '../core/page/events.ts';
import type { ScriptErrorCode } from '../core/page/errorCodes.ts';
import type { DoctorReport } from '../core/doctor/types.ts';
import type { Tag } from '../core/embed/elements.ts';
import type { NewItem } from '../core/script-api/addItem.ts';
import type { Lang } from '../core/i18n/languages.ts';
import type { Cart } from '../core/page/snapshot.ts';
import type { Area } from '../core/routes/routes.ts';
import type { MuseumElements } from './jsx.ts';

/** Events of the shop by name. They bubble and are composed, so a listener on `document` receives all of them. */
export type MuseumEventMap = { [N in keyof Announcements]: CustomEvent<Announcements[N]> };

/** Name of an attribute as a property. */
export type PropertyName<A extends string> = A extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<PropertyName<Tail>>}`
  : A;

/** Tags of the shop's elements. */
export type MuseumTag = Tag;

/** Properties of an element. Each attribute is also a property: `checkout-url` is `checkoutUrl`. */
export type MuseumProperties<T extends MuseumTag = MuseumTag> = {
  [A in Exclude<AttributeOf<T>, 'lang'> as PropertyName<A>]?: ValueOf<T, A> | undefined;
};

type AttributeOf<T extends MuseumTag> = T extends MuseumTag ? keyof MuseumElements[T] : never;

type ValueOf<T extends MuseumTag, A> = T extends MuseumTag
  ? A extends keyof MuseumElements[T]
    ? MuseumElements[T][A]
    : never
  : never;

/** Element of the shop, of any tag unless one is given. */
export type MuseumElement<T extends MuseumTag = MuseumTag> = HTMLElement & MuseumProperties<T>;

/** Basket, as scripts of the page can read it. Amounts are in whole cents. */
export type MuseumCart = Cart;

export type MuseumCartLine = MuseumCart['lines'][number];

/** Item for `museumShop.add`. */
export type MuseumItem = NewItem;

/** Screen of the shop: an area, or one item or category in it. */
export type MuseumScreen = {
  area: Area;
  item?: string;
  category?: string;
  /** Day to select, `YYYY-MM-DD`; for tickets and tours only. */
  date?: string;
  tourLanguage?: string;
};

/** Error that the calls of `museumShop` reject with. */
export type MuseumShopError = Error & {
  /** Why the call was refused (README, "Script interface"). */
  code: ScriptErrorCode;
};

/** Settings for the whole page, by their names in `<meta name="museum-shop-…">`. */
export type MuseumSettings = Partial<
  Record<
    | 'api'
    | 'shop'
    | 'lang'
    | 'checkout-url'
    | 'account-url'
    | 'shop-url'
    | 'partner'
    | 'analytics'
    | 'analytics-consent',
    string
  >
>;

/** Script API of the shop, `window.museumShop` (README, "Script interface"). */
export interface MuseumShop {
  /**
   * Adds an item to the basket without showing a screen; the rules of its screen apply. Resolves to its lines in the
   * basket, whose counts include what was there before; rejects with a `MuseumShopError`.
   */
  add(item: MuseumItem): Promise<readonly MuseumCartLine[]>;
  /**
   * Shows a screen, like a click on a link: by its path, `/tickets/12?date=2027-03-05`, or by its area. Resolves once
   * the address names it, even if its embed has to be loaded first; rejects with a `MuseumShopError`.
   */
  open(where: string | MuseumScreen): Promise<void>;
  /** Language of the shop; undefined until it has started. */
  readonly language: Lang | undefined;
  /** Reloads the page in another language, with the same basket and screen. Rejects with a `MuseumShopError`. */
  setLanguage(lang: Lang): Promise<void>;
  /** Basket, read-only; empty until the shop has started. */
  readonly cart: MuseumCart;
  /** Sets whether the visitor consents to analytics. */
  consent(isGiven: boolean): void;
  /** Checks this page and its back end, logs the findings to the console and returns them. Changes nothing. */
  doctor(): Promise<DoctorReport>;
  /** Sets settings for the whole page. They override the script's address; attributes and `<meta>` override them. */
  configure(settings: MuseumSettings): void;
  /** Runs entries in order: calls by name, `push(['consent', true])`, or functions, which receive this object. */
  push(...entries: MuseumShopEntry[]): void;
}

type Method = 'add' | 'open' | 'setLanguage' | 'consent' | 'configure' | 'doctor';

/** Entry of the array that a page can put into `window.museumShop` before the script has loaded. */
export type MuseumShopEntry =
  | { [M in Method]: readonly [method: M, ...all: Parameters<MuseumShop[M]>] }[Method]
  | ((museumShop: MuseumShop) => unknown);

type TagMap = { [T in MuseumTag]: MuseumElement<T> };

declare global {
  interface HTMLElementTagNameMap extends TagMap {}
  interface GlobalEventHandlersEventMap extends MuseumEventMap {}
  var museumShop: MuseumShop;
}
