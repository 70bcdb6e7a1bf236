import type { Lang } from '../i18n/languages.ts';

/** What is wrong with an attribute; its sentence is that of the note in the embed's place. */
export type WrongAttribute = { is: string; attribute: string; value: string; choices?: string };

/** Something that is wrong, with what is to be told of it; the sentence is chosen where it is shown. */
export type Finding =
  /** Nowhere is said where the back end is. */
  | { is: 'noApi' }
  | { is: 'noAddress'; api: string }
  | { is: 'mixedContent' | 'notSecure' | 'unreachable'; api: string }
  | { is: 'cors' | 'preflight'; api: string; origin: string }
  | { is: 'timeout' | 'html' | 'notFound'; address: string }
  | { is: 'redirect'; address: string; to: string }
  | { is: 'callFails'; call: string; status: number }
  /** Of one call alone no answer comes, or none that the page may read. */
  | { is: 'unread'; call: string }
  /** An answer that the shop cannot read, by the field that is wrong. */
  | { is: 'contract'; call: string; field: string }
  /** A part of a list that had to be left out. */
  | { is: 'leftOut'; call: string; what: string }
  | { is: 'pageLanguage' | 'embedLanguage'; lang: string; languages: string }
  | { is: 'unknownLanguage' | 'languageFails'; lang: string }
  | { is: 'policy'; directive: string; source: string }
  | { is: 'noScript' }
  /** The page has the script alone; or neither script nor embed. */
  | { is: 'noEmbeds' | 'noShop' }
  /** A tag that visitors read as text. */
  | { is: 'tagAsText'; tag: string }
  /** The page names another back end than the one that is examined. */
  | { is: 'otherApi'; api: string; examined: string }
  | { is: 'pageFails'; address: string; status: number }
  /** No page was named, so that none was examined. */
  | { is: 'noPage' }
  /** What cannot be read from where the examination runs: a page, or the policy in its headers. */
  | { is: 'pageUnread' | 'policyUnread'; address: string }
  | { is: 'twoScripts'; addresses: string }
  | { is: 'notModule' | 'noIntegrity' | 'scriptGone' | 'integrity'; address: string }
  | { is: 'twoApis'; apis: string }
  | { is: 'twoLanguages'; languages: string }
  | { is: 'itemGone' | 'categoryGone'; embed: string; id: string }
  | { is: 'areaOff'; embed: string; area: string }
  | { is: 'dayGone'; embed: string; date: string }
  | { is: 'attribute'; embed: string; wrong: WrongAttribute }
  | { is: 'unknownAttribute' | 'markedLimit'; embed: string; attribute: string }
  | { is: 'unknownElement'; embed: string }
  /** A marked form of an element that cannot be asked for in it. */
  | { is: 'notInForm'; embed: string; form: 'div' | 'link' }
  | { is: 'foreignLink'; address: string }
  | { is: 'linkIgnored'; address: string; why: 'ugc' | 'comment' | 'nofollow' | 'tooMany' }
  | { is: 'noFallback'; embed: string }
  | { is: 'pageGone'; attribute: string; address: string }
  | { is: 'pageWithout'; attribute: string; address: string; tag: string };

/** An embed as it stands in a page. */
export type Embed = {
  form: 'tag' | 'div' | 'link';
  /** `tickets`; what a marked form asks for may be none of ours. */
  element: string;
  /** What of it is written, as it is told: `<museum-tickets item="12">`. */
  written: string;
  attributes: Readonly<Record<string, string>>;
  wrong: readonly WrongAttribute[];
  /** Attributes that mean nothing. */
  unknown: readonly string[];
  /** What a marked form says and what does not count there. */
  beyond: readonly string[];
  hasFallback: boolean;
  /** Of a link: that it leads to a site which does not count. */
  isForeign: boolean;
  /** Of a link: why it stays one, although its address counts. */
  ignored?: 'ugc' | 'comment' | 'nofollow' | 'tooMany';
  /** The address of a link. */
  href?: string;
  /** Where the back end is, as this embed has it. */
  api?: string;
};

/** A script of the shop as it stands in a page. */
export type Script = { address: string; isModule: boolean; integrity: string };

/** What is to be known of a page. */
export type PageFacts = {
  address: string;
  lang: string;
  embeds: readonly Embed[];
  scripts: readonly Script[];
  /** Tags of the shop that are text in the page. */
  textTags: readonly string[];
  /** The content policies: of its `<meta>`, and of its headers where they can be read. */
  policies: readonly string[];
  /** Whether its headers may hold a policy that cannot be read from here. */
  isPolicyUnread: boolean;
  /** Where the page says that the back end is. */
  api?: string;
  /** Pages of the site that it names, by attribute: absolute addresses. */
  named: Readonly<Partial<Record<'checkout-url' | 'account-url' | 'shop-url', string>>>;
  /** The scripts run in this very page, so that they need not be asked for. */
  isLive: boolean;
};

/** What an examination may use of the world. */
export type Tools = {
  fetch: typeof globalThis.fetch;
  /** Of the page from which is asked. */
  origin: string;
  /** Directives of the asking page's policy that have forbidden something since the examination began. */
  forbidden: () => readonly string[];
  /** The tags of the shop in a page of the same site, by its HTML. */
  tagsIn: (html: string) => readonly string[];
  /** Loads a picture into the asking page; resolves when it is there, forbidden or broken. */
  loadPicture: (address: string) => Promise<void>;
  lang: Lang;
};

/** `fault`: visitors suffer from it. `hint`: they do not, or not yet. `unchecked`: it could not be examined. */
export type Severity = 'fault' | 'hint' | 'unchecked';

/** What an examination of the page has found: in words for editors, and as data. */
export type DoctorReport = {
  /** Everything was examined, and nothing was found. */
  isHealthy: boolean;
  findings: readonly {
    /** What it is, by a name that stays: `cors`, `itemGone`. */
    code: Finding['is'];
    severity: Severity;
    /** What is wrong and what to do, in the language of the page. */
    sentence: string;
    finding: Finding;
  }[];
};
