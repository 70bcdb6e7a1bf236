import { proxy } from 'valtio/vanilla';
import { shared } from '../shared.ts';
import { DEFAULT_LANGUAGE, type Lang, languageOf } from './languages.ts';

type Language = {
  lang: Lang;
  /** What is spoken where the address names no language. */
  own: Lang;
};

/** The one language of the page, shared by all elements and copies of the bundle. */
export const language = shared('language', () =>
  proxy<Language>({ lang: DEFAULT_LANGUAGE, own: DEFAULT_LANGUAGE }),
);

/**
 * The first of the wishes, in the order of their weight (embedding: language segment of the route, attribute, closest
 * `lang`, document, stored), that the shop speaks; else its default.
 */
export function chooseLanguage(
  wishes: readonly (string | null | undefined)[],
  spoken: readonly Lang[],
  fallback: Lang = DEFAULT_LANGUAGE,
): Lang {
  const known = wishes.map(languageOf).find((lang) => lang && spoken.includes(lang));
  return known ?? (spoken.includes(fallback) ? fallback : (spoken[0] ?? DEFAULT_LANGUAGE));
}
