import type { Announcements } from '../core/page/events.ts';
import type { RefusalCode } from '../core/script-api/outcome.ts';
import type { DoctorReport } from '../core/doctor/types.ts';
import type { Tag } from '../core/embed/elements.ts';
import type { GivenItem } from '../core/script-api/addItem.ts';
import type { Lang } from '../core/i18n/languages.ts';
import type { Cart } from '../core/page/snapshot.ts';
import type { Area } from '../core/routes/routes.ts';
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
export type MuseumTag = Tag;

/** The basket as the page's scripts read it; amounts in whole cents. */
export type MuseumCart = Cart;

export type MuseumCartLine = MuseumCart['lines'][number];

/** What `museumShop.add` takes. */
export type MuseumItem = GivenItem;

/** A screen of the shop: an area, or what is to be seen of it. */
export type MuseumScreen = {
  area: Area;
  item?: string;
  category?: string;
  /** `YYYY-MM-DD`, of tickets and tours. */
  date?: string;
  tourLanguage?: string;
};

/** What `museumShop` rejects with. */
export type MuseumShopError = Error & {
  /** `no-place`: no element of this page, and no other page of the site, can show it. */
  code: RefusalCode | 'no-place';
};

/** Settings that hold for the whole page, by the names that `<meta name="museum-shop-…">` has. */
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

/** `window.museumShop` (README, "Script interface"). */
export interface MuseumShop {
  /**
   * Puts something into the basket without a screen, by the rules of its screen. Resolves to its lines as they stand in the
   * basket then, which may hold more of the same; rejects with a `MuseumShopError`.
   */
  add(item: MuseumItem): Promise<readonly MuseumCartLine[]>;
  /** Leads the visitor to a screen, as a click would: by its path, `/tickets/12?date=2027-03-05`, or by its area. */
  open(where: string | MuseumScreen): Promise<void>;
  /** The language of the page's shop; undefined until it has started. */
  readonly language: Lang | undefined;
  /** Loads the page anew in another language; basket and place stay. */
  setLanguage(lang: Lang): Promise<void>;
  /** The basket, read-only; empty until the shop has started. */
  readonly cart: MuseumCart;
  /** The visitor agrees to be counted, or does not any more. */
  consent(isGiven: boolean): void;
  /** Looks for what is wrong with this page and its back end, tells the console and returns it; nothing is changed by it. */
  doctor(): Promise<DoctorReport>;
  /** Settings of the page: they go before the script's own address, and after attributes and `<meta>`. */
  configure(settings: MuseumSettings): void;
  /** Calls a function by its name, `push(['consent', true])`, or a function of the page's own with the interface. */
  push(...entries: MuseumShopEntry[]): void;
}

type Verb = 'add' | 'open' | 'setLanguage' | 'consent' | 'configure' | 'doctor';

/** What can be put into `window.museumShop` before the script has come. */
export type MuseumShopEntry =
  | { [V in Verb]: readonly [verb: V, ...all: Parameters<MuseumShop[V]>] }[Verb]
  | ((museumShop: MuseumShop) => unknown);

type TagMap = Record<MuseumTag, MuseumElement>;

declare global {
  interface HTMLElementTagNameMap extends TagMap {}
  interface GlobalEventHandlersEventMap extends MuseumEventMap {}
  var museumShop: MuseumShop;
}
