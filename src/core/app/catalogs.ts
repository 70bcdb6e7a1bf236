import { i18n } from '@lingui/core';
import { retryImport } from '../async/retryImport.ts';
import type { Lang } from '../i18n/languages.ts';
import { MESSAGES } from '../i18n/messages.ts';

/** Loads and activates a language. Each copy of the bundle has its own messages. */
export async function activateLanguage(lang: Lang): Promise<void> {
  const { messages } = await retryImport(MESSAGES[lang]);
  i18n.loadAndActivate({ locale: lang, messages });
}
