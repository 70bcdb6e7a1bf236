import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core';
import { retryImport } from '../async/retryImport.ts';
import type { Lang } from '../i18n/languages.ts';
import { language, localeOf } from '../page/language.ts';
import { LATER_MESSAGES, MESSAGES } from '../i18n/messages.ts';

// Each copy of the bundle has its own messages.

/** Messages loaded so far. lingui reads them at each render. */
const loaded: Partial<Record<Lang, Messages>> = {};
let isLaterWanted = false;

/** Returns messages with `ss` for `ß` in Switzerland and Liechtenstein, which do not use that letter. */
const inSpellingOfRegion = (messages: Messages): Messages =>
  /CH|LI/i.test(language.region)
    ? (JSON.parse(JSON.stringify(messages).replaceAll('ß', 'ss')) as Messages)
    : messages;

// not `i18n.load`, which would render all sentences on the page again, although none has changed
const add = (lang: Lang, messages: Messages): Messages =>
  Object.assign((loaded[lang] ??= {}), inSpellingOfRegion(messages));

/** Loads and activates a language. */
export async function activateLanguage(lang: Lang): Promise<void> {
  // requested at the same time; the screen that needs them reports an error
  if (isLaterWanted) LATER_MESSAGES[lang]().catch(() => undefined);
  const { messages } = await retryImport(MESSAGES[lang]);
  i18n.loadAndActivate({ locale: localeOf(lang), messages: add(lang, messages) });
}

/** Loads the messages that the first screens do not need. The caller tries again, as for the code that it loads with them. */
export async function loadLaterMessages(lang: Lang): Promise<void> {
  isLaterWanted = true;
  const { messages } = await LATER_MESSAGES[lang]();
  add(lang, messages);
}

/** Loads all messages of a language, for text that stays in it whatever language is active. */
export async function i18nIn(lang: Lang): Promise<I18n> {
  const parts = await Promise.all(
    [MESSAGES, LATER_MESSAGES].map((part) => retryImport(part[lang])),
  );
  for (const { messages } of parts) add(lang, messages);
  const locale = localeOf(lang);
  return setupI18n({ locale, messages: { [locale]: loaded[lang]! } });
}
