import { readFileSync } from 'node:fs';
import { paragraphsOf } from './html.mjs';

/** Returns the texts of an HTML page. Pages of a language have no counterpart of each sentence in another. */
export function pageTexts(file, languages, html = readFileSync(file, 'utf8')) {
  return paragraphsOf(html)
    .filter(({ lang }) => languages.includes(lang))
    .map(({ text, offset, lang }) => ({
      language: lang,
      file,
      line: html.slice(0, offset).split('\n').length,
      format: 'plain',
      text,
    }));
}
