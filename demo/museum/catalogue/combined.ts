import type { Text } from './types.ts';

/** Joins texts in each language. */
export const combined = (texts: Text[], between: string): Text => {
  const inLang = (lang: keyof Text) => texts.map((text) => text[lang]).join(between);
  return {
    de: inLang('de'),
    en: inLang('en'),
    fr: inLang('fr'),
    it: inLang('it'),
    nl: inLang('nl'),
    es: inLang('es'),
    sv: inLang('sv'),
    da: inLang('da'),
  };
};
