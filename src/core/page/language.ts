import { proxy } from 'valtio/vanilla';
import { shared } from './shared.ts';
import { DEFAULT_LANGUAGE, type Lang } from '../i18n/languages.ts';

export type LanguageState = {
  lang: Lang;
  /** Language if the address names none. */
  own: Lang;
};

/** Language of the page, shared by all embeds and copies of the bundle. */
export const language = shared('language', () =>
  proxy<LanguageState>({ lang: DEFAULT_LANGUAGE, own: DEFAULT_LANGUAGE }),
);

/** Sets the language of the page, and the one that an address without a language means. */
export function setLanguage(lang: Lang, own: Lang = language.own): void {
  language.lang = lang;
  language.own = own;
}
