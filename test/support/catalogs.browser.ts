import type { Messages } from '@lingui/core';
import { messages as da } from '../../locales/da/messages.po';
import { messages as de } from '../../locales/de/messages.po';
import { messages as en } from '../../locales/en/messages.po';
import { messages as es } from '../../locales/es/messages.po';
import { messages as fr } from '../../locales/fr/messages.po';
import { messages as it } from '../../locales/it/messages.po';
import { messages as nl } from '../../locales/nl/messages.po';
import { messages as sv } from '../../locales/sv/messages.po';
import type { Lang } from '../../src/core/i18n/languages.ts';

const CATALOGS: Record<Lang, Messages> = { da, de, en, es, fr, it, nl, sv };

/** Returns the messages of a language, as the build compiles them. */
export const catalogOf = (lang: Lang): Messages => CATALOGS[lang];
