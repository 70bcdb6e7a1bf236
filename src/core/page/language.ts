import { proxy } from 'valtio/vanilla';
import { shared } from './shared.ts';
import { DEFAULT_LANGUAGE, type Lang } from '../i18n/languages.ts';

export type LanguageState = {
  lang: Lang;
  /** Language if the address names none. */
  own: Lang;
  /** Region of the page for this language, with its hyphen, such as `-CH`: how it writes numbers, dates, and times. */
  region: string;
};

/** Language of the page, shared by all embeds and copies of the bundle. */
export const language = shared('language', () =>
  proxy<LanguageState>({ lang: DEFAULT_LANGUAGE, own: DEFAULT_LANGUAGE, region: '' }),
);

/** Returns the language with its region, such as `de-CH`, for formats and screen readers. */
export const localeOf = (lang: Lang = language.lang): string => lang + language.region;

/** Sets the language of the page, the one that an address without a language means, and the region. */
export function setLanguage(lang: Lang, own: Lang, region: string): void {
  Object.assign(language, { lang, own, region });
}
