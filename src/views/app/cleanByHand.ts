import { inertDocument } from '../../core/web/inertDocument.ts';

/** What a text may be made of, and which of their attributes are kept. Everything else is made anew without them. */
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

/** What these hold is no text to be read. */
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

/** Where one paragraph of plain text ends and the next begins. */
const BREAK = /<\/?(?:blockquote|br|caption|dd|div|dl|dt|h[1-6]|hr|li|ol|p|table|tr|ul)\b[^>]*>/i;

/** The words alone, paragraph by paragraph. */
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
 * Cleans HTML where the browser cannot do it itself. Nothing of what came is put into the page: known elements are made
 * anew, with known attributes, and addresses that lead somewhere. Where the page's policy forbids to read HTML at all,
 * the words alone are left, in paragraphs.
 */
export function cleanByHand(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const read = inertDocument(html);
  fragment.append(...(read ? [...read.body.childNodes].flatMap(cleaned) : plain(html)));
  return fragment;
}
