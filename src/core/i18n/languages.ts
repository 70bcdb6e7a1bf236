/** The languages of the shop; German is the default (specification, section 9). */
export const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl', 'es', 'sv', 'da'] as const;

export type Lang = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Lang = 'de';

/** The language that a tag such as `de-DE` or `EN_gb` means, or undefined where the shop does not speak it. */
export function languageOf(tag: string | null | undefined): Lang | undefined {
  const prefix = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((lang) => lang === prefix);
}
