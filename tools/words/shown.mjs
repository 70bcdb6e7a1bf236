import { compileMessage } from '@lingui/message-utils/compileMessage';
import { CODE_SIGN, paragraphsOf } from './html.mjs';

/** Code inside a sentence: tags, addresses, files, attributes with their values, shortcodes, and text between backticks. */
const CODE = new RegExp(
  [
    '`[^`]*`',
    String.raw`<!--|-->|</?[a-z{][\w{}-]*(?:\s[\w-]+="[^"]*")*(?:\s*/?>)?`,
    String.raw`\b(?:Access|Content)-[\w-]+: \S+`,
    String.raw`\b(?:https?://|tel:)[^\s”»“’]*`,
    String.raw`\?\w+=\S*`,
    String.raw`\b\w+_\w+\b`,
    String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`\b[\w-]+=(?:"[^"]*"|'[^']*')`,
    String.raw`\[/?\w+[^\]]*\]`,
    String.raw`\b[\w-]+(?:\.[\w-]+)*\.(?:js|css|html|php|txt|zip|com|example|org)\b`,
    String.raw`\bmuseum-[a-z-]+\b`,
  ].join('|'),
  'g',
);

const asCode = (text) => text.replaceAll(CODE, CODE_SIGN);

/** Tags of a message in the code: a pair is around text, a single one is filled in. */
const MESSAGE_TAG = /<(\/?)\d+(\/?)>/g;
const withoutTags = (text) =>
  text.replaceAll(MESSAGE_TAG, (_, slash, single) => (single ? CODE_SIGN : ''));

/** Returns how many forms a message has: the branches of its plural with the most. */
const formsOf = (tokens) =>
  Math.max(
    1,
    ...tokens.map((token) => {
      const [, , branches] = Array.isArray(token) ? token : [];
      return branches && typeof branches === 'object' ? Object.keys(branches).length : 1;
    }),
  );

const asTokens = (message) => (typeof message === 'string' ? [message] : message);

/** Returns the form of a message in which each plural has its nth branch, or the last one. */
const form = (tokens, n) =>
  tokens
    .map((token) => {
      if (typeof token === 'string') return token;
      const [name, , branches] = token;
      if (!branches || typeof branches !== 'object') return `{${name}}`;
      const texts = Object.entries(branches).filter(([key]) => key !== 'offset');
      return form(asTokens(texts[Math.min(n, texts.length - 1)][1]), n);
    })
    .join('');

/** Returns the plurals of a message: the branches of each by the name of its placeholder. */
function pluralsOf(tokens) {
  const found = new Map();
  for (const token of tokens) {
    const [name, kind, branches] = Array.isArray(token) ? token : [];
    if (!branches || typeof branches !== 'object') continue;
    const keys = Object.keys(branches).filter((key) => key !== 'offset');
    if (kind === 'plural') found.set(name, keys);
    for (const branch of Object.values(branches)) {
      if (Array.isArray(branch)) for (const one of pluralsOf(branch)) found.set(...one);
    }
  }
  return found;
}

const TAG = /<\/?\w[^>]*>/g;

/** Returns the names of the placeholders of a message, also of those inside plurals. */
const namesIn = (tokens) =>
  tokens.flatMap((token) => {
    if (!Array.isArray(token)) return [];
    const [name, , branches] = token;
    const inside = branches && typeof branches === 'object' ? Object.values(branches) : [];
    return [`{${name}}`, ...inside.filter(Array.isArray).flatMap(namesIn)];
  });

const unique = (texts) => [...new Set(texts)];

const FORMATS = {
  icu(text) {
    const tokens = asTokens(compileMessage(text));
    const forms = Array.from({ length: formsOf(tokens) }, (_, n) => form(tokens, n));
    const tags = forms.flatMap((each) => each.match(MESSAGE_TAG) ?? []);
    return {
      sentences: unique(forms.map(withoutTags)),
      marks: unique([...namesIn(tokens), ...tags]),
      plurals: pluralsOf(tokens),
    };
  },
  html(text) {
    const tags = (text.match(TAG) ?? []).map((tag) => tag.replace(/ [^>]*/, ''));
    return {
      sentences: tags.length > 0 ? paragraphsOf(text).map((each) => each.text) : [text],
      marks: [...unique(text.match(/\{[^}]+\}/g) ?? []), ...tags],
    };
  },
  printf: (text) => ({
    sentences: [text.replaceAll(TAG, '')],
    marks: [...(text.match(/%(?:\d\$)?[sd]/g) ?? []), ...(text.match(TAG) ?? [])],
  }),
  plain: (text) => ({ sentences: [text], marks: [] }),
};

/**
 * Returns a text as people see it: its sentences without tags and with one character for code, a sentence for each form of a
 * plural; and its marks, which are its placeholders and tags.
 */
export function shown(text, format) {
  const { sentences, marks, plurals = new Map() } = FORMATS[format](text);
  return { sentences: sentences.map(asCode), marks: marks.toSorted(), plurals };
}
