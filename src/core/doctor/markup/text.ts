import { TAGS } from '../../embed/elements.ts';
import type { Finding } from '../types.ts';

const NOT_READ = 'script, style, noscript, template, textarea';

/** Markup of the shop in text that visitors read; CMS filters may also escape it twice. */
const WRITTEN: readonly [pattern: RegExp, shown: (found: string) => string][] = [
  [/(?:<|&lt;)(museum-[a-z-]+)/gi, (tag) => tag.toLowerCase()],
  [/(?:<|&lt;)(div)[^<>]*museum-embed/gi, () => 'div class="museum-embed"'],
  [/(?:<|&lt;)(a)\s[^<>]*museum-embed=/gi, () => 'a href="…museum-embed=…"'],
  [/(?:<|&lt;)(script)[^<>]*museum-[\w-]+\.js/gi, () => 'script src="…museum-shop.js"'],
];
const SHORTCODE = /\[(museum_[a-z_-]+)[^\]]*\]/gi;

function textsOf(document: Document): string[] {
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT,
    ({ parentElement }) =>
      parentElement?.closest(NOT_READ) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts;
}

/** Finds tags, marked forms, scripts, and shortcodes that visitors read as text. */
export function asText(document: Document): Finding[] {
  const texts = textsOf(document);
  const tags = texts.flatMap((text) =>
    WRITTEN.flatMap(([pattern, shown]) =>
      [...text.matchAll(pattern)]
        .map(([, found = '']) => shown(found))
        .filter((tag) => !tag.startsWith('museum-') || TAGS.includes(tag)),
    ),
  );
  const shortcodes = texts.flatMap((text) =>
    [...text.matchAll(SHORTCODE)].flatMap(([written, name = '']) =>
      TAGS.includes(name.toLowerCase().replaceAll('_', '-')) ? [written] : [],
    ),
  );
  return [
    ...[...new Set(tags)].map((tag): Finding => ({ is: 'tag-as-text', tag })),
    ...[...new Set(shortcodes)].map((shortcode): Finding => ({
      is: 'shortcode-as-text',
      shortcode,
    })),
  ];
}
