import type { ErrorCode } from '../page/errorCodes.ts';
import type { ASPECTS } from './aspects.ts';

/** Invalid attribute; described by the same sentence as in the embed's error note. */
export type WrongAttribute = { is: ErrorCode; attribute: string; value: string; choices?: string };

/** Finding of the doctor, with its data; the component that shows it chooses the sentence. */
export type Finding =
  /** No back end is configured. */
  | { is: 'missing-api' }
  | { is: 'invalid-address'; api: string }
  | { is: 'mixed-content' | 'insecure-connection' | 'unreachable'; api: string }
  | { is: 'cors' | 'preflight'; api: string; origin: string }
  | { is: 'timeout' | 'html-response' | 'not-found' | 'not-a-shop'; address: string }
  /** The shop answers at another address of the same server. */
  | { is: 'wrong-path'; api: string; better: string }
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
  /** The picture of an item. */
  | { is: 'picture-error'; address: string }
  | { is: 'missing-script' | 'missing-language' | 'framed-page' | 'sandboxed-page' }
  /** `missing-embed`: the page has the script only; `missing-shop`: it has neither script nor embeds. */
  | { is: 'missing-embed' | 'missing-shop' }
  /** A tag that is escaped, so that visitors read it as text. */
  | { is: 'tag-as-text'; tag: string }
  | { is: 'shortcode-as-text'; shortcode: string }
  /** The only embeds are in a part of the page that browsers do not show. */
  | { is: 'inert-embed'; inside: 'comment' | 'noscript' | 'template' | 'frame' }
  | { is: 'misspelt-tag'; tag: string; meant: string }
  /** Almost a marked `div`: another class, another element, or no `data-element`. */
  | { is: 'misspelt-div'; embed: string }
  /** Almost a marked link: another name, or behind `#`. */
  | { is: 'misspelt-link' | 'escaped-address' | 'smart-quotes'; address: string }
  /** The rest of the page is part of the tag, so it vanishes with the fallback. */
  | { is: 'unclosed-tag'; embed: string }
  | { is: 'nested-embed' | 'inside-link'; embed: string; around: string }
  | { is: 'duplicate-id'; id: string }
  | { is: 'empty-setting'; name: string }
  /** The page names another back end than the examined one. */
  | { is: 'other-api'; api: string; examined: string }
  | { is: 'page-error'; address: string; status: number }
  | { is: 'page-redirect'; address: string; to: string }
  | { is: 'insecure-page' | 'not-a-web-page'; address: string }
  | { is: 'missing-page' }
  /** The page, or the policy in its headers, cannot be read from here. */
  | { is: 'unreadable-page' | 'unreadable-policy'; address: string }
  | { is: 'several-scripts'; addresses: string }
  | {
      is:
        | 'not-a-module'
        | 'missing-integrity'
        | 'load-error'
        | 'integrity-mismatch'
        | 'insecure-script'
        /** Not run, because a consent manager or an optimiser holds it back. */
        | 'held-script';
      address: string;
    }
  | { is: 'several-apis'; apis: string }
  | { is: 'several-languages'; languages: string }
  | { is: 'unknown-item' | 'unknown-category'; embed: string; id: string }
  | { is: 'switched-off'; embed: string; area: string }
  | { is: 'past-date'; embed: string; date: string }
  | { is: 'item-over'; embed: string; id: string; date: string }
  | { is: 'invalid-attribute'; embed: string; wrong: WrongAttribute }
  | { is: 'unknown-attribute'; embed: string; attribute: string; meant?: string }
  | { is: 'ignored-attribute'; embed: string; attribute: string }
  | { is: 'unknown-element'; embed: string }
  /** The scripts of the page are those of other embeds. */
  | { is: 'wrong-script'; embed: string }
  /** An element that is not supported as a marked `div` or link. */
  | { is: 'unsupported-form'; embed: string; form: 'div' | 'link' }
  | { is: 'foreign-link'; address: string }
  | { is: 'ignored-link'; address: string; why: 'ugc' | 'comment' | 'nofollow' | 'too-many' }
  | { is: 'missing-fallback' | 'fallback-without-link' | 'cart-without-checkout'; embed: string }
  /** A link of a fallback; or an address of the shop with path routing, which the server of the page does not answer. */
  | { is: 'broken-link' | 'path-not-served'; embed: string; address: string }
  | { is: 'page-not-found'; attribute: string; address: string }
  | { is: 'page-without-embed'; attribute: string; address: string; tag: string };

/** `error` affects visitors, `hint` does not (yet), `unchecked` could not be examined. */
export type Severity = 'error' | 'hint' | 'unchecked';

/** Part of an examination. */
export type Aspect = (typeof ASPECTS)[number];

/** Result of an examination, as data. */
export type Examination = { findings: Finding[]; unexamined: readonly Aspect[] };

/** Result of an examination, as sentences for editors and as data. */
export type DoctorReport = {
  /** Everything was examined, and nothing was found. */
  isHealthy: boolean;
  examined: readonly Aspect[];
  /** Could not be examined, so findings about it may be missing. */
  unexamined: readonly Aspect[];
  findings: readonly {
    /** Stable code, such as `cors` or `unknown-item` (README, "Doctor"). */
    code: Finding['is'];
    severity: Severity;
    /** Problem and solution, in the language of the page. */
    sentence: string;
    finding: Finding;
  }[];
};
