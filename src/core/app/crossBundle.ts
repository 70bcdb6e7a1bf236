import type { AccountState } from '../account/store.ts';
import type { Sale } from '../analytics/sales.ts';
import type { Client } from '../api/client.ts';
import type { Deviation } from '../api/decode.ts';
import type { Early } from '../api/early.ts';
import type { TrafficState } from '../async/traffic.ts';
import type { ClockState } from '../calendar/clock.ts';
import type { CartState } from '../cart/store.ts';
import type { CheckoutState } from '../checkout/store.ts';
import type { ConfigState } from '../config/store.ts';
import type { PageSettings } from '../config/types.ts';
import type { ContentState, PagesState } from '../content/store.ts';
import type { EmbedState } from '../embed/store.ts';
import type { Lang } from '../i18n/languages.ts';
import type { MerchandiseState } from '../merchandise/store.ts';
import type { NavigationState } from '../navigation/store.ts';
import type { NoticesState, ToastsState } from '../notices/store.ts';
import type { Announcement } from '../page/events.ts';
import type { LanguageState } from '../page/language.ts';
import type { Cart } from '../page/snapshot.ts';
import type { PassesState } from '../passes/store.ts';
import type { SessionState } from '../session/store.ts';
import type { TicketsState } from '../tickets/store.ts';
import type { ToursState } from '../tours/store.ts';
import type { VouchersState } from '../vouchers/store.ts';
import type { WithdrawalState } from '../withdrawal/store.ts';

// Everything that separately built bundles share on one page, in all releases with the key `museum-shop/1`. A test freezes
// it; docs/decisions/0003-shared-singleton.md describes how to change it. No module imports this file, so it may import the
// types of all areas.

type Timer = ReturnType<typeof setTimeout> | undefined;

/**
 * Stores: valtio proxies with plain data. All copies write them, each through its own actions of the store's area. A
 * copy ignores fields that it does not know, and adds fields that an older copy has not created.
 */
export interface SharedStores {
  /** Signed-in customer, and the state of the forms that sign in or change their data. */
  account: AccountState;
  /** Lines of the basket, those being paid, and their shipping costs. */
  cart: CartState;
  /** Payment and its form, the order under review, suggestions. */
  checkout: CheckoutState;
  /** Difference between the museum's clock and the device's. */
  clock: ClockState;
  /** Settings of the page, and the museum's configuration. */
  config: ConfigState;
  /** Static content, and whether the cookie notice was accepted. */
  content: ContentState;
  /** Choices in the configurator; only editors load it. */
  embed: EmbedState;
  /** Language of the page. Each copy loads its own messages for it. */
  language: LanguageState;
  /** Articles and annual passes. */
  merchandise: MerchandiseState;
  /** Outlets of all embeds, and the one used last. */
  navigation: NavigationState;
  /** Notice shown to the visitor. */
  notices: NoticesState;
  /** Legal and information pages. */
  pages: PagesState;
  /** Drafts of the owners of annual passes. */
  passes: PassesState;
  /** Session with the back end. */
  session: SessionState;
  /** Events with their days, and choices not in the cart yet. */
  tickets: TicketsState;
  /** Toast shown to the visitor. */
  toasts: ToastsState;
  /** Tours with their days, and bookings not in the cart yet. */
  tours: ToursState;
  /** Number of running requests. */
  traffic: TrafficState;
  /** Vouchers on sale, and the draft of a code. */
  vouchers: VouchersState;
  /** Form that withdraws from a contract. */
  withdrawal: WithdrawalState;
}

