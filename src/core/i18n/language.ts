import { proxy } from 'valtio/vanilla';
import { shared } from '../shared.ts';
import { DEFAULT_LANGUAGE, type Lang } from './languages.ts';

type Language = {
  lang: Lang;
  /** What is spoken where the address names no language. */
  own: Lang;
};

/** The one language of the page, shared by all elements and copies of the bundle. */
export const language = shared('language', () =>
  proxy<Language>({ lang: DEFAULT_LANGUAGE, own: DEFAULT_LANGUAGE }),
);
