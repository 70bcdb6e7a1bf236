import { CODE_SIGN } from './html.mjs';

/** Quotation marks by language: the outer pair, and the pair inside it. */
const QUOTES = {
  de: ['„“', '‚‘'],
  en: ['“”', '‘’'],
  fr: ['«»', '“”'],
  it: ['«»', '“”'],
  nl: ['‘’', '“”'],
  es: ['«»', '“”'],
  sv: ['””', '’’'],
  da: ['»«', '›‹'],
};

const matches = (text, pattern) => [...text.matchAll(pattern)].map(({ 0: found }) => found);

/** Returns the quotation marks that are of another language, without their partner, or the inner ones outside others. */
function wrongQuotes(text, language) {
  const [outer, inner] = QUOTES[language];
  const open = [];
  const wrong = [];
  for (const [index, mark] of text.split('').entries()) {
    if (!/[“”„‚‘’«»‹›]/.test(mark)) continue;
    const last = open.at(-1);
    const isClosing = last !== undefined && mark === last[1];
    const isInWord = mark === '’' && /\p{L}/u.test(text[index + 1] ?? '');
    if (isClosing && !isInWord) open.pop();
    else if (mark === (last === outer ? inner : outer)[0] && mark !== '’') {
      open.push(last === outer ? inner : outer);
    } else if (mark !== '’') wrong.push(mark);
  }
  return [...wrong, ...open.map(([mark]) => mark)];
}

/** Units after a number. Words such as “minutes” may be on the next line. */
const UNIT = '(?:€|%|‰|°C|mm|cm|km|m|kg|g|ml|l|min|[kKMG]B|ms|px|Uhr|kr)(?![\\p{L}\\d])';
const AMOUNT = `(?:[\\d.,]*\\d|[}#${CODE_SIGN}])`;
const SPACED = new RegExp(`${AMOUNT} ${UNIT}`, 'gu');
const UNSPACED = new RegExp(`${AMOUNT}[%€]`, 'gu');
const PERCENT_SPACED = new RegExp(`${AMOUNT}\\s%`, 'gu');
/** Languages that write “16%” without a space. */
const WITHOUT_SPACE = new Set(['en', 'it', 'nl']);

/** Returns a number and its unit if a line could end between them, or if the language puts no space there, or one. */
const looseUnits = (text, language) =>
  WITHOUT_SPACE.has(language)
    ? [...matches(text, PERCENT_SPACED), ...matches(text, SPACED)]
    : [...matches(text, SPACED), ...matches(text, UNSPACED)];

/** Returns the French signs without their space: a narrow one before ; ! ? and a wide one at : and quotation marks. */
const looseFrenchSigns = (text) => [
  ...matches(text, /[^\u202f!?][;!?](?!\p{L})/gu),
  ...matches(text, /[^\u00a0](?:»|:(?!\d))|«[^\u00a0]/g),
];

/** Returns the Spanish questions and exclamations whose opening sign is absent. */
const unopened = (text) =>
  ['¿?', '¡!']
    .filter(([open, end]) => text.split(open).length !== text.split(end).length)
    .map(([open]) => `no ${open}`);

/** Rules for the sentences of all languages. */
export const TYPOGRAPHY = [
  {
    rule: 'escape',
    advice: 'write the character, not its code',
    find: (text) =>
      matches(
        text,
        /\\(?:u\{?[\da-f]{1,4}|[nrt])|&#?\w+;|\ufffd|Ã.|â€.?|(?<=\p{L})(?:00a0|20[0-6][\da-f])(?![\da-f])|(?<![\da-f])00a0(?=[\p{L}!?:;.])/giu,
      ),
  },
  {
    rule: 'straight',
    advice: 'write the curly quotation mark or apostrophe',
    find: (text) => matches(text, /\S*["']\S*/g),
  },
  {
    rule: 'space',
    advice: 'write one space between words and none at the ends',
    find: (text) =>
      matches(text, /\S?[ \u00a0\u202f]{2,}\S?|^\s+\S*|\S*\s+$| [,.](?!\d|\.|\p{L})/gu),
  },
  {
    rule: 'ellipsis',
    advice: 'write “…”',
    find: (text) => matches(text, /\S*\.{3,}/g),
  },
  {
    rule: 'quotes',
    advice: 'write the quotation marks of the language, in pairs',
    find: wrongQuotes,
  },
  {
    rule: 'unit',
    advice: 'write a no-break space between number and unit; “16%” in English, Italian and Dutch',
    find: looseUnits,
  },
  {
    rule: 'french',
    advice: 'write U+202F before ; ! ? and U+00A0 before : » and after «',
    find: (text, language) => (language === 'fr' ? looseFrenchSigns(text) : []),
  },
  {
    rule: 'spanish',
    advice: 'begin a question with ¿ and an exclamation with ¡',
    find: (text, language) => (language === 'es' ? unopened(text) : []),
  },
];
