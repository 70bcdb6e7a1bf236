import purify from 'dompurify';

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Cleans HTML where the browser cannot do it itself; where a page's policy forbids that too, it becomes plain text. */
export function cleanByLibrary(html: string): Node | string {
  try {
    return purify.sanitize(html, { RETURN_DOM_FRAGMENT: true });
  } catch {
    return plainText(html);
  }
}
