import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { cents } from '../../../src/core/money/cents.ts';
import { setMuseumCurrency } from '../../../src/core/money/currency.ts';
import { amountError, amountOf, typedAmount } from '../../../src/core/vouchers/rules.ts';
import { resetAll } from '../../support/resetAll.ts';

const NARROW = '\u202F';
const HARD = '\u00A0';

beforeEach(resetAll);

describe('an amount typed by the visitor in another currency', () => {
  const table: [currency: string, text: string, amountCents: number | undefined][] = [
    ['CHF', 'CHF 12.50', 1250],
    ['CHF', '12.50 Fr.', 1250],
    ['CHF', '12.50 chf', 1250],
    ['CHF', '12.50 €', undefined],
    ['GBP', '£12.50', 1250],
    ['SEK', '12,50 kr', 1250],
    ['SEK', '12 kr.', 1200],
    ['PLN', '12,50 zł', 1250],
    ['CZK', '12,50 Kč', 1250],
    ['USD', '$ 12.50', 1250],
    ['USD', '12.50 dollars', undefined],
    ['EUR', '12.50 CHF', undefined],
    ['JPY', '12.50', 1250],
  ];
  for (const [currency, text, amountCents] of table) {
    it(`is ${amountCents} for “${text}” in ${currency}`, () => {
      setMuseumCurrency(currency);
      expect(amountOf(text, 'en')).to.equal(amountCents);
    });
  }
});

describe('an amount in euros typed by the visitor', () => {
  const inAnyLanguage: [text: string, amountCents: number][] = [
    ['12', 1200],
    ['12,50', 1250],
    ['12.50', 1250],
    ['12,5', 1250],
    ['12.', 1200],
    ['0,05', 5],
    [',50', 50],
    ['.5', 50],
    ['007', 700],
    // as floats these would be 1998.9999999999998 and 115.99999999999999 cents
    ['19.99', 1999],
    ['1,16', 116],
    ['8.2', 820],
    ['  25  ', 2500],
    ['€ 12,50', 1250],
    [' € 12,50', 1250],
    ['€  12,50', 1250],
    ['€12.50', 1250],
    ['12,50 €', 1250],
    [`12,50${HARD}€`, 1250],
    ['12.50 EUR', 1250],
    ['12 euros', 1200],
    ['12 Euro', 1200],
    ['12,–', 1200],
    ['12,- €', 1200],
    ['12.--', 1200],
    ['1.234,50', 123450],
    ['1,234.50', 123450],
    ['1 234,50', 123450],
    [`1${NARROW}234,50${HARD}€`, 123450],
    [`1${HARD}234.5`, 123450],
    ['1’234.50', 123450],
    ["1'234", 123400],
    ['1 234', 123400],
    ['1.234.567', 123456700],
    ['1,234,567.89', 123456789],
    ['999999999', 99999999900],
  ];
  for (const lang of ['de', 'en', 'fr']) {
    for (const [text, amountCents] of inAnyLanguage) {
      it(`is ${amountCents} cents for “${text}” in ${lang}`, () => {
        expect(amountOf(text, lang)).to.equal(amountCents);
      });
    }
  }

  const negative: [text: string, amountCents: number][] = [
    ['-20', 2000],
    ['− 20,50', 2050],
    ['–20', 2000],
    ['€ -20', 2000],
    ['-20 €', 2000],
    ['+20', 2000],
  ];
  for (const [text, amountCents] of negative) {
    it(`loses the sign of “${text}”`, () => {
      expect(amountOf(text, 'de')).to.equal(amountCents);
    });
  }

  const byLanguage: [text: string, lang: string, amountCents: number | undefined][] = [
    ['1.234', 'de', 123400],
    ['1.234', 'it', 123400],
    ['1.234', 'nl', 123400],
    ['1.234', 'es', 123400],
    ['1.234', 'da', 123400],
    ['1,234', 'en', 123400],
    ['1,234', 'de', undefined],
    ['1.234', 'en', undefined],
    ['1.234', 'fr', undefined],
    ['1.234', 'sv', undefined],
    ['1.234', 'en-US-POSIX', undefined], // this locale has no grouping
  ];
  for (const [text, lang, amountCents] of byLanguage) {
    it(`is ${amountCents ? 'thousands' : 'not clear'} for “${text}” in ${lang}`, () => {
      expect(amountOf(text, lang)).to.equal(amountCents);
    });
  }

  const noAmounts = [
    '',
    '  ',
    '€',
    '-',
    ',',
    'twenty',
    '12,505',
    '12.5050',
    '1,2,3',
    '1.23.4',
    '12 50',
    '1.234.50',
    '1,234,50',
    '1.234,567',
    '0.500',
    '1234.567,00',
    '12e3',
    '1/2',
    '0x10',
    '٢٥',
    '5-10',
    '12,-5',
    '20 $',
    '1234567890',
    '$20',
    'euro 12 euro x',
  ];
  for (const text of noAmounts) {
    it(`is undefined for “${text}”`, () => {
      expect(amountOf(text, 'de')).to.equal(undefined);
    });
  }

  it('is parsed back from how it is shown, in every language', () => {
    for (const lang of ['de', 'en', 'fr', 'it', 'nl', 'es', 'sv', 'da']) {
      for (const amount of [1, 50, 1250, 99999, 123456, 100000, 12345678].map(cents)) {
        expect(amountOf(typedAmount(amount, lang), lang), `${amount} in ${lang}`).to.equal(amount);
      }
    }
  });

  it('is shown with both decimals, in the notation of the language', () => {
    const shown = ['de', 'en', 'fr'].map((lang) => typedAmount(cents(1250), lang));
    expect(shown).to.deep.equal(['12,50', '12.50', '12,50']);
  });
});

describe('the amount of a voucher', () => {
  const both = { min_amount: cents(500), max_amount: cents(25000) };
  const cases: [
    title: string,
    amountCents: number | undefined,
    limits: object,
    expected: object | undefined,
  ][] = [
    ['can be the minimum', 500, both, undefined],
    ['can be the maximum', 25000, both, undefined],
    ['cannot be below the minimum', 499, both, { is: 'below', min: 500 }],
    ['cannot be above the maximum', 25001, both, { is: 'above', max: 25000 }],
    ['is required', undefined, both, { is: 'noAmount' }],
    ['can be any amount without limits', 99999999900, {}, undefined],
    ['must be positive without limits', 0, {}, { is: 'below', min: 1 }],
    ['must be positive with a minimum of 0', 0, { min_amount: cents(0) }, { is: 'below', min: 1 }],
  ];
  for (const [title, amountCents, limits, expected] of cases) {
    it(title, () => {
      const amount = amountCents === undefined ? undefined : cents(amountCents);
      expect(amountError(amount, limits)).to.deep.equal(expected);
    });
  }
});
