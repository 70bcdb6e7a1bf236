import { readFileSync } from 'node:fs';
import { po } from 'gettext-parser';

/** Returns the entries of a catalog with the lines of their translations. An empty line ends an entry. */
function entriesOf(file) {
  const entries = [];
  let first = 1;
  for (const block of readFileSync(file, 'utf8').split('\n\n')) {
    const { translations } = po.parse(block);
    for (const entry of Object.values(translations).flatMap(Object.values)) {
      const line = first + block.split('\n').findIndex((each) => each.startsWith('msgstr'));
      if (entry.msgid !== '') entries.push({ ...entry, line });
    }
    first += block.split('\n').length + 1;
  }
  return entries;
}

const keyOf = ({ msgctxt = '', msgid }) => `${msgctxt}\u0004${msgid}`;

/** Returns the length that a comment for translators allows, such as “Button, at most 24 characters.” */
function limitIn(comment = '') {
  const lengths = [...comment.matchAll(/at most (\d+) characters( without)?/gi)];
  if (lengths.length === 0) return undefined;
  return {
    length: Math.min(...lengths.map(([, length]) => Number(length))),
    withoutPlaceholders: lengths.some(([, , without]) => without),
  };
}

/** Returns the texts of the catalogs. A message with an explicit id has its English only in the English catalog. */
export function catalogTexts(languages) {
  const source = new Map(entriesOf('locales/en/messages.po').map((entry) => [keyOf(entry), entry]));
  return languages.flatMap((language) => {
    const file = `locales/${language}/messages.po`;
    return entriesOf(file).map((entry) => {
      const { msgstr, comments } = source.get(keyOf(entry)) ?? entry;
      return {
        language,
        file,
        line: entry.line,
        format: 'icu',
        text: entry.msgstr[0],
        english: language === 'en' ? undefined : msgstr[0],
        limit: limitIn(comments?.translator),
      };
    });
  });
}

/** Returns the texts of a gettext catalog whose ids are the English sentences. */
export const gettextTexts = (language, file) =>
  entriesOf(file).map(({ msgid, msgstr, line }) => ({
    language,
    file,
    line,
    format: 'printf',
    text: msgstr[0],
    english: msgid,
  }));
