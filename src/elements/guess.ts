import { chooseLanguage, type Lang, LANGUAGES } from '../core/i18n/languages.ts';
import { languageAround, languageOfPage } from './languageWishes.ts';
import { ofPage } from './ofPage.ts';
import { tidy } from './tidy.ts';

// What can be told of an element before the shop's own code has read its settings.

const WHOLE = 'museum-shop';

/** A setting of an element, not yet checked. */
export const said = (host: Element, name: string): string =>
  tidy(host.getAttribute(name) || ofPage(name) || '');

/** The first segment of the route in the address: a language, if the address names one. */
function addressed(host: Element): string | undefined {
  const [, inHash] = /^#\/([^/?]+)/.exec(location.hash) ?? [];
  if (inHash || host.localName !== WHOLE) return inHash;
  const { pathname } = new URL(said(host, 'base') || '/', location.href);
  return location.pathname.slice(pathname.replace(/\/+$/, '').length).split('/')[1];
}

/** The language that the shop will most probably speak: the configuration, which is not there yet, has the last word. */
export const guessLanguage = (host: Element): Lang =>
  chooseLanguage(
    [addressed(host), said(host, 'lang'), languageAround(host), languageOfPage()],
    LANGUAGES,
  );
