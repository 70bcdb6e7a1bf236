import { config } from '../config/store.ts';
import { type Lang, LANGUAGES } from '../i18n/languages.ts';

/** Returns the languages of the shop; all languages until its configuration has loaded. */
export const shopLanguages = (): readonly Lang[] =>
  config.shop.is === 'ready' ? config.shop.value.config.languages : LANGUAGES;
