// made by `npm run manifest` from the list of what is promised

/** The tags of the shop with the attributes of each. */
export interface MuseumElements {
  /** the events, or one of them with `item`, and everything after them up to the paid order. */
  'museum-tickets': {
    /** Address of the back end. */
    api?: string | undefined;
    /** Number of the shop at that back end; `1` where nothing is said. */
    shop?: string | undefined;
    /** Language of the shop, one per page: `de`, `en`, `fr`, `it`, `nl`, `es`, `sv`, `da`. */
    lang?: string | undefined;
    /** Shows one event, tour, article, pass or voucher, by its id. */
    item?: string | undefined;
    /** Shows one category of events, tours, articles or passes, or one group of vouchers, by its id. */
    category?: string | undefined;
    /** The day that is chosen first, `YYYY-MM-DD`. */
    date?: string | undefined;
    /** Where the place in the shop stands: `hash`, behind `#` in the address; `memory`, nowhere; `path`, of `<museum-shop>` alone, below its `base`. */
    routing?: 'hash' | 'memory' | undefined;
    /** Page of this site that holds `<museum-checkout>`. */
    'checkout-url'?: string | undefined;
    /** Page of this site that holds accounts. */
    'account-url'?: string | undefined;
    /** Page of this site that holds everything else. */
    'shop-url'?: string | undefined;
    /** `light` or `dark`; else the `color-scheme` of the page. */
    theme?: 'light' | 'dark' | undefined;
    /** Key of a partner; `partner` in the query of the page wins. */
    partner?: string | undefined;
  };
  /** the guided tours, or one of them with `item`, and everything after them up to the paid order. */
  'museum-tours': {
    /** Address of the back end. */
    api?: string | undefined;
    /** Number of the shop at that back end; `1` where nothing is said. */
    shop?: string | undefined;
    /** Language of the shop, one per page: `de`, `en`, `fr`, `it`, `nl`, `es`, `sv`, `da`. */
    lang?: string | undefined;
    /** Shows one event, tour, article, pass or voucher, by its id. */
    item?: string | undefined;
    /** Shows one category of events, tours, articles or passes, or one group of vouchers, by its id. */
    category?: string | undefined;
    /** Shows the tours in one language, by its key: `de`. */
    'tour-language'?: string | undefined;
    /** The day that is chosen first, `YYYY-MM-DD`. */
    date?: string | undefined;
    /** Where the place in the shop stands: `hash`, behind `#` in the address; `memory`, nowhere; `path`, of `<museum-shop>` alone, below its `base`. */
    routing?: 'hash' | 'memory' | undefined;
    /** Page of this site that holds `<museum-checkout>`. */
    'checkout-url'?: string | undefined;
    /** Page of this site that holds accounts. */
    'account-url'?: string | undefined;
    /** Page of this site that holds everything else. */
    'shop-url'?: string | undefined;
    /** `light` or `dark`; else the `color-scheme` of the page. */
    theme?: 'light' | 'dark' | undefined;
    /** Key of a partner; `partner` in the query of the page wins. */
    partner?: string | undefined;
  };
  /** what the museum's shop sells, or one article with `item`, and everything after it up to the paid order. */
  'museum-merchandise': {
    /** Address of the back end. */
    api?: string | undefined;
    /** Number of the shop at that back end; `1` where nothing is said. */
    shop?: string | undefined;
    /** Language of the shop, one per page: `de`, `en`, `fr`, `it`, `nl`, `es`, `sv`, `da`. */
    lang?: string | undefined;
    /** Shows one event, tour, article, pass or voucher, by its id. */
    item?: string | undefined;
    /** Shows one category of events, tours, articles or passes, or one group of vouchers, by its id. */
    category?: string | undefined;
    /** Where the place in the shop stands: `hash`, behind `#` in the address; `memory`, nowhere; `path`, of `<museum-shop>` alone, below its `base`. */
    routing?: 'hash' | 'memory' | undefined;
    /** Page of this site that holds `<museum-checkout>`. */
    'checkout-url'?: string | undefined;
    /** Page of this site that holds accounts. */
    'account-url'?: string | undefined;
    /** Page of this site that holds everything else. */
    'shop-url'?: string | undefined;
    /** `light` or `dark`; else the `color-scheme` of the page. */
    theme?: 'light' | 'dark' | undefined;
    /** Key of a partner; `partner` in the query of the page wins. */
    partner?: string | undefined;
  };
  /** the annual passes, or one of them with `item`, and everything after them up to the paid order. */
  'museum-passes': {
    /** Address of the back end. */
    api?: string | undefined;
    /** Number of the shop at that back end; `1` where nothing is said. */
    shop?: string | undefined;
    /** Language of the shop, one per page: `de`, `en`, `fr`, `it`, `nl`, `es`, `sv`, `da`. */
    lang?: string | undefined;
    /** Shows one event, tour, article, pass or voucher, by its id. */
    item?: string | undefined;
    /** Shows one category of events, tours, articles or passes, or one group of vouchers, by its id. */
    category?: string | undefined;
    /** Where the place in the shop stands: `hash`, behind `#` in the address; `memory`, nowhere; `path`, of `<museum-shop>` alone, below its `base`. */
    routing?: 'hash' | 'memory' | undefined;
    /** Page of this site that holds `<museum-checkout>`. */
    'checkout-url'?: string | undefined;
    /** Page of this site that holds accounts. */
    'account-url'?: string | undefined;
    /** Page of this site that holds everything else. */
    'shop-url'?: string | undefined;
    /** `light` or `dark`; else the `color-scheme` of the page. */
    theme?: 'light' | 'dark' | undefined;
    /** Key of a partner; `partner` in the query of the page wins. */
    partner?: string | undefined;
  };
  /** the vouchers, or one of them with `item`, and everything after them up to the paid order. */
  'museum-vouchers': {
    /** Address of the back end. */
    api?: string | undefined;
    /** Number of the shop at that back end; `1` where nothing is said. */
    shop?: string | undefined;
    /** Language of the shop, one per page: `de`, `en`, `fr`, `it`, `nl`, `es`, `sv`, `da`. */
    lang?: string | undefined;
    /** Shows one event, tour, article, pass or voucher, by its id. */
    item?: string | undefined;
    /** Shows one category of events, tours, articles or passes, or one group of vouchers, by its id. */
    category?: string | undefined;
    /** Where the place in the shop stands: `hash`, behind `#` in the address; `memory`, nowhere; `path`, of `<museum-shop>` alone, below its `base`. */
    routing?: 'hash' | 'memory' | undefined;
    /** Page of this site that holds `<museum-checkout>`. */
    'checkout-url'?: string | undefined;
    /** Page of this site that holds accounts. */
    'account-url'?: string | undefined;
    /** Page of this site that holds everything else. */
    'shop-url'?: string | undefined;
    /** `light` or `dark`; else the `color-scheme` of the page. */
    theme?: 'light' | 'dark' | undefined;
    /** Key of a partner; `partner` in the query of the page wins. */
    partner?: string | undefined;
  };
  /** basket, guest details, payment and what comes after it. */
  'museum-checkout': {
    /** Address of the back end. */
    api?: string | undefined;
    /** Number of the shop at that back end; `1` where nothing is said. */
    shop?: string | undefined;
    /** Language of the shop, one per page: `de`, `en`, `fr`, `it`, `nl`, `es`, `sv`, `da`. */
    lang?: string | undefined;
    /** Where the place in the shop stands: `hash`, behind `#` in the address; `memory`, nowhere; `path`, of `<museum-shop>` alone, below its `base`. */
    routing?: 'hash' | 'memory' | undefined;
    /** Page of this site that holds `<museum-checkout>`. */
    'checkout-url'?: string | undefined;
    /** Page of this site that holds accounts. */
    'account-url'?: string | undefined;
    /** Page of this site that holds everything else. */
    'shop-url'?: string | undefined;
    /** `light` or `dark`; else the `color-scheme` of the page. */
    theme?: 'light' | 'dark' | undefined;
    /** Key of a partner; `partner` in the query of the page wins. */
    partner?: string | undefined;
  };
  /** logging in and registering, and what a customer can change about his account. */
  'museum-account': {
    /** Address of the back end. */
    api?: string | undefined;
    /** Number of the shop at that back end; `1` where nothing is said. */
    shop?: string | undefined;
    /** Language of the shop, one per page: `de`, `en`, `fr`, `it`, `nl`, `es`, `sv`, `da`. */
    lang?: string | undefined;
    /** Where the place in the shop stands: `hash`, behind `#` in the address; `memory`, nowhere; `path`, of `<museum-shop>` alone, below its `base`. */
    routing?: 'hash' | 'memory' | undefined;
    /** Page of this site that holds `<museum-checkout>`. */
    'checkout-url'?: string | undefined;
    /** Page of this site that holds accounts. */
    'account-url'?: string | undefined;
    /** Page of this site that holds everything else. */
    'shop-url'?: string | undefined;
    /** `light` or `dark`; else the `color-scheme` of the page. */
    theme?: 'light' | 'dark' | undefined;
    /** Key of a partner; `partner` in the query of the page wins. */
    partner?: string | undefined;
  };
  /** leads to the basket and shows how much is in it; stands in a line of the page's own. */
  'museum-cart-button': {
    /** Address of the back end. */
    api?: string | undefined;
    /** Number of the shop at that back end; `1` where nothing is said. */
    shop?: string | undefined;
    /** Language of the shop, one per page: `de`, `en`, `fr`, `it`, `nl`, `es`, `sv`, `da`. */
    lang?: string | undefined;
    /** Where the place in the shop stands: `hash`, behind `#` in the address; `memory`, nowhere; `path`, of `<museum-shop>` alone, below its `base`. */
    routing?: 'hash' | 'memory' | undefined;
    /** Page of this site that holds `<museum-checkout>`. */
    'checkout-url'?: string | undefined;
    /** Page of this site that holds accounts. */
    'account-url'?: string | undefined;
    /** Page of this site that holds everything else. */
    'shop-url'?: string | undefined;
    /** `light` or `dark`; else the `color-scheme` of the page. */
    theme?: 'light' | 'dark' | undefined;
    /** Key of a partner; `partner` in the query of the page wins. */
    partner?: string | undefined;
  };
  /** the whole shop with all its areas, its own header and footer, for a museum that serves it under an address of its own. */
  'museum-shop': {
    /** Address of the back end. */
    api?: string | undefined;
    /** Number of the shop at that back end; `1` where nothing is said. */
    shop?: string | undefined;
    /** Language of the shop, one per page: `de`, `en`, `fr`, `it`, `nl`, `es`, `sv`, `da`. */
    lang?: string | undefined;
    /** Where the place in the shop stands: `hash`, behind `#` in the address; `memory`, nowhere; `path`, of `<museum-shop>` alone, below its `base`. */
    routing?: 'path' | 'hash' | 'memory' | undefined;
    /** Path below which a whole shop has the addresses to itself, `/` where nothing is said. */
    base?: string | undefined;
    /** Page of this site that holds `<museum-checkout>`. */
    'checkout-url'?: string | undefined;
    /** Page of this site that holds accounts. */
    'account-url'?: string | undefined;
    /** Page of this site that holds everything else. */
    'shop-url'?: string | undefined;
    /** `light` or `dark`; else the `color-scheme` of the page. */
    theme?: 'light' | 'dark' | undefined;
    /** Key of a partner; `partner` in the query of the page wins. */
    partner?: string | undefined;
    /** A whole shop without its header, whatever the back end's configuration says. */
    'no-header'?: boolean | string | undefined;
    /** A whole shop without its footer, whatever the back end's configuration says. */
    'no-footer'?: boolean | string | undefined;
  };
}
