import { TAGS } from '../../embed/elements.ts';
import type { Finding } from '../types.ts';

const EMBED = new RegExp(`<(?:${TAGS.join('|')})[\\s>]|museum-embed`, 'i');

/** Selects the templates for `noscript` in the document of a page that was only read. */
const NOSCRIPT = '[data-of=noscript]';

/**
 * Turns `noscript` into templates. Parsers without scripts would read its content as a part of the page, which
 * browsers with scripts do not show.
 */
export const withoutNoscript = (html: string): string =>
  html
    .replace(/<noscript\b/gi, '<template data-of="noscript"')
    .replace(/<\/noscript\b/gi, '</template');

function commentsIn(document: Document): string[] {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  const comments: string[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode.nodeValue ?? '');
  return comments;
}

const htmlOf = (document: Document, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(
    (element) => `${element.innerHTML} ${element.textContent}`,
  );

/** Finds embeds in parts of the page that browsers do not show, or that are documents of their own. */
export function inertEmbeds(document: Document): Finding[] {
  const frames = [...document.querySelectorAll('iframe[srcdoc]')];
  const parts = {
    comment: commentsIn(document),
    noscript: htmlOf(document, `noscript, ${NOSCRIPT}`),
    template: htmlOf(document, `template:not(${NOSCRIPT})`),
    frame: frames.map((frame) => frame.getAttribute('srcdoc') ?? ''),
  } as const;
  return (Object.keys(parts) as (keyof typeof parts)[]).flatMap((inside): Finding[] =>
    parts[inside].some((html) => EMBED.test(html)) ? [{ is: 'inert-embed', inside }] : [],
  );
}
