import type { Embed, PageFacts, Script } from '../core/doctor/facts.ts';
import { findingsInAddresses } from '../core/doctor/markup/addresses.ts';
import { inertEmbeds } from '../core/doctor/markup/inert.ts';
import { heldScripts, scriptsIn } from '../core/doctor/markup/scripts.ts';
import { tagFindings } from '../core/doctor/markup/tags.ts';
import { asText } from '../core/doctor/markup/text.ts';
import { unclosedTags } from '../core/doctor/markup/unclosed.ts';
import type { Finding } from '../core/doctor/types.ts';
import { TAGS } from '../core/embed/elements.ts';
import { absolute, divFacts, linkFacts, type Page, tagFacts } from './embedFacts.ts';
import { madeOfLinks, originsOf } from './embedMarkup.ts';

const DIV = 'div.museum-embed[data-element]';
const LINK = 'a[href*="museum-embed="]';
const NAMED = ['checkout-url', 'account-url', 'shop-url'] as const;

/** Returns a setting of the whole page, from its `<meta>` or from the address of a script. */
function settingIn({ document, address }: Page, scripts: readonly Script[], name: string) {
  const meta = document.querySelector(`meta[name="museum-shop-${name}"]`)?.getAttribute('content');
  const queries = scripts.map((script) => new URL(script.address, address).searchParams.get(name));
  return meta || queries.find(Boolean) || undefined;
}

/** Returns the address against which browsers resolve links and scripts. */
function baseOf(document: Document, address: string, isLive: boolean): string {
  if (isLive) return document.baseURI;
  const href = document.querySelector('base[href]')?.getAttribute('href') ?? '';
  return URL.canParse(href, address) ? new URL(href, address).href : address;
}

const emptySettings = (document: Document): Finding[] =>
  [...document.querySelectorAll('meta[name^="museum-shop-"]')]
    .filter((meta) => !meta.getAttribute('content')?.trim())
    .map((meta) => ({ is: 'empty-setting', name: meta.getAttribute('name')! }));

/** Returns what the document shows to be wrong, without a request. */
function markupFindingsIn(
  { document, base }: Page,
  scripts: readonly Script[],
  embeds: readonly Embed[],
  source: string | undefined,
): Finding[] {
  const unclosed = unclosedTags(document, source);
  const tags = tagFindings(document).filter(
    ({ is }) => is !== 'nested-embed' || unclosed.length === 0,
  );
  const hasLanguage =
    document.documentElement.lang || embeds.some(({ attributes }) => attributes.lang);
  return [
    ...unclosed,
    ...tags,
    ...asText(document),
    ...(embeds.length === 0 ? inertEmbeds(document) : []),
    ...findingsInAddresses(document, base),
    ...(scripts.length === 0 ? heldScripts(document, base) : []),
    ...emptySettings(document),
    ...(embeds.length > 0 && !hasLanguage ? [{ is: 'missing-language' } as const] : []),
  ];
}

type More = {
  policies?: readonly string[];
  isPolicyUnread?: boolean;
  isLive?: boolean;
  api?: string;
  /** HTML of the page as its server sends it, if that is known. */
  source?: string | undefined;
};

/** Returns the facts about the marked form from which an element of a running page was made. */
function formOf(element: Element, page: Page): Embed | undefined {
  const parent = element.parentElement;
  if (parent?.matches(DIV)) return divFacts(parent, page);
  const link = madeOfLinks.has(element) && element.querySelector(LINK);
  return link ? linkFacts([link], page, [], 0)[0] : undefined;
}

/** Adds the marked form, whose own attributes the element made of it does not show. */
const withForm = (facts: Embed, form: Embed | undefined): Embed =>
  form
    ? {
        ...facts,
        written: form.written,
        unknown: [...facts.unknown, ...form.unknown],
        beyond: form.beyond,
      }
    : facts;

/** Returns the facts about the embeds of a page, in all three forms. */
function embedsIn(page: Page, api: string | undefined, trusted: readonly string[]): Embed[] {
  const all = (selector: string): Element[] => [...page.document.querySelectorAll(selector)];
  const isFallback = (form: Element): boolean =>
    Boolean(form.parentElement?.closest([...TAGS, DIV].join()));
  // the element in it is counted instead
  const isFilled = (div: Element): boolean => Boolean(div.querySelector(TAGS.join()));
  const elements = all(TAGS.join());
  return [
    ...elements.map((element) => withForm(tagFacts(element, page, api), formOf(element, page))),
    ...all(DIV)
      .filter((div) => !isFallback(div) && !isFilled(div))
      .map((div) => divFacts(div, page)),
    ...linkFacts(
      all(LINK).filter((link) => !isFallback(link)),
      page,
      trusted,
      elements.filter((element) => madeOfLinks.has(element)).length,
    ),
  ];
}

function namedIn(page: Page, setting: (name: string) => string | undefined): PageFacts['named'] {
  const elements = [...page.document.querySelectorAll(TAGS.join())];
  const named = NAMED.flatMap((name) => {
    const value = absolute(
      elements.map((element) => element.getAttribute(name)).find(Boolean) ?? setting(name),
      page,
    );
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(named) as PageFacts['named'];
}

/** Returns the facts about a page from its document; `more` adds those that are not in the document. */
export function factsOf(
  document: Document,
  address: string,
  { policies = [], isPolicyUnread = false, isLive = false, ...more }: More = {},
): PageFacts {
  const page = { document, address, base: baseOf(document, address, isLive) };
  const scripts = scriptsIn(document, page.base, isLive);
  const setting = (name: string) => settingIn(page, scripts, name);
  const first = document.querySelector(TAGS.map((tag) => `${tag}[api]`).join());
  const api = absolute(more.api ?? first?.getAttribute('api') ?? setting('api'), page);
  const trusted = originsOf(
    [address, setting('shop-url') ?? '', setting('api') ?? api ?? ''],
    address,
  );
  const embeds = embedsIn(page, setting('api') ?? more.api, trusted);
  const metaPolicies = [
    ...document.querySelectorAll('meta[http-equiv="content-security-policy" i]'),
  ].map((meta) => meta.getAttribute('content') ?? '');
  return {
    address,
    lang: document.documentElement.lang,
    scripts,
    embeds,
    markupFindings: markupFindingsIn(page, scripts, embeds, more.source),
    isPolicyUnread,
    policies: [...metaPolicies, ...policies],
    named: namedIn(page, setting),
    isLive,
    // before it runs, there is at most a queue of calls
    isRunning: isLive && 'museumShop' in window && !Array.isArray(window.museumShop),
    ...(api && { api }),
  };
}
