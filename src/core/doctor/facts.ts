import type { Lang } from '../i18n/languages.ts';
import type { Finding, WrongAttribute } from './types.ts';

export type Embed = {
  form: 'tag' | 'div' | 'link';
  /** Element name such as `tickets`; in a marked form it may be unknown. */
  element: string;
  /** Opening tag for messages: `<museum-tickets item="12">`. */
  written: string;
  attributes: Readonly<Record<string, string>>;
  wrong: readonly WrongAttribute[];
  /** Attributes that do not exist, with the one that was probably meant. */
  unknown: readonly { attribute: string; meant?: string }[];
  /** Attributes that have no effect in a marked form. */
  beyond: readonly string[];
  hasFallback: boolean;
  /** Whether the fallback has a link, which may also be an email address or a telephone number. */
  hasLink: boolean;
  /** Web addresses of the links in the fallback. */
  links: readonly string[];
  /** Whether the origin of a link is not trusted, so that it stays a plain link. */
  isForeign: boolean;
  /** Why a link stays plain, apart from its origin. */
  ignored?: 'ugc' | 'comment' | 'nofollow' | 'too-many';
  href?: string;
  api?: string;
};

export type Script = {
  address: string;
  isModule: boolean;
  integrity: string;
  /** Undefined if it cannot be read, as in a running page. */
  nonce?: string;
};

export type PageFacts = {
  address: string;
  lang: string;
  embeds: readonly Embed[];
  scripts: readonly Script[];
  /** Findings that the markup shows by itself. */
  markupFindings: readonly Finding[];
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
  /** Whether a script of the shop runs in it, perhaps from a bundle of the page's own. */
  isRunning: boolean;
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
  /** Loads an image into the running page; resolves with whether it has loaded. */
  loadPicture: (address: string) => Promise<boolean>;
  lang: Lang;
};
