import purify, { type Config } from 'dompurify';
import { inertDocument, trustedPolicy } from '../../core/web/inertDocument.ts';

const ALLOWED_TAGS =
  '#text a abbr b blockquote br caption code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i ins li ol p q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );

/** Web, mail and phone addresses, and those without a scheme. */
const ALLOWED_URI_REGEXP = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i;

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
 * Sanitizes HTML in browsers without `setHTML`. Returns the text alone, in paragraphs, if the policy of the host page
 * forbids parsing HTML.
 */
export function sanitizeFallback(html: string): DocumentFragment {
  const mayParse = inertDocument('') !== undefined;
  if (mayParse) {
    return purify.sanitize(html, {
      ALLOWED_TAGS,
      ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'scope'],
      ALLOWED_URI_REGEXP,
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      ADD_FORBID_CONTENTS: ['object'],
      RETURN_DOM_FRAGMENT: true,
      // otherwise it makes a policy of its own, which the host page may not allow
      TRUSTED_TYPES_POLICY: trustedPolicy() as unknown as NonNullable<
        Config['TRUSTED_TYPES_POLICY']
      >,
    });
  }
  const fragment = document.createDocumentFragment();
  fragment.append(...plain(html));
  return fragment;
}
