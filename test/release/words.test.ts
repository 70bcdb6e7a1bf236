import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogTexts } from '../../tools/words/catalogs.mjs';
import { findingsIn } from '../../tools/words/check.mjs';
import { pageTexts } from '../../tools/words/pages.mjs';
import { pluginTexts } from '../../tools/words/plugin.mjs';
import { recordTexts } from '../../tools/words/records.mjs';

type Text = {
  language: string;
  text?: string;
  english?: string;
  format?: string;
  limit?: { length: number; withoutPlaceholders?: boolean };
  isFree?: boolean;
};

const LANGUAGES = ['de', 'en', 'fr'];

const GLOSSARY = [
  {
    term: 'voucher',
    not: ['gift card'],
    de: { use: 'Gutschein', stems: ['gutschein'], not: ['Geschenkkarte', ' Bon '] },
  },
  { term: 'voucher code', de: { use: 'Code', stems: ['code'] } },
  {
    term: 'place',
    forms: ['place', 'places'],
    unless: ['in place of'],
    de: { use: 'Platz', stems: ['platz', 'plätz'] },
  },
];

/** Returns the findings in a text: the rule of each, and the words found. */
const findings = (text: Text): string[] =>
  findingsIn([{ file: 'a', line: 1, format: 'plain', ...text }], GLOSSARY).map(
    ({ rule, words }: { rule: string; words: string }) => `${rule}: ${words}`,
  );

const wrong: [found: string, text: Text][] = [
  ['escape: 202f', { language: 'fr', text: 'Payé. Merci202f!' }],
  [String.raw`escape: \u00a0`, { language: 'de', text: String.raw`5\u00a0cm` }],
  ['escape: &nbsp;', { language: 'de', text: '5&nbsp;cm' }],
  ['escape: &nbsp;', { language: 'de', text: '<p>5&amp;nbsp;cm</p>', format: 'html' }],
  ["straight: shop's", { language: 'en', text: "the shop's page" }],
  ['straight: "Open"', { language: 'en', text: 'Choose "Open"' }],
  ['space: t  i', { language: 'en', text: 'What  is' }],
  ['space: is ', { language: 'en', text: 'It is ' }],
  ['space:  ,', { language: 'en', text: 'Yes , it is' }],
  ['ellipsis: Loading...', { language: 'en', text: 'Loading...' }],
  ['quotes: ”', { language: 'de', text: 'Wählen Sie „Öffnen”.' }],
  ['quotes: “', { language: 'en', text: 'Choose “Open' }],
  ['quotes: ‹', { language: 'it', text: '‹Apri' }],
  ['quotes: ‚', { language: 'de', text: 'Wählen Sie ‚Öffnen' }],
  ['unit: 10,5 cm', { language: 'de', text: 'Breite: 10,5 cm' }],
  ['unit: 18 Uhr', { language: 'de', text: 'bis 18 Uhr' }],
  ['unit: } min', { language: 'en', text: '{duration} min', format: 'icu' }],
  ['unit: 16%', { language: 'sv', text: '16% rabatt' }],
  ['unit: 16\u00a0%', { language: 'nl', text: '16\u00a0% korting' }],
  ['french: n:', { language: 'fr', text: 'Attention: fermé' }],
  ['french:  ?', { language: 'fr', text: 'Pourquoi ?' }],
  ['french: i!', { language: 'fr', text: 'Merci!' }],
  ['french:  »', { language: 'fr', text: 'Choisissez «\u00a0Ouvrir »' }],
  ['spanish: no ¿', { language: 'es', text: 'Quiere pagar?' }],
  ['missing: Basket', { language: 'de', english: 'Basket' }],
  ['untranslated: Your basket is empty', same('Your basket is empty')],
  ['marks: {0} instead of {0} {1}', translated('{0} of {1}', 'von {0}', 'icu')],
  ['marks: <0> instead of </0> <0>', translated('<0>Open</0>', '<0>Öffnen', 'icu')],
  ['marks: none instead of %s', translated('Languages: %s', 'Sprachen', 'printf')],
  ['marks: </p> <p> instead of </b> </p> <b> <p>', translated('<p><b>a</b></p>', '<p>b</p>')],
  ['plural: {0} has no “one”', translated(PLURAL('one {# tour}'), PLURAL(''), 'icu')],
  ['plural: {0} has no “0”', translated(PLURAL('=0 {none} one {#}'), PLURAL('one {#}'), 'icu')],
  ['plural: {0} has “few”', translated(PLURAL('one {#}'), PLURAL('one {#} few {#}'), 'icu')],
  ['plural: {0} is no plural', translated(PLURAL('one {#}'), '{0} mal', 'icu')],
  ['length: 22 > 20', { language: 'de', text: 'Zum Warenkorb hinzufüg', limit: { length: 20 } }],
  ['length: 7 > 6', { language: 'de', text: '{0} frei', format: 'icu', limit: { length: 6 } }],
  ['term: “voucher” is “Gutschein”', translated('Your vouchers', 'Ihre Karten')],
  ['term: “place” is “Platz”', translated('{place}: no places left', '{place}: nichts mehr frei')],
  ['word: “gift card” is “voucher”', { language: 'en', text: 'Buy a gift card' }],
  ['word: “geschenkkarte” is “Gutschein”', { language: 'de', text: 'Museumsgeschenkkarten' }],
  ['word: “Bon” is “Gutschein”', { language: 'de', text: 'Bon kaufen' }],
];

