import type { Lang } from '../i18n/languages.ts';
import type { ErrorCode } from '../page/errorCodes.ts';

/** Invalid attribute; described by the same sentence as in the embed's error note. */
export type WrongAttribute = { is: ErrorCode; attribute: string; value: string; choices?: string };

/** Finding of the doctor, with its data; the component that shows it chooses the sentence. */
export type Finding =
  /** No back end is configured. */
  | { is: 'missing-api' }
  | { is: 'invalid-address'; api: string }
  | { is: 'mixed-content' | 'insecure-connection' | 'unreachable'; api: string }
  | { is: 'cors' | 'preflight'; api: string; origin: string }
  | { is: 'timeout' | 'html-response' | 'not-found'; address: string }
  | { is: 'redirect'; address: string; to: string }
  | { is: 'http-error'; call: string; status: number }
  /** A single call gets no answer, or one that the page may not read. */
  | { is: 'no-response'; call: string }
  /** The answer does not match the contract in `field`. */
  | { is: 'invalid-response'; call: string; field: string }
  /** An item of a list was left out because it could not be read. */
  | { is: 'item-left-out'; call: string; what: string }
  | {
      is: 'unsupported-page-language' | 'unsupported-embed-language';
      lang: string;
      languages: string;
    }
  | { is: 'unknown-language' | 'language-unavailable'; lang: string }
  /** The shop stops selling: prices in this currency cannot be shown, or an amount is not in hundredths. */
  | { is: 'unknown-currency'; value: string }
  | { is: 'wrong-unit'; call: string; value: string }
  /** The back end accepts payments from other pages only. */
  | { is: 'origin-refused'; origin: string; allowed: string }
  | { is: 'content-policy'; directive: string; source: string }
  | { is: 'missing-script' }
  /** `missing-embed`: the page has the script only; `missing-shop`: it has neither script nor embeds. */
  | { is: 'missing-embed' | 'missing-shop' }
  /** A tag that is escaped, so that visitors read it as text. */
  | { is: 'tag-as-text'; tag: string }
  /** The page names another back end than the examined one. */
  | { is: 'other-api'; api: string; examined: string }
  | { is: 'page-error'; address: string; status: number }
  | { is: 'missing-page' }
  /** The page, or the policy in its headers, cannot be read from here. */
  | { is: 'unreadable-page' | 'unreadable-policy'; address: string }
  | { is: 'several-scripts'; addresses: string }
  | {
      is: 'not-a-module' | 'missing-integrity' | 'load-error' | 'integrity-mismatch';
      address: string;
    }
  | { is: 'several-apis'; apis: string }
  | { is: 'several-languages'; languages: string }
  | { is: 'unknown-item' | 'unknown-category'; embed: string; id: string }
  | { is: 'switched-off'; embed: string; area: string }
  | { is: 'past-date'; embed: string; date: string }
  | { is: 'invalid-attribute'; embed: string; wrong: WrongAttribute }
  | { is: 'unknown-attribute' | 'ignored-attribute'; embed: string; attribute: string }
  | { is: 'unknown-element'; embed: string }
  /** An element that is not supported as a marked `div` or link. */
  | { is: 'unsupported-form'; embed: string; form: 'div' | 'link' }
  | { is: 'foreign-link'; address: string }
  | { is: 'ignored-link'; address: string; why: 'ugc' | 'comment' | 'nofollow' | 'too-many' }
  | { is: 'missing-fallback'; embed: string }
  | { is: 'page-not-found'; attribute: string; address: string }
  | { is: 'page-without-embed'; attribute: string; address: string; tag: string };

export type Embed = {
  form: 'tag' | 'div' | 'link';
  /** Element name such as `tickets`; in a marked form it may be unknown. */
  element: string;
  /** Opening tag for messages: `<museum-tickets item="12">`. */
  written: string;
  attributes: Readonly<Record<string, string>>;
  wrong: readonly WrongAttribute[];
  unknown: readonly string[];
  /** Attributes that have no effect in a marked form. */
  beyond: readonly string[];
  hasFallback: boolean;
  /** Whether the origin of a link is not trusted, so that it stays a plain link. */
  isForeign: boolean;
  /** Why a link stays plain, apart from its origin. */
  ignored?: 'ugc' | 'comment' | 'nofollow' | 'too-many';
  href?: string;
  api?: string;
};

export type Script = { address: string; isModule: boolean; integrity: string };

export type PageFacts = {
  address: string;
  lang: string;
  embeds: readonly Embed[];
  scripts: readonly Script[];
  /** Tags of the shop that are escaped, so they show as text. */
  textTags: readonly string[];
  /** Content security policies: from `<meta>`, and from the headers if they can be read. */
  policies: readonly string[];
  /** Whether the headers may hold a policy that cannot be read from here. */
  isPolicyUnread: boolean;
  /** Back end that the page configures. */
  api?: string;
  /** Absolute addresses of the pages named by attributes. */
  named: Readonly<Partial<Record<'checkout-url' | 'account-url' | 'shop-url', string>>>;
  /** Whether this is the running page itself, so its scripts have loaded. */
  isLive: boolean;
};

/** Functions that the doctor uses to reach the outside world. */
export type Tools = {
  fetch: typeof globalThis.fetch;
  /** Origin of the page that runs the doctor. */
  origin: string;
  /** Returns the directives of the running page's policy that were violated since the examination began. */
  forbidden: () => readonly string[];
  /** Returns the tags of the shop in the HTML of a page. */
  tagsIn: (html: string) => readonly string[];
  /** Loads an image into the running page; resolves once it has loaded, failed, or been blocked. */
  loadPicture: (address: string) => Promise<void>;
  lang: Lang;
};

/** `error` affects visitors, `hint` does not (yet), `unchecked` could not be examined. */
export type Severity = 'error' | 'hint' | 'unchecked';

/** Result of an examination, as sentences for editors and as data. */
export type DoctorReport = {
  /** Everything was examined, and nothing was found. */
  isHealthy: boolean;
  findings: readonly {
    /** Stable code, such as `cors` or `unknown-item` (README, "Doctor"). */
    code: Finding['is'];
    severity: Severity;
    /** Problem and solution, in the language of the page. */
    sentence: string;
    finding: Finding;
  }[];
};
