import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'node:test';
import { staticPages } from '../../demo/museum/catalogue/pages.ts';
import type { Lang } from '../../demo/museum/catalogue/types.ts';
import { documentWord } from '../../demo/server/document-sentences.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';
import { readDay, readMoment, shownDay } from '../../demo/server/notation.ts';
import { dateInWords } from '../support/inWords.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
const files = (folder: string, ending: RegExp): string[] =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => ending.test(path))
    .toSorted();

type Found = { lang: Lang; text: string; path: string };

const LITERAL = /(?<![\w.])(de|en|fr|it|nl|es|sv|da):\s+(['`"])((?:\\.|(?!\2)[^\\])*)\2/g;

const unescaped = (literal: string): string =>
  literal.replace(/\\u([\da-f]{4})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** Every text that server, provider and catalogue have in one of the languages. */
const literals: Found[] = files('demo', /\.ts$/).flatMap((path) =>
  [...read(path).matchAll(LITERAL)].map(([, lang, , text]) => ({
    lang: lang as Lang,
    text: unescaped(text ?? ''),
    path,
  })),
);

const legal: Found[] = Object.entries(staticPages).flatMap(([path, { title, html }]) =>
  LANGUAGES.flatMap((lang) => [title, html].map((text) => ({ lang, text: text[lang], path }))),
);

const pages: Found[] = files('demo', /\.html$/).map((path) => {
  const text = read(path).replaceAll(/\s+/g, ' ');
  return { lang: (/<html lang="(\w\w)"/.exec(text)?.[1] ?? 'de') as Lang, text, path };
});

const texts = [...literals, ...legal, ...pages];

/** Returns what the shop shows for an English message that has no placeholders. */
function shownFor(message: string, lang: Lang): string {
  const [, after = ''] = read(`locales/${lang}/messages.po`).split(`msgid "${message}"\nmsgstr "`);
  return after.slice(0, after.indexOf('"'));
}

const buttonOf = (lang: Lang): string => shownFor('Order with obligation to pay', lang);

/** Italian `voi` and `tu`: visitors are addressed as `Lei`. */
const YOU_PLURAL_OR_FAMILIAR = (
  'vostro vostra vostri vostre voi vi avvisarvi fatevi sedetevi scegliete volete potete potrete avete siete venite ' +
  'chiudete scrivete chiamate scendete tirate giratela spargete passate componete stampate arrivate ' +
  'tu tuo tua tuoi tue vedi scegli'
).split(' ');

/** Words that are wrong, or another word for something that has one. */
const REFUSED: Record<Lang, string[]> = {
  de: [
    'Belegnummer',
    'Keine Angabe',
    'haben wir keine Versandkosten',
    'durch unser Verschulden',
    'Unser Uhrmacher ',
    'Mit einer Stunde durch',
    'Fertige Aussehen',
    'eigenen Aussehen',
    'dem Bündel',
  ],
  en: [
    'document number',
    'have no shipping costs',
    'If we have to cancel',
    'give the sea away',
    'Roads',
    'the roads',
    'every ten children comes',
  ],
  fr: ['numéro de pièce', 'frais de port', 'abonnement', 'de notre fait', 'Notre horloger '],
  it: [
    'numero di documento',
    'Non abbiamo spese di spedizione',
    'per causa nostra',
    'nostro orologiaio',
    ...YOU_PLURAL_OR_FAMILIAR,
  ],
  nl: ['documentnummer', 'geen verzendkosten. Neem', 'hebben we geen verzendkosten', 'onze schuld'],
  es: ['número de documento', 'No tenemos gastos de envío', 'abono', 'abonos', 'nuestra causa'],
  sv: ['dokumentnummer', 'avbruten', 'avbrutits', 'har inga fraktkostnader', 'måste ställa in'],
  da: ['bilagsnummer', 'har ingen forsendelsespris', 'Må vi aflyse'],
};

const isLetter = (character = ''): boolean => /\p{L}/u.test(character);

/** Whether the text has the words, and not as part of longer ones. */
const has = (text: string, words: string): boolean => {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return false;
  const end = at + words.length;
  const isWhole = !isLetter(text[at - 1]) && (words.endsWith(' ') || !isLetter(text[end]));
  return isWhole || has(text.slice(at + 1), words);
};

/** The code of a space or a mark next to a letter, of which only the backslash and the u have been lost. */
const STRAY = /(?<=\p{L})(?:00a0|20[0-6][\da-f])(?![\da-f])|(?<![\da-f])00a0(?=[\p{L}!?:;.])/iu;

describe('The texts of the server and of its demo', () => {
  test('are found in every language', () => {
    for (const lang of LANGUAGES) {
      assert.ok(literals.filter((one) => one.lang === lang).length > 400, lang);
    }
  });

  test('hold no code of a character in place of the character', () => {
    const sources = [...files('demo', /\.(ts|html)$/), ...files('src', /\.tsx?$/)];
    const stray = [...sources, ...files('locales', /\.po$/)].filter((path) =>
      STRAY.test(read(path).replaceAll(/\\u(?:[\da-f]{4}|\{[\da-f]+\})/gi, '')),
    );
    assert.deepEqual(stray, []);
    assert.equal(documentWord('fr', 'paid'), 'Payé. Merci\u202f!');
  });

  for (const lang of LANGUAGES) {
    test(`use one word for one thing, and one form of address, in ${lang}`, () => {
      const wrong = texts
        .filter((one) => one.lang === lang)
        .flatMap(({ text, path }) =>
          REFUSED[lang].filter((words) => has(text, words)).map((words) => `${path}: ${words}`),
        );
      assert.deepEqual(wrong, []);
    });

    test(`name in the terms every kind of order and the button’s own words, in ${lang}`, () => {
      const { html } = staticPages.terms;
      const kinds = /^<p>[^<]*\(([^)]*)\)/.exec(html[lang])?.[1] ?? '';
      assert.equal(kinds.split(', ').length, 5, kinds);
      assert.notEqual(buttonOf(lang), '');
      assert.ok(html[lang].includes(buttonOf(lang)), buttonOf(lang));
    });

    test(`name the withdrawal function and the buyer's reference as the shop does, in ${lang}`, () => {
      const withdrawal = shownFor('Withdraw from contract here', lang);
      assert.ok(withdrawal);
      assert.ok(staticPages.terms.html[lang].includes(withdrawal), withdrawal);
      assert.equal(documentWord(lang, 'reference'), shownFor('Your reference or PO number', lang));
    });

    test(`instruct on withdrawal in the terms, with the model form, in ${lang}`, () => {
      const html = staticPages.terms.html[lang];
      const sections = html.split('<h2>').slice(1);
      assert.equal(sections.length, 6);
      const [instruction = '', form = ''] = sections.slice(-2);
      assert.match(instruction, /14|vierzehn|quatorze/);
      assert.match(instruction, /mailto:tickets@/);
      assert.equal(form.match(/<li>/g)?.length, 7);
    });

    test(`have a date in words where it is read, and in figures in tables, in ${lang}`, () => {
      const words = dateInWords('2027-03-05', lang === 'en' ? 'en-GB' : lang);
      const moment = '2027-03-05T14:30:00';
      assert.equal(readDay(moment)[lang], words);
      assert.equal(readMoment(lang, moment), `${words}, 14:30`);
      assert.equal(readMoment(lang, '2027-03-05T00:00:00'), words);
      assert.equal(shownDay(moment), '05.03.2027');
      assert.equal(readDay('2027-02-30T14:30:00')[lang], '30.02.2027');
    });
  }
});