const right: Text[] = [
  { language: 'fr', text: 'Payé. Merci\u202f! «\u00a0Ouvrir\u00a0»\u00a0: 14:30, n° 5\u00a0€' },
  { language: 'en', text: 'Choose “the shop’s ‘new’ page”… 16% of 5\u00a0km' },
  { language: 'de', text: 'Wählen Sie „Seite ‚Neu‘“ bis 18\u00a0Uhr, 16\u00a0%, in 5 Minuten' },
  { language: 'nl', text: '’s Avonds ziet u de foto’s van ‘Het licht’.' },
  { language: 'sv', text: 'Välj ”Öppna” och ”Stäng”.' },
  { language: 'da', text: 'Vælg »Åbn«.' },
  { language: 'es', text: '¿Quiere pagar? Abra https://shop.example/?a=1' },
  {
    language: 'en',
    text: 'Add api="https://…" to <museum-shop lang="en">, or [museum_shop item="1" /]',
  },
  { language: 'fr', text: 'Ajoutez ?api=https://… ou tel:+33' },
  same('Museum Shop'),
  same('{0} – {1}', 'icu'),
  same('Ticket'),
  translated('{0} of <0>{1}</0>', '<0>{1}</0> von {0}', 'icu'),
  translated(PLURAL('one {# tour}'), PLURAL('=1 {eine} one {# Tour}'), 'icu'),
  {
    language: 'de',
    text: 'Tag: {0}',
    format: 'icu',
    limit: { length: 5, withoutPlaceholders: true },
  },
  translated('Redeem voucher code', 'Code einlösen'),
  translated('Tea in place of coffee', 'Tee statt Kaffee'),
  { ...translated('For any place', 'Für jeden Ort'), isFree: true },
  { language: 'de', text: 'Bonn' },
];

function translated(english: string, text: string, format = 'html'): Text {
  return { language: 'de', english, text, format };
}

function same(text: string, format = 'html'): Text {
  return translated(text, text, format);
}

function PLURAL(branches: string): string {
  return `{0, plural, ${branches} other {# tours}}`;
}

describe('The check of words', () => {
  for (const [found, text] of wrong) {
    test(`finds “${found}” in “${text.text ?? ''}” (${text.language})`, () => {
      assert.deepEqual(findings(text).slice(0, 1), [found]);
    });
  }

  for (const text of right) {
    test(`finds nothing in “${text.text}” (${text.language})`, () => {
      assert.deepEqual(findings(text), []);
    });
  }
});

describe('The texts that the check of words reads', () => {
  test('are those of catalogs, with the lengths from the comments for translators', () => {
    const [found] = catalogTexts(['de']).filter((text: Text) => text.english === 'Add to basket');
    assert.equal(found?.file, 'locales/de/messages.po');
    assert.deepEqual(found?.limit, { length: 22, withoutPlaceholders: false });
  });

  test('are those of records by language, also nested, with their line and an absent language', () => {
    const source =
      "const a = {\n  de: { b: ['Öffnen'] },\n  en: { b: ['Open'] },\n};\n" +
      'const c = { de: `${n} Mal`, en: `${n} times`, fr: `${n} fois` };\n' +
      "const d = { de: '/museum/a.html', en: '/museum/b.html' };\n";
    const shown = recordTexts('a.ts', LANGUAGES, source).map(
      ({ language, line, text, english }) => [language, line, text, english],
    );
    assert.deepEqual(shown, [
      ['de', 2, 'Öffnen', 'Open'],
      ['en', 3, 'Open', undefined],
      ['fr', 1, undefined, 'Open'],
      ['de', 5, '{n} Mal', '{n} times'],
      ['en', 5, '{n} times', undefined],
      ['fr', 5, '{n} fois', '{n} times'],
    ]);
  });

  test('are those of pages, by language, without code', () => {
    const html =
      '<html lang="de">\n<p>Ein <b>Wort</b>&nbsp;mit\n  <code>a="b"</code></p>' +
      '<script>x = "y"</script>\n<img alt="Bild"><a lang="en">English</a>';
    const shown = pageTexts('a.html', LANGUAGES, html).map(({ language, line, text }) => [
      language,
      line,
      text,
    ]);
    assert.deepEqual(shown, [
      ['de', 2, 'Ein Wort\u00a0mit \ufffc'],
      ['de', 4, 'Bild'],
      ['en', 4, 'English'],
    ]);
  });

  test('are those of the WordPress plugin: code, description and catalogs', () => {
    const files = new Set(pluginTexts().map(({ file }) => file.replace(/.*\./, '')));
    assert.deepEqual([...files].toSorted(), ['php', 'po', 'txt']);
  });
});
