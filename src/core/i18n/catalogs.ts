import { i18n, type Messages } from '@lingui/core';
import type { Lang } from './languages.ts';

/** Each language is a chunk of its own. */
const catalogs: Record<Lang, () => Promise<{ messages: Messages }>> = {
  de: () => import('../../../locales/de/messages.po'),
  en: () => import('../../../locales/en/messages.po'),
  fr: () => import('../../../locales/fr/messages.po'),
  it: () => import('../../../locales/it/messages.po'),
  nl: () => import('../../../locales/nl/messages.po'),
  es: () => import('../../../locales/es/messages.po'),
  sv: () => import('../../../locales/sv/messages.po'),
  da: () => import('../../../locales/da/messages.po'),
};

/** Loads a language and speaks it. Every copy of the bundle has its own messages; the choice is the page's. */
export async function activateLanguage(lang: Lang): Promise<void> {
  const { messages } = await catalogs[lang]();
  i18n.loadAndActivate({ locale: lang, messages });
}
