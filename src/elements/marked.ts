import { IN_MARKED_FORMS, IN_MARKED_LINKS, type MarkedForm } from '../core/embed/elements.ts';
import { shared } from '../core/page/shared.ts';
import { tidy } from './tidy.ts';

/** An element as a marked `div` or link asks for it. */
export type Wanted = { tag: string; attributes: Readonly<Record<string, string>> };

/** Why a marked link stays a link: others than the page's editors may have written it, or there are too many. */
export type LinkRefusal = 'ugc' | 'comment' | 'nofollow' | 'tooMany';

/** So many links of a page become elements. */
const MOST_LINKS = 10;

/** Lists of comments, as WordPress and its themes, other CMS and schema.org mark them. */
const COMMENTS = [
  '#comments',
  '.comments-area',
  '.comment-list',
  '.commentlist',
  '.comment-content',
  '[itemtype*="schema.org/Comment"]',
].join();

/** The elements that were made of links, for all copies of the bundle. */
export const madeOfLinks = shared('marked-links', () => new WeakSet<Element>());

function wanted(
  element: string,
  names: readonly string[],
  said: (name: string) => string | null,
): Wanted {
  const attributes: Record<string, string> = {};
  for (const name of names) {
    const value = said(name);
    if (value) attributes[name] = value;
  }
  return { tag: `museum-${tidy(element)}`, attributes };
}

/** Reads the `data-` attributes of `<div class="museum-embed" data-element="tickets" data-item="12">`. */
export const wantedByDiv = (said: (name: string) => string | null): Wanted =>
  wanted(said('data-element') ?? '', IN_MARKED_FORMS, (name) => said(`data-${name}`));

/** Reads the query of a link, `?museum-embed=tickets&item=12`; undefined where it names no element. */
export function wantedByLink(query: string): Wanted | undefined {
  const said = new URLSearchParams(query);
  const element = said.get('museum-embed');
  return element === null ? undefined : wanted(element, IN_MARKED_LINKS, (name) => said.get(name));
}

/** Why a link does not count; undefined if it does. `earlier` is the number of links of the page that count already. */
export function linkRefusal(link: Element, earlier: number): LinkRefusal | undefined {
  const rel = (link.getAttribute('rel') ?? '').toLowerCase().split(/\s+/);
  if (rel.includes('ugc')) return 'ugc';
  if (link.closest(COMMENTS)) return 'comment';
  if (rel.includes('nofollow')) return 'nofollow';
  return earlier >= MOST_LINKS ? 'tooMany' : undefined;
}

/** The form of a mark in the page. */
export const formOf = ({ localName }: Element): MarkedForm => (localName === 'a' ? 'link' : 'div');

/** The origins of these addresses, read against the page's; what is no address of the web has none. */
export const originsOf = (addresses: readonly string[], page: string): string[] =>
  addresses
    .map(tidy)
    .flatMap((address) => (URL.canParse(address, page) ? new URL(address, page).origin : []))
    .filter((origin) => origin.startsWith('http'));
