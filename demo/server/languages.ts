import type { Lang, Text } from '../museum/catalogue/types.ts';

/** The shop's languages with their own names. German is the default (specification, section 9). */
export const LANGUAGE_NAMES: Record<Lang, string> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  es: 'Español',
  sv: 'Svenska',
  da: 'Dansk',
};

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Lang[];

export const isLang = (value: string): value is Lang => Object.hasOwn(LANGUAGE_NAMES, value);

/** Builds a text from other texts, e.g. `2 × Adult`. */
export const inEveryLanguage = (textIn: (lang: Lang) => string): Text =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, textIn(lang)])) as Text;
