import type { Messages } from '@lingui/core';
import type { Lang } from './languages.ts';

/** Messages by language, each in its own chunk. */
export const MESSAGES: Record<Lang, () => Promise<{ messages: Messages }>> = {
  de: () => import('../../../locales/de/messages.po'),
  en: () => import('../../../locales/en/messages.po'),
  fr: () => import('../../../locales/fr/messages.po'),
  it: () => import('../../../locales/it/messages.po'),
  nl: () => import('../../../locales/nl/messages.po'),
  es: () => import('../../../locales/es/messages.po'),
  sv: () => import('../../../locales/sv/messages.po'),
  da: () => import('../../../locales/da/messages.po'),
};
