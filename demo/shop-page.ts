import { html } from 'hono/html';
import type { Parts } from './pages.ts';
import type { Catalogue } from './server/catalogue.ts';
import { configurationOf, speaks } from './server/configuration.ts';
import { isLang } from './server/languages.ts';
import type { Settings } from './server/settings.ts';

/** What the page of the whole shop is filled with, by the segments of its address: its language and its title. */
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
