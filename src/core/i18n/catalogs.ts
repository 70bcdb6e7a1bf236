import { i18n, type Messages } from '@lingui/core';
import { type Lang, languageOf } from './languages.ts';

type Part = { messages: Messages };

/** Screens whose sentences are loaded when they are shown. */
export type MessageArea = 'checkout' | 'shop';

/** Each language is a chunk of its own. */
const catalogs: Record<
  Lang,
  () => Promise<Part & { areas: Partial<Record<MessageArea, () => Promise<Part>>> }>
> = {
  de: () => import('../../../locales/de/messages.po'),
  en: () => import('../../../locales/en/messages.po'),
  fr: () => import('../../../locales/fr/messages.po'),
  it: () => import('../../../locales/it/messages.po'),
  nl: () => import('../../../locales/nl/messages.po'),
  es: () => import('../../../locales/es/messages.po'),
  sv: () => import('../../../locales/sv/messages.po'),
  da: () => import('../../../locales/da/messages.po'),
};

const wanted = new Set<MessageArea>();

async function loadAreas(lang: Lang): Promise<void> {
  const { areas } = await catalogs[lang]();
  await Promise.all(
    [...wanted].map(async (area) => {
      const part = await areas[area]?.();
      if (part) i18n.load(lang, part.messages);
    }),
  );
}

/** Loads a language and speaks it. Every copy of the bundle has its own messages; the choice is the page's. */
export async function activateLanguage(lang: Lang): Promise<void> {
  const { messages } = await catalogs[lang]();
  i18n.load(lang, messages);
  await loadAreas(lang);
  i18n.activate(lang);
}

/** The sentences of an area are needed: now where a language is spoken already, else together with it. */
export async function loadMessages(area: MessageArea): Promise<void> {
  wanted.add(area);
  const lang = languageOf(i18n.locale);
  if (lang) await loadAreas(lang);
}
