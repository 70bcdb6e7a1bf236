import type { Embed } from '../core/doctor/facts.ts';
import { QUOTES } from '../core/doctor/markup/addresses.ts';
import { markupOf } from '../core/doctor/markup/openingTag.ts';
import { meantBy } from '../core/doctor/spelling.ts';
import type { WrongAttribute } from '../core/doctor/types.ts';
import { IN_MARKED_FORMS, IN_MARKED_LINKS } from '../core/embed/elements.ts';
import { type Attribute, ATTRIBUTES, type ConfigError, readAttributes } from './attributes.ts';
import { linkRefusal, type Wanted, wantedByDiv, wantedByLink } from './embedMarkup.ts';

/** Attributes allowed on any element, by HTML or by common frameworks. */
const GLOBAL =
  /^(id|class|style|slot|hidden|title|dir|role|part|inert|translate|tabindex|is|on\w+|(data|aria|x|v|hx|wp)-.*|[@:].*)$/;

/** Names that mark a form, and are not attributes of its element. */
const OF_FORMS = ['data-element', 'museum-embed'];

/**
 * Page to examine, with its address and that against which its links are resolved: a parsed document has those of the
 * page that parsed it.
 */
export type Page = { document: Document; address: string; base: string };

const attributesOf = (element: Element): [string, string][] =>
  [...element.attributes].map(({ name, value }) => [name, value]);

function wrongOf(error: ConfigError): WrongAttribute[] {
  if (!('attribute' in error) || !('value' in error)) return [];
  const { is, attribute, value } = error;
  return [
    { is, attribute, value, ...('choices' in error && { choices: error.choices.join(', ') }) },
  ];
}

const hasContent = (element: Element): boolean =>
  element.childElementCount > 0 || Boolean(element.textContent?.trim());

/** Returns an address of a page without a trailing slash; undefined if there is none. */
export const absolute = (value: string | undefined, { address }: Page): string | undefined =>
  value && URL.canParse(value, address)
    ? new URL(value, address).href.replace(/\/+$/, '')
    : undefined;

/** Returns the facts about the links in a fallback. */
function linksIn(element: Element, { base }: Page): Pick<Embed, 'hasLink' | 'links'> {
  const hrefs = [...element.querySelectorAll('a[href]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  return { hasLink: hrefs.length > 0, links: hrefs.flatMap((href) => webLink(href, base)) };
}

/** Returns the address of a page without its hash; nothing for other addresses, and for those that are no address. */
function webLink(href: string, base: string): string[] {
  if (/^\s*(#|$)/.test(href) || QUOTES.test(href) || !URL.canParse(href, base)) return [];
  const address = new URL(href, base);
  address.hash = '';
  return /^https?:$/.test(address.protocol) ? [address.href] : [];
}

const unknownOf = (names: readonly string[], known: readonly string[]): Embed['unknown'] =>
  names.map((attribute) => {
    const marked = `data-${attribute}`;
    const meant = known.includes(marked) ? marked : meantBy(attribute, known);
    return { attribute, ...(meant && { meant }) };
  });

/** Returns the facts about a tag. `pageApi` is the back end of the page, which the tag can override. */
export function tagFacts(element: Element, page: Page, pageApi: string | undefined): Embed {
  const attributes = attributesOf(element);
  const { localName: tag } = element;
  const { written: good, errors } = readAttributes(
    Object.fromEntries(attributes),
    page.address,
    tag === 'museum-shop',
  );
  const isKnown = (name: string): boolean =>
    ATTRIBUTES.includes(name as Attribute) || GLOBAL.test(name);
  const api = absolute(good.api ?? pageApi, page);
  return {
    form: 'tag',
    element: tag.replace('museum-', ''),
    written: markupOf(tag, attributes),
    attributes: good as Record<string, string>,
    wrong: errors.flatMap(wrongOf),
    unknown: unknownOf(
      attributes.flatMap(([name]) => (isKnown(name) ? [] : [name])),
      ATTRIBUTES,
    ),
    beyond: [],
    hasFallback: hasContent(element),
    ...linksIn(element, page),
    isForeign: false,
    ...(api && { api }),
  };
}

/** Names that a marked form may have: with `data-` in a `div`, without in a link. */
const knownOf = (form: 'div' | 'link'): string[] =>
  form === 'div'
    ? ['data-element', ...IN_MARKED_FORMS.map((name) => `data-${name}`)]
    : [...IN_MARKED_LINKS];

/** Returns the attributes of a `div` that are almost one of its own, or one without `data-`. */
const misspeltIn = (div: Element): string[] =>
  div
    .getAttributeNames()
    .filter(
      (name) =>
        (IN_MARKED_FORMS as readonly string[]).includes(name.replace(/^lang$/, '')) ||
        (name.startsWith('data-') && meantBy(name, knownOf('div'))),
    );

/** Returns the parameters of a link that are almost one of its own; a page may have others. */
const misspeltParams = (names: readonly string[]): string[] =>
  names.filter((name) => meantBy(name, knownOf('link')));

function markedFacts(
  form: 'div' | 'link',
  element: Element,
  wanted: Wanted,
  given: readonly (readonly [string, string])[],
  page: Page,
): Embed {
  const { written: good, errors } = readAttributes(wanted.attributes, page.address);
  const names = given.map(([name]) => name).filter((name) => !OF_FORMS.includes(name));
  const plain = (name: string): string => name.replace('data-', '');
  return {
    form,
    element: wanted.tag.replace('museum-', ''),
    written:
      form === 'div'
        ? markupOf('div', given)
        : markupOf('a', [['href', element.getAttribute('href') ?? '']]),
    attributes: good as Record<string, string>,
    wrong: errors.flatMap(wrongOf),
    unknown: unknownOf(form === 'div' ? misspeltIn(element) : misspeltParams(names), knownOf(form)),
    beyond: names.filter(
      (name) =>
        ATTRIBUTES.includes(plain(name) as Attribute) && !(plain(name) in wanted.attributes),
    ),
    hasFallback: hasContent(element),
    ...(form === 'div'
      ? linksIn(element, page)
      : { hasLink: true, links: webLink(element.getAttribute('href') ?? '', page.base) }),
    isForeign: false,
  };
}

/** Returns the facts about a marked `div`. */
export function divFacts(div: Element, page: Page): Embed {
  const given = attributesOf(div).filter(([name]) => name.startsWith('data-'));
  const wanted = wantedByDiv((name) => div.getAttribute(name));
  return markedFacts('div', div, wanted, given, page);
}

/** Returns the facts about marked links. `made` is the number of links that are elements already. */
export function linkFacts(
  links: readonly Element[],
  page: Page,
  trusted: readonly string[],
  made: number,
): Embed[] {
  let earlier = made;
  return links.flatMap((link): Embed[] => {
    const href = link.getAttribute('href') ?? '';
    if (!URL.canParse(href, page.base)) return [];
    const address = new URL(href, page.base);
    const wanted = wantedByLink(address.search);
    if (!wanted) return [];
    const facts = markedFacts('link', link, wanted, [...address.searchParams], page);
    const isForeign = !trusted.includes(address.origin);
    const ignored = linkRefusal(link, earlier);
    if (!isForeign && !ignored) earlier += 1;
    return [{ ...facts, href: address.href, isForeign, ...(ignored && { ignored }) }];
  });
}
