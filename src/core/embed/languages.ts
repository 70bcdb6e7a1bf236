import { config } from '../config/store.ts';
import { chooseLanguage, DEFAULT_LANGUAGE, type Lang, LANGUAGES } from '../i18n/languages.ts';

/** Returns the languages of the shop; all languages until its configuration has loaded. */
export const shopLanguages = (): readonly Lang[] =>
  config.shop.is === 'ready' ? config.shop.value.config.languages : LANGUAGES;

/** Returns the language of the items that an editor reads: the first wish that the shop supports. */
export function languageOfOffers(wishes: readonly (string | undefined)[]): Lang {
  if (config.shop.is !== 'ready') return DEFAULT_LANGUAGE;
  const { languages, defaultLanguage } = config.shop.value.config;
  return chooseLanguage(wishes, languages, defaultLanguage);
}
