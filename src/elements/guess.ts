import { chooseLanguage, type Lang, LANGUAGES } from '../core/i18n/languages.ts';
import { languageAround, languageOfPage } from './languageWishes.ts';
import { pageSetting } from './pageSetting.ts';
import { normalizeSetting } from './normalizeSetting.ts';

// Settings of an element before the shop's own code has loaded to validate them.

const WHOLE = 'museum-shop';

/** Returns a setting of an element, not validated. */
export const rawSetting = (host: Element, name: string): string =>
  normalizeSetting(host.getAttribute(name) || pageSetting(name) || '');

/** Returns the first segment of the route in the address, which may be a language. */
function addressed(host: Element): string | undefined {
  const [, inHash] = /^#\/([^/?]+)/.exec(location.hash) ?? [];
  if (inHash || host.localName !== WHOLE) return inHash;
  const { pathname } = new URL(rawSetting(host, 'base') || '/', location.href);
  return location.pathname.slice(pathname.replace(/\/+$/, '').length).split('/')[1];
}

/** Guesses the language of the shop; its configuration, which has not loaded yet, decides. */
export const guessLanguage = (host: Element): Lang =>
  chooseLanguage(
    [addressed(host), rawSetting(host, 'lang'), languageAround(host), languageOfPage()],
    LANGUAGES,
  );
