import { html } from 'hono/html';
import type { Parts } from './pages.ts';
import type { Catalogue } from './server/catalogue.ts';
import { configurationOf, speaks } from './server/configuration.ts';
import { isLang } from './server/languages.ts';
import type { Settings } from './server/settings.ts';

/** Returns the parts of the whole shop's page, language and title, for the path segments of its address. */
export const shopPageParts = (
  catalogue: Catalogue,
  settings: Settings,
): ((segments: string[]) => Parts) => {
  const configuration = configurationOf(catalogue, settings);
  const { defaultLanguage = 'de' } = configuration;
  return ([first = '']) => {
    const lang = isLang(first) && speaks(configuration, first) ? first : defaultLanguage;
    return { lang: () => lang, title: () => String(html`${catalogue.shop.siteName[lang]}`) };
  };
};
