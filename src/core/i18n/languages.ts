/** Supported languages (specification, section 9). */
export const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl', 'es', 'sv', 'da'] as const;

export type Lang = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Lang = 'de';

/** Returns the language of a tag such as `de-DE` or `EN_gb`; `undefined` if it is not supported. */
export function languageOf(tag: string | null | undefined): Lang | undefined {
  const prefix = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((lang) => lang === prefix);
}

/**
 * Returns the region of the first tag that names the language, with its hyphen: `-CH` for `de-CH`. Empty if that tag has
 * none, or another form.
 */
export const regionOf = (lang: Lang, tags: readonly (string | null | undefined)[]): string =>
  /-[a-z]{2}\b/i.exec(tags.find((tag) => languageOf(tag) === lang) ?? '')?.[0] ?? '';

/**
 * Returns the first supported language among the wishes, otherwise the default. Order (embedding): language segment of
 * the route, attribute, closest `lang`, document, stored.
 */
export function chooseLanguage(
  wishes: readonly (string | null | undefined)[],
  spoken: readonly Lang[],
  fallback: Lang = DEFAULT_LANGUAGE,
): Lang {
  const known = wishes.map(languageOf).find((lang) => lang && spoken.includes(lang));
  return known ?? (spoken.includes(fallback) ? fallback : (spoken[0] ?? DEFAULT_LANGUAGE));
}
