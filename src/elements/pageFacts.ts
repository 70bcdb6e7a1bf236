import type { Embed, PageFacts, Script, WrongAttribute } from '../core/doctor/types.ts';
import { TAGS } from '../core/embed/elements.ts';
import { type Attribute, ATTRIBUTES, type ConfigError, readAttributes } from './attributes.ts';
import {
  linkRefusal,
  madeOfLinks,
  originsOf,
  type Wanted,
  wantedByDiv,
  wantedByLink,
} from './embedMarkup.ts';

const DIV = 'div.museum-embed';
const LINK = 'a[href*="museum-embed="]';
const SCRIPT = /\/museum-[\w-]+\.js(\?|$)/;
const NAMED = ['checkout-url', 'account-url', 'shop-url'] as const;

/** Attributes allowed on any element, by HTML or by common frameworks. */
const GLOBAL =
  /^(id|class|style|slot|hidden|title|dir|role|part|inert|translate|tabindex|is|on\w+|(data|aria|x|v|hx|wp)-.*|[@:].*)$/;

/** Names that mark a form, and are not attributes of its element. */
const OF_FORMS = ['data-element', 'museum-embed'];

type Page = { document: Document; address: string };

const written = (tag: string, attributes: Iterable<readonly [string, string]>): string =>
  `<${tag}${[...attributes].map(([name, value]) => ` ${name}${value && `="${value}"`}`).join('')}>`;

const attributesOf = (element: Element): [string, string][] =>
  [...element.attributes].map(({ name, value }) => [name, value]);

function wrongOf(error: ConfigError): WrongAttribute[] {
  if (!('value' in error)) return [];
  const { is, attribute, value } = error;
  return [
    { is, attribute, value, ...('choices' in error && { choices: error.choices.join(', ') }) },
  ];
}

const hasContent = (element: Element): boolean =>
  element.childElementCount > 0 || Boolean(element.textContent?.trim());

const absolute = (value: string | undefined, { address }: Page): string | undefined =>
  value && URL.canParse(value, address)
    ? new URL(value, address).href.replace(/\/+$/, '')
    : undefined;

/** Returns a setting of the whole page, from its `<meta>` or from the address of a script. */
function saidFor({ document, address }: Page, scripts: readonly Script[], name: string) {
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

function tagFacts(element: Element, page: Page, ofPage: string | undefined): Embed {
  const attributes = attributesOf(element);
  const { localName: tag } = element;
  const { written: good, errors } = readAttributes(
    Object.fromEntries(attributes),
    page.address,
    tag === 'museum-shop',
  );
  const isKnown = (name: string): boolean =>
    ATTRIBUTES.includes(name as Attribute) || GLOBAL.test(name);
  const api = absolute(good.api ?? ofPage, page);
  return {
    form: 'tag',
    element: tag.replace('museum-', ''),
    written: written(tag, attributes),
    attributes: good as Record<string, string>,
    wrong: errors.flatMap(wrongOf),
    unknown: attributes.flatMap(([name]) => (isKnown(name) ? [] : [name])),
    beyond: [],
    hasFallback: hasContent(element),
    isForeign: false,
    ...(api && { api }),
  };
}

function markedFacts(
  form: 'div' | 'link',
  element: Element,
  wanted: Wanted,
  said: readonly (readonly [string, string])[],
  page: Page,
): Embed {
  const { written: good, errors } = readAttributes(wanted.attributes, page.address);
  const names = said.map(([name]) => name).filter((name) => !OF_FORMS.includes(name));
  const plain = (name: string): string => name.replace('data-', '');
  return {
    form,
    element: wanted.tag.replace('museum-', ''),
    written:
      form === 'div'
        ? written('div', said)
        : written('a', [['href', element.getAttribute('href') ?? '']]),
    attributes: good as Record<string, string>,
    wrong: errors.flatMap(wrongOf),
    unknown: [],
    beyond: names.filter(
      (name) =>
        ATTRIBUTES.includes(plain(name) as Attribute) && !(plain(name) in wanted.attributes),
    ),
    hasFallback: hasContent(element),
    isForeign: false,
  };
}

function divFacts(div: Element, page: Page): Embed {
  const said = attributesOf(div).filter(([name]) => name.startsWith('data-'));
  const wanted = wantedByDiv((name) => div.getAttribute(name));
  return markedFacts('div', div, wanted, said, page);
}

/** Returns the facts about marked links. `made` is the number of links that are elements already. */
function linkFacts(
  links: readonly Element[],
  page: Page,
  trusted: readonly string[],
  made: number,
): Embed[] {
  let earlier = made;
  return links.flatMap((link): Embed[] => {
    const href = link.getAttribute('href') ?? '';
    if (!URL.canParse(href, page.address)) return [];
    const address = new URL(href, page.address);
    const wanted = wantedByLink(address.search);
    if (!wanted) return [];
    const facts = markedFacts('link', link, wanted, [...address.searchParams], page);
    const isForeign = !trusted.includes(address.origin);
    const ignored = linkRefusal(link, earlier);
    if (!isForeign && !ignored) earlier += 1;
    return [{ ...facts, href: address.href, isForeign, ...(ignored && { ignored }) }];
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
  const said = (name: string) => saidFor(page, scripts, name);
  const elements = [...document.querySelectorAll(TAGS.join())];
  const first = elements.find((element) => element.hasAttribute('api'));
  const api = absolute(more.api ?? first?.getAttribute('api') ?? said('api'), page);
  const trusted = originsOf([address, said('shop-url') ?? '', said('api') ?? api ?? ''], address);
  const isFallback = (form: Element): boolean =>
    Boolean(form.parentElement?.closest([...TAGS, DIV].join()));
  // the element in it is counted instead
  const isFilled = (div: Element): boolean => Boolean(div.querySelector(TAGS.join()));
  const named = NAMED.flatMap((name) => {
    const value = absolute(
      elements.map((element) => element.getAttribute(name)).find(Boolean) ?? said(name),
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
      ...elements.map((element) => tagFacts(element, page, said('api') ?? more.api)),
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
