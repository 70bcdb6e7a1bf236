import { config } from '../config/store.ts';
import { type Lang, LANGUAGES } from '../i18n/languages.ts';

/** What the shop speaks; all languages until that is known. */
export const shopLanguages = (): readonly Lang[] =>
  config.shop.is === 'ready' ? config.shop.value.config.languages : LANGUAGES;
