import { inertDocument } from '../../core/web/inertDocument.ts';

type SanitizingParser = { parseHTML?: (html: string) => Document };

/** Parses with the browser's sanitizer if it has one, because that needs no Trusted Types policy. */
const parsed = (html: string): Document | undefined =>
  (Document as SanitizingParser).parseHTML?.(html) ?? inertDocument(html);

/**
 * Returns the text of HTML, with a space in place of each tag. The result must be used as text only: it is not safe as
 * HTML. It is empty if the host page's policy forbids parsing.
 */
export function plainText(html: string): string {
  const body = parsed(html.replaceAll('<', ' <'))?.body;
  for (const code of body?.querySelectorAll('script, style') ?? []) code.remove();
  const text = body?.textContent ?? '';
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}

/** Number of characters of a description in search results and on cards. */
const EXCERPT_LENGTH = 160;

/** Returns the text of HTML; of a long one, the first words. */
export function excerpt(html: string): string {
  const text = plainText(html);
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')} …`;
}
