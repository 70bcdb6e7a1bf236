import { i18n, type Messages } from '@lingui/core';
import { loadLaterMessages } from '../../../src/core/app/catalogs.ts';
import { LANGUAGES } from '../../../src/core/i18n/languages.ts';
import { LATER_MESSAGES, MESSAGES } from '../../../src/core/i18n/messages.ts';
import { catalogOf } from '../catalogs.browser.ts';

type Message = Messages[string];

const TAG = /<\/?\d+\/?>/g;
const WORD = /\p{L}[\p{L}-]*/gu;

/** Returns the text of a message; of a plural the longest form. */
function textOf(part: unknown): string {
  if (typeof part === 'string') return part.replace(TAG, '');
  if (Array.isArray(part)) return part.map(textOf).join(' ');
  if (typeof part !== 'object' || part === null) return '';
  return longest(Object.values(part).map(textOf));
}

const longest = (texts: Iterable<string>): string =>
  [...texts].reduce((one, other) => (other.length > one.length ? other : one), '');

const longestWord = (text: string): string => longest(text.match(WORD) ?? []);

/** Returns the longest translation, with its longest word replaced by the longest of all translations. */
function longestOf(translations: readonly Message[]): Message {
  const text = longest(translations.map(textOf));
  const message = translations.find((each) => textOf(each) === text)!;
  const from = longestWord(text);
  const to = longest(translations.map((each) => longestWord(textOf(each))));
  if (typeof message === 'string') return message.replace(from, to);
  return message.map((part) => (typeof part === 'string' ? part.replace(from, to) : part));
}

const catalogs = LANGUAGES.map(catalogOf);

const LONGEST: Messages = Object.fromEntries(
  Object.keys(catalogOf('de')).map((id) => [id, longestOf(catalogs.map((each) => each[id]!))]),
);

/** Replaces the German messages by the longest of all translations during a run; numbers, dates and plurals stay German. */
export async function inLongestWords<T>(run: () => Promise<T>): Promise<T> {
  const german = await Promise.all([MESSAGES.de(), LATER_MESSAGES.de()]);
  const own = { ...german[0].messages, ...german[1].messages };
  const speak = (words: Messages): Promise<void> => {
    for (const { messages } of german)
      for (const id of Object.keys(messages)) messages[id] = words[id]!;
    // a screen that has been shown in German does not load them again
    return loadLaterMessages('de');
  };
  await speak(LONGEST);
  try {
    return await run();
  } finally {
    await speak(own);
  }
}

/** Whether the longest translations are active. */
export const areLongestSpoken = (): boolean =>
  Object.entries(LONGEST).every(([id, message]) => i18n.messages[id] === message);
