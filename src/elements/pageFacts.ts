import type { PageFacts, Script } from '../core/doctor/types.ts';
import { TAGS } from '../core/embed/elements.ts';
import { absolute, divFacts, linkFacts, type Page, tagFacts } from './embedFacts.ts';
import { madeOfLinks, originsOf } from './embedMarkup.ts';

const DIV = 'div.museum-embed';
const LINK = 'a[href*="museum-embed="]';
const SCRIPT = /\/museum-[\w-]+\.js(\?|$)/;
const NAMED = ['checkout-url', 'account-url', 'shop-url'] as const;

/** Returns a setting of the whole page, from its `<meta>` or from the address of a script. */
function settingIn({ document, address }: Page, scripts: readonly Script[], name: string) {
  const meta = document.querySelector(`meta[name="museum-shop-${name}"]`)?.getAttribute('content');
  const queries = scripts.map((script) => new URL(script.address, address).searchParams.get(name));
  return meta || queries.find(Boolean) || undefined;
}

function scriptsIn({ document, address }: Page): Script[] {
  return [...document.querySelectorAll('script[src]')].flatMap((script) => {
    const [src = '', type = ''] = ['src', 'type'].map((name) => script.getAttribute(name) ?? '');
    // a script with another type is held back by a consent manager
    const isHeld = type !== '' && !/^(module|(text|application)\/javascript)$/.test(type);
    if (!SCRIPT.test(src) || isHeld || !URL.canParse(src, address)) return [];
    return [
      {
        address: new URL(src, address).href,
        isModule: type === 'module',
        integrity: script.getAttribute('integrity') ?? '',
      },
    ];
  });
}

/** Returns the tags of the shop that a page shows as text, without duplicates. */
function textTagsIn({ document }: Page): string[] {
  const texts = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT,
    ({ parentElement }) =>
      parentElement?.matches('script, style, noscript, template, textarea')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  const found = new Set<string>();
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue ?? '';
    for (const [, tag = ''] of text.matchAll(/<(museum-[a-z-]+)/g)) found.add(tag);
  }
  return TAGS.filter((tag) => found.has(tag));
}

/** Returns the facts about a page from its document; `more` adds those that are not in the document. */
export function factsOf(
  document: Document,
  address: string,
  more: {
    policies?: readonly string[];
    isPolicyUnread?: boolean;
    isLive?: boolean;
    api?: string;
  } = {},
): PageFacts {
  const page = { document, address };
  const scripts = scriptsIn(page);
  const setting = (name: string) => settingIn(page, scripts, name);
  const elements = [...document.querySelectorAll(TAGS.join())];
  const first = elements.find((element) => element.hasAttribute('api'));
  const api = absolute(more.api ?? first?.getAttribute('api') ?? setting('api'), page);
  const trusted = originsOf(
    [address, setting('shop-url') ?? '', setting('api') ?? api ?? ''],
    address,
  );
  const isFallback = (form: Element): boolean =>
    Boolean(form.parentElement?.closest([...TAGS, DIV].join()));
  // the element in it is counted instead
  const isFilled = (div: Element): boolean => Boolean(div.querySelector(TAGS.join()));
  const named = NAMED.flatMap((name) => {
    const value = absolute(
      elements.map((element) => element.getAttribute(name)).find(Boolean) ?? setting(name),
      page,
    );
    return value ? [[name, value]] : [];
  });
  const metaPolicies = [
    ...document.querySelectorAll('meta[http-equiv="content-security-policy" i]'),
  ].map((meta) => meta.getAttribute('content') ?? '');
  return {
    address,
    lang: document.documentElement.lang,
    scripts,
    embeds: [
      ...elements.map((element) => tagFacts(element, page, setting('api') ?? more.api)),
      ...[...document.querySelectorAll(DIV)]
        .filter((div) => !isFallback(div) && !isFilled(div))
        .map((div) => divFacts(div, page)),
      ...linkFacts(
        [...document.querySelectorAll(LINK)].filter((link) => !isFallback(link)),
        page,
        trusted,
        elements.filter((element) => madeOfLinks.has(element)).length,
      ),
    ],
    textTags: textTagsIn(page),
    isPolicyUnread: more.isPolicyUnread ?? false,
    policies: [...metaPolicies, ...(more.policies ?? [])],
    named: Object.fromEntries(named) as PageFacts['named'],
    isLive: more.isLive ?? false,
    ...(api && { api }),
  };
}
