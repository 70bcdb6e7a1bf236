import { inertDocument } from '../../core/web/inertDocument.ts';

/** Allowed elements with their allowed attributes. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ...Object.fromEntries(
    'abbr b blockquote br caption code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i ins li ol p q s small span strong sub sup table tbody tfoot thead tr u ul'
      .split(' ')
      .map((name) => [name, []]),
  ),
};

/** Elements that are removed with their content, which is not text to read. */
const DROPPED = /^(iframe|math|noembed|noframes|noscript|object|script|style|svg|template|title)$/;

const isSafe = (name: string, value: string): boolean =>
  name !== 'href' ||
  (URL.canParse(value, document.baseURI) &&
    /^(https?|mailto|tel):$/.test(new URL(value, document.baseURI).protocol));

function cleaned(node: Node): readonly Node[] {
  if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.nodeValue!)];
  if (!(node instanceof HTMLElement) || DROPPED.test(node.localName)) return [];
  const children = [...node.childNodes].flatMap(cleaned);
  const attributes = Object.hasOwn(KEPT, node.localName) ? KEPT[node.localName] : undefined;
  if (!attributes) return children;
  const made = document.createElement(node.localName);
  for (const name of attributes) {
    const value = node.getAttribute(name);
    if (value !== null && isSafe(name, value)) made.setAttribute(name, value);
  }
  made.append(...children);
  return [made];
}

/** Tags that end a paragraph of plain text. */
const BREAK = /<\/?(?:blockquote|br|caption|dd|div|dl|dt|h[1-6]|hr|li|ol|p|table|tr|ul)\b[^>]*>/i;

/** Returns the text without markup, as paragraphs. */
function plain(html: string): readonly Node[] {
  const texts = html
    .split(BREAK)
    .map((part) =>
      part
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
  return texts.map((text) => {
    const paragraph = document.createElement('p');
    paragraph.append(text);
    return paragraph;
  });
}

/**
 * Sanitizes HTML in browsers without `setHTML`. Copies allowed elements with allowed attributes and safe addresses, so
 * that no node of the input enters the page. If the page's policy forbids parsing HTML, returns the text alone, in
 * paragraphs.
 */
export function sanitizeFallback(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const read = inertDocument(html);
  fragment.append(...(read ? [...read.body.childNodes].flatMap(cleaned) : plain(html)));
  return fragment;
}
