/** Names that are the same in every language. */
const NAMES = /Museum Shop|Apple Pay|Google Pay|Content Security Policy|SEPA/g;

/** Returns whether a text has a sentence to translate: two words besides names and placeholders, one of them in lower case. */
const hasSentence = ({ sentences }) =>
  sentences.some((sentence) => {
    const words = sentence
      .replaceAll(/\{[^}]*\}|%(?:\d\$)?[sd]/g, ' ')
      .replaceAll(NAMES, ' ')
      .match(/\p{L}{2,}/gu);
    return words?.length > 1 && words.some((word) => /^\p{Ll}{3}/u.test(word));
  });

const list = (marks) => marks.join(' ') || 'none';

const isExact = (branch) => /^\d+$/.test(branch);

/** Returns the branches of the plurals that are absent, and those that the language does not have. */
function wrongPlurals({ text, seen, source = seen, language }) {
  if (!text) return [];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  // “many” is for millions; without it, “other” is used
  const needed = pluralCategories.filter((each) => each !== 'many');
  const dropped = [...source.plurals.keys()].filter((name) => !seen.plurals.has(name));
  const wrong = [...seen.plurals].flatMap(([name, branches]) => {
    const all = [...needed, ...(source.plurals.get(name) ?? []).filter(isExact)];
    const absent = all.filter((branch) => !branches.includes(branch));
    const foreign = branches.filter(
      (branch) => !isExact(branch) && !pluralCategories.includes(branch),
    );
    return [
      ...absent.map((branch) => `{${name}} has no “${branch}”`),
      ...foreign.map((branch) => `{${name}} has “${branch}”`),
    ];
  });
  return [...dropped.map((name) => `{${name}} is no plural`), ...wrong];
}

/** Returns the longest form of a text and its length if that is above the limit. A number takes two characters. */
function tooLong({ seen, limit }) {
  if (!limit) return [];
  const filledIn = limit.withoutPlaceholders ? '' : '00';
  return seen.sentences
    .map((sentence) => sentence.replaceAll(/\{[^}]+\}|#/g, filledIn).trim())
    .filter((sentence) => [...sentence].length > limit.length)
    .map((sentence) => `${[...sentence].length} > ${limit.length}`);
}

/** Rules that compare a text with its English. */
export const TRANSLATION = [
  {
    rule: 'missing',
    advice: 'add the text in this language',
    find: ({ text, english }) => (text ? [] : [english ?? '']),
  },
  {
    rule: 'untranslated',
    advice: 'translate it; it is the English sentence',
    find: ({ text, english, seen }) =>
      text && text === english && hasSentence(seen) ? [text] : [],
  },
  {
    rule: 'marks',
    advice: 'use the same placeholders and tags as the English',
    find({ text, seen, source }) {
      if (!text || !source) return [];
      const [marks, expected] = [seen, source].map((each) => list(each.marks));
      return marks === expected ? [] : [`${marks} instead of ${expected}`];
    },
  },
  {
    rule: 'plural',
    advice: 'use the plural forms of the language, and the exact numbers of the English',
    find: wrongPlurals,
  },
  {
    rule: 'length',
    advice: 'shorten it to the length that the comment for translators allows',
    find: tooLong,
  },
];
