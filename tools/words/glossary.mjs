const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns a pattern that finds any of the words as a whole word. None finds nothing. */
const wholeWords = (words = []) =>
  new RegExp(
    words.length > 0
      ? String.raw`(?<![\p{L}\d])(?:${words.map(escaped).join('|')})(?![\p{L}\d])`
      : '(?!)',
    'giu',
  );

/** Returns a pattern that finds any of the words, also inside others; a space at an end is the end of a word. */
const anywhere = (words = []) =>
  new RegExp(
    words
      .map((word) =>
        escaped(word)
          .replace(/^ /, String.raw`(?<![\p{L}\d])`)
          .replace(/ $/, String.raw`(?![\p{L}\d])`),
      )
      .join('|') || '(?!)',
    'giu',
  );

const formsOf = ({ term, forms = [term, `${term}s`] }) => forms;

/** Returns the words of sentences, without placeholders. */
const wordsOf = ({ sentences }) => sentences.join(' ').replaceAll(/\{[^}]*\}/g, ' ');

/** Returns a function that returns the entries whose term is in an English text. */
function findTerms(glossary) {
  // longer terms are taken out before shorter ones, because “voucher code” is not a voucher
  const entries = glossary
    .toSorted((one, other) => other.term.length - one.term.length)
    .map((entry) => ({
      entry,
      forms: wholeWords(formsOf(entry)),
      unless: wholeWords(entry.unless),
    }));
  return (text) => {
    let rest = text;
    const found = [];
    for (const { entry, forms, unless } of entries) {
      if (rest.replaceAll(unless, ' ').search(forms) < 0) continue;
      found.push(entry);
      rest = rest.replaceAll(forms, ' ');
    }
    return found;
  };
}

/** Returns a function that returns the words of a language that the glossary excludes. */
function findExcluded(glossary) {
  const languages = new Set(glossary.flatMap(Object.keys));
  const entriesOf = (language) =>
    glossary.map((entry) =>
      language === 'en'
        ? { use: entry.term, excluded: wholeWords(entry.not) }
        : { use: entry[language]?.use, excluded: anywhere(entry[language]?.not) },
    );
  const entries = new Map(['en', ...languages].map((language) => [language, entriesOf(language)]));
  return (text, language) =>
    (entries.get(language) ?? []).flatMap(({ use, excluded }) =>
      (text.match(excluded) ?? []).map((word) => `“${word.trim()}” is “${use}”`),
    );
}

/** Returns the rules that hold texts to the glossary. */
export function glossaryRules(glossary) {
  const termsIn = findTerms(glossary);
  const excludedIn = findExcluded(glossary);
  const advice = 'use the word of the glossary';
  return [
    {
      rule: 'term',
      advice,
      find({ text, seen, source, language, isFree }) {
        if (!text || !source || isFree) return [];
        const translation = wordsOf(seen).toLowerCase();
        return termsIn(wordsOf(source))
          .filter(({ [language]: { stems } = {} }) =>
            stems?.every((stem) => !translation.includes(stem.toLowerCase())),
          )
          .map(({ term, [language]: { use } }) => `“${term}” is “${use}”`);
      },
    },
    {
      rule: 'word',
      advice,
      find: ({ seen, language }) => excludedIn(wordsOf(seen), language),
    },
  ];
}
