import { isNear } from '../spelling.ts';
import type { Finding } from '../types.ts';
import { EMBEDS } from './embeds.ts';
import { openingTag } from './openingTag.ts';

const NAME = 'museum-embed';
const FALLBACK_LINKS = `:is(${EMBEDS}) a[href]`;
/** Typographic quotes around an address, which browsers take as a part of it. */
export const QUOTES = /^\s*(?:[“”„‟″«»‘’]|%E2%80%9[89A-F])|(?:[“”„‟″«»‘’]|%E2%80%9[89A-F])\s*$/i;

const valuesOf = (document: Document, selector: string, name: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

/** Returns whether a link is almost a marked one: its mark is misspelt, in a redirect, or behind `#`. */
function isAlmostMarked(href: string, base: string): boolean {
  if (!/mus/i.test(href) || !URL.canParse(href, base)) return false;
  const { searchParams, hash } = new URL(href, base);
  if (searchParams.has(NAME)) return false;
  return (
    hash.includes(`${NAME}=`) ||
    href.includes(`${NAME}%3D`) ||
    [...searchParams.keys()].some((name) => isNear(name.toLowerCase(), NAME))
  );
}

/** Returns whether a link of a fallback leads nowhere, whatever the server. */
const isNoAddress = (href: string): boolean =>
  /^(?:#$|javascript:|about:)/i.test(href.trim()) ||
  ['', 'http://', 'https://'].includes(href.trim());

/** Returns what is wrong with the addresses of scripts, fallback links, and marked links. */
export function findingsInAddresses(document: Document, base: string): Finding[] {
  const links = valuesOf(document, 'a[href]', 'href');
  const ours = [
    ...valuesOf(document, 'script[src*="museum-"]', 'src'),
    ...valuesOf(document, FALLBACK_LINKS, 'href'),
    ...links.filter((href) => href.includes(NAME)),
  ];
  const once = (addresses: string[]): string[] => [...new Set(addresses)];
  return [
    ...once(ours.filter((each) => QUOTES.test(each))).map((address): Finding => ({
      is: 'smart-quotes',
      address,
    })),
    ...once(ours.filter((each) => each.includes('&amp;'))).map((address): Finding => ({
      is: 'escaped-address',
      address,
    })),
    ...once(links.filter((href) => isAlmostMarked(href, base))).map((address): Finding => ({
      is: 'misspelt-link',
      address,
    })),
    ...[...document.querySelectorAll(FALLBACK_LINKS)].flatMap((link): Finding[] => {
      const address = link.getAttribute('href') ?? '';
      const around = link.closest(EMBEDS)!;
      return isNoAddress(address)
        ? [{ is: 'broken-link', embed: openingTag(around), address }]
        : [];
    }),
  ];
}
