import { IN_MARKED_FORMS, IN_MARKED_LINKS, type MarkedForm } from '../core/embed/elements.ts';
import { shared } from '../core/page/shared.ts';
import { normalizeSetting } from './normalizeSetting.ts';

/** Element that a marked `div` or link asks for. */
export type Wanted = { tag: string; attributes: Readonly<Record<string, string>> };

/** Why a marked link is not converted: a visitor may have written it, or the page has too many. */
export type LinkRefusal = 'ugc' | 'comment' | 'nofollow' | 'too-many';

/** Number of links that are converted on a page. */
const MOST_LINKS = 10;

/** Selectors of visitors' comments in WordPress and its themes, in other CMS and by schema.org. */
const COMMENTS = [
  '#comments',
  '.comments-area',
  '.comment-list',
  '.commentlist',
  '.comment-content',
  '[itemtype*="schema.org/Comment"]',
].join();

/** Elements that were made of links, shared by all copies of the bundle. */
export const madeOfLinks = shared('marked-links', () => new WeakSet());

function wanted(
  element: string,
  names: readonly string[],
  read: (name: string) => string | null,
): Wanted {
  const attributes: Record<string, string> = {};
  for (const name of names) {
    const value = read(name);
    if (value) attributes[name] = value;
  }
  return { tag: `museum-${normalizeSetting(element)}`, attributes };
}

/** Reads the `data-` attributes of `<div class="museum-embed" data-element="tickets" data-item="12">`. */
export const wantedByDiv = (read: (name: string) => string | null): Wanted =>
  wanted(read('data-element') ?? '', IN_MARKED_FORMS, (name) => read(`data-${name}`));

/** Reads the query of a link, `?museum-embed=tickets&item=12`; undefined if it names no element. */
export function wantedByLink(query: string): Wanted | undefined {
  const params = new URLSearchParams(query);
  const element = params.get('museum-embed');
  return element === null
    ? undefined
    : wanted(element, IN_MARKED_LINKS, (name) => params.get(name));
}

/** Returns why a link is not converted; undefined if it is. `earlier` is the number of links converted before it. */
export function linkRefusal(link: Element, earlier: number): LinkRefusal | undefined {
  const rel = (link.getAttribute('rel') ?? '').toLowerCase().split(/\s+/);
  if (rel.includes('ugc')) return 'ugc';
  if (link.closest(COMMENTS)) return 'comment';
  if (rel.includes('nofollow')) return 'nofollow';
  return earlier >= MOST_LINKS ? 'too-many' : undefined;
}

export const formOf = ({ localName }: Element): MarkedForm => (localName === 'a' ? 'link' : 'div');

/** Returns the origins of the addresses, resolved against the page's. Addresses other than HTTP(S) are left out. */
export const originsOf = (addresses: readonly string[], page: string): string[] =>
  addresses
    .map(normalizeSetting)
    .flatMap((address) => (URL.canParse(address, page) ? new URL(address, page).origin : []))
    .filter((origin) => origin.startsWith('http'));
