import { TAGS } from '../../embed/elements.ts';
import type { Finding } from '../types.ts';
import { EMBEDS } from './embeds.ts';
import { openingTag } from './openingTag.ts';

/** Parts of a page that are not read as tags. */
const NOT_TAGS =
  /<!--[\s\S]*?-->|<(script|style|textarea|title|template|noscript)\b[\s\S]*?<\/\1\s*>/gi;
const TAG = /<(\/?)(museum-[a-z-]+)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;

/** Content that no fallback has, so that it was meant to follow the embed. */
const OF_PAGES = 'main, header, footer, nav, h1, script[src]';

/** Returns the opening tags that have no end tag in HTML as the server sends it. */
function unclosedIn(source: string): string[] {
  const open: { tag: string; written: string }[] = [];
  const unclosed: string[] = [];
  for (const [written, slash, name = ''] of source.replace(NOT_TAGS, '').matchAll(TAG)) {
    const tag = name.toLowerCase();
    if (!TAGS.includes(tag)) continue;
    if (!slash) {
      open.push({ tag, written });
      continue;
    }
    const own = open.findLastIndex((each) => each.tag === tag);
    // an end tag also ends the elements inside
    if (own >= 0)
      unclosed.push(
        ...open
          .splice(own)
          .slice(1)
          .map((each) => each.written),
      );
  }
  return [...unclosed, ...open.map((each) => each.written)];
}

/** Finds embeds that swallow what follows them, in the HTML of a page if it is known, and in its document. */
export function unclosedTags(document: Document, source: string | undefined): Finding[] {
  const inSource = source === undefined ? [] : unclosedIn(source);
  const swallowing = [...document.querySelectorAll(EMBEDS)].filter((element) =>
    element.querySelector(OF_PAGES),
  );
  const written = inSource.length > 0 ? inSource : swallowing.map(openingTag);
  return [...new Set(written)].map((embed) => ({ is: 'unclosed-tag', embed }));
}
