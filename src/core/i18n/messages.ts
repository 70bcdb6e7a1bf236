import type { Messages } from '@lingui/core';
import type { Lang } from './languages.ts';

type Part = Readonly<Record<Lang, () => Promise<{ messages: Messages }>>>;

/** Messages of the first screens by language, each in its own chunk. */
export const MESSAGES: Part = {
  de: () => import('../../../locales/de/messages.po?first'),
  en: () => import('../../../locales/en/messages.po?first'),
  fr: () => import('../../../locales/fr/messages.po?first'),
  it: () => import('../../../locales/it/messages.po?first'),
  nl: () => import('../../../locales/nl/messages.po?first'),
  es: () => import('../../../locales/es/messages.po?first'),
  sv: () => import('../../../locales/sv/messages.po?first'),
  da: () => import('../../../locales/da/messages.po?first'),
};

/** All other messages for visitors, such as those of the checkout (`LATER` in tools/later-messages.mjs). */
export const LATER_MESSAGES: Part = {
  de: () => import('../../../locales/de/messages.po?later'),
  en: () => import('../../../locales/en/messages.po?later'),
  fr: () => import('../../../locales/fr/messages.po?later'),
  it: () => import('../../../locales/it/messages.po?later'),
  nl: () => import('../../../locales/nl/messages.po?later'),
  es: () => import('../../../locales/es/messages.po?later'),
  sv: () => import('../../../locales/sv/messages.po?later'),
  da: () => import('../../../locales/da/messages.po?later'),
};
