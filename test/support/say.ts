import { type I18n, setupI18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Lang } from '../../src/core/i18n/languages.ts';
import { MESSAGES, type MessageName } from './messages.ts';

const { catalogOf } = await ('window' in globalThis
  ? import('./catalogs.browser.ts')
  : import('./catalogs.node.ts'));

const spoken = new Map<Lang, I18n>();

function speaker(lang: Lang): I18n {
  const known = spoken.get(lang);
  if (known) return known;
  const i18n = setupI18n({ locale: lang, messages: { [lang]: catalogOf(lang) } });
  spoken.set(lang, i18n);
  return i18n;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a catalog message in a language, with these values in its placeholders and empty tags (`'<0/>'`) and without its
 * other tags. Every space is a plain one, as in the texts and names that tests read. Throws if the catalog does not have it.
 */
export function sayIn(lang: Lang, name: MessageName, values: Values = {}): string {
  const i18n = speaker(lang);
  // a few messages have an explicit id, which `MESSAGES` lists instead of their text
  const id = [MESSAGES[name], generateMessageId(MESSAGES[name])].find(
    (each) => each in i18n.messages,
  );
  if (id === undefined) {
    throw new Error(
      `the catalog of ${lang} lacks “${MESSAGES[name]}”: see test/support/messages.ts`,
    );
  }
  return i18n
    ._(id, values)
    .replace(/<\/?\d+\/?>/g, (tag) => String(values[tag] ?? ''))
    .replace(/\s/g, ' ');
}

/** Returns the words of a link or button inside an English message: those in its tag with this number. */
export function linkIn(name: MessageName, tag: number): string {
  const [, words] = new RegExp(`<${tag}>(.*?)</${tag}>`).exec(MESSAGES[name]) ?? [];
  if (words === undefined) throw new Error(`“${MESSAGES[name]}” has no <${tag}>`);
  return words;
}

/** Returns a catalog message in English. */
export const say = (name: MessageName, values: Values = {}): string => sayIn('en', name, values);