/** Other data, which no screen observes. All copies write it, each through the folder that calls `shared` for it. */
export interface SharedData {
  /** Amounts written with a point, of the answer that is being decoded, by whichever copy decodes it. */
  amounts: { noted: number[] | undefined };
  /** Configuration errors that were reported. A copy with another wording reports its own. */
  'config-errors': Set<string>;
  /** Currency of the museum; missing if the shop cannot sell in it. */
  currency: { code: string | undefined };
  /** Deviations of the answer that is being decoded, by whichever copy decodes it. */
  decoding: { noted: Deviation[] | undefined };
  /** Answers requested before the code that needs them was loaded; any copy takes them, once. */
  early: Map<string, Early | undefined>;
  /** Address reached by Back, Forward or a reload. */
  'history-return': { to: string | undefined };
  /** Elements by the keys of their outlets. */
  hosts: Map<string, Element>;
  /** Elements made of links, which a later copy must not convert again. */
  'marked-links': WeakSet<Element>;
  /** Time zone of the museum. */
  'museum clock': { timeZone: string };
  /** Pages named by each embed. */
  'named-pages': Map<Element, Pick<PageSettings, 'checkoutUrl' | 'accountUrl' | 'shopUrl'>>;
  /** Timer that dismisses the notice. */
  'notice-timer': { running: Timer };
  /** Whether the page is the configurator's preview, which stores nothing. */
  preview: { isOn: boolean };
  /** Cart and language as the host page reads them. */
  published: { cart: Cart; language: Lang | undefined };
  /** Requests that load a value of a store, by store and key. A copy that needs the same value waits for them. */
  requests: Map<object, Map<string, Promise<void>>>;
  /** Settings from scripts of the host page. */
  script: { query: Record<string, string> };
  /** Last request for shipping costs; a copy that builds another request asks again. */
  shipping: { question: string; answer?: Promise<void> };
  /** Start of the shop, which later copies wait for, and the language of the document at that time. */
  start: { running: Promise<void> | undefined; pageLanguage: Lang | undefined };
  /** Prefix of the keys in the browser's storage, and the values while the storage refuses them. */
  storage: { scope: string; values: Map<string, string> };
  /** Cart for which suggestions were requested last. */
  suggestions: { basket: string };
  /** Timer that dismisses the toast. */
  'toast-timer': { running: Timer; startedAtMs: number; leftMs: number };
}

/**
 * Functions of whichever copy came first, called by all others. Parameters and results are part of the contract. An
 * older copy ignores what it does not know, such as a new option of a call: the caller must work without its effect.
 */
export interface SharedFunctions {
  /** Listeners for public events. Only the copy with the duty `events` adds one, which dispatches those of all copies. */
  announcements: Set<(name: Announcement, detail: object, outlet?: string) => void>;
  /** Client of the copy that started the shop. It sends the calls of all copies and decodes them with their schemas. */
  client: { client: Client | undefined };
  /** Consent to analytics, set by scripts of the host page, which calls the listeners. */
  consent: { isGiven: boolean | undefined; listeners: Set<() => void> };
  /** Functions that load pending embeds, by area; set by the copy that found the embed. */
  pending: Map<string, () => Promise<unknown>>;
  /** Listeners of all embeds, called with the key of an outlet that shows another route. */
  'route-listeners': Set<(outlet: string) => void>;
  /** Listeners for sales. Only the copy with the duty `analytics` adds one. */
  sales: Set<(sale: Sale) => void>;
  /** By area: the navigation that waits for pending embeds, and those who wait for its end. The copy that loads calls them. */
  waiting: Map<
    string,
    { goOn: () => void | Promise<void>; done: ((shown: void | Promise<void>) => void)[] }
  >;
}

/** Tasks for one copy only, the first that claims them. Later copies leave them to it, even if their code is newer. */
export interface SharedDuties {
  /** Reports sales to analytics. */
  analytics: true;
  /** Dispatches announcements as DOM events. */
  events: true;
  /** Hands the cart over to pages in the browser's cache. */
  'hand over': true;
  /** Installs `window.museumShop`. */
  museumShop: true;
  /** Stores and announces the cart. */
  'persist cart': true;
  /** Handles Back and Forward. */
  popstate: true;
  /** Resets an outgoing payment of an open order when the page returns from the browser's cache. */
  'watch order payment': true;
  /** Watches payments in other tabs and pages from the browser's cache. */
  'watch payments': true;
  /** Notes on the console that a tag is registered already. */
  [registered: `twice ${string}`]: true;
  /** Warns on the console about a marked form. */
  [warned: `warn ${string}`]: true;
}

declare module '../page/shared.ts' {
  interface SharedValues extends SharedStores, SharedData, SharedFunctions {}
  interface Duties extends SharedDuties {}
}
