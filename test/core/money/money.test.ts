import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { atLeastZero, cents, sum, times } from '../../../src/core/money/cents.ts';
import { setMuseumCurrency } from '../../../src/core/money/currency.ts';
import { formatMoney, majorUnits } from '../../../src/core/money/format.ts';
import { net, taxByRate } from '../../../src/core/money/tax.ts';
import { wholeCount } from '../../../src/core/money/wholeCount.ts';
import { resetAll } from '../../support/resetAll.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

beforeEach(resetAll);

describe('money', () => {
  it('consists of whole cents only', () => {
    for (const amount of [0.5, NaN, Infinity, 2 ** 53]) {
      expect(() => cents(amount)).to.throw(RangeError, `${amount} is no whole number of cents`);
    }
    expect(cents(-1200)).to.equal(-1200);
  });

  it('can be added, multiplied and limited to zero', () => {
    expect(sum([cents(1200), cents(600), cents(-100)])).to.equal(1700);
    expect(sum([])).to.equal(0);
    expect(times(cents(1999), 3)).to.equal(5997);
    expect(atLeastZero(cents(-1))).to.equal(0);
    expect(atLeastZero(cents(1))).to.equal(1);
  });

  const notations = {
    de: '1.234,50 €',
    en: '€1,234.50',
    fr: '1 234,50 €',
    nl: '€ 1.234,50',
    sv: '1 234,50 €',
  };
  for (const [lang, text] of Object.entries(notations)) {
    it(`is written ${text} in ${lang}`, () => {
      expect(plain(formatMoney(cents(123450), lang))).to.equal(text);
    });
  }

  const currencies: [symbol: string, de: string, en: string][] = [
    ['EUR', '1.234,50 €', '€1,234.50'],
    ['€', '1.234,50 €', '€1,234.50'],
    [' chf ', '1.234,50 CHF', 'CHF 1,234.50'],
    ['GBP', '1.234,50 £', '£1,234.50'],
    ['SEK', '1.234,50 SEK', 'SEK 1,234.50'],
    ['DKK', '1.234,50 DKK', 'DKK 1,234.50'],
    ['NOK', '1.234,50 NOK', 'NOK 1,234.50'],
    ['PLN', '1.234,50 PLN', 'PLN 1,234.50'],
    ['CZK', '1.234,50 CZK', 'CZK 1,234.50'],
    ['USD', '1.234,50 $', '$1,234.50'],
    ['', '1.234,50 €', '€1,234.50'],
  ];
  for (const [symbol, de, en] of currencies) {
    it(`is written ${de} and ${en} if the museum's currency is ${JSON.stringify(symbol)}`, () => {
      expect(setMuseumCurrency(symbol)).to.equal(true);
      expect(plain(formatMoney(cents(123450), 'de'))).to.equal(de);
      expect(plain(formatMoney(cents(123450), 'en'))).to.equal(en);
    });
  }

  for (const symbol of ['$', 'kr', 'JPY', 'Fr.', '978', 'false', '[]']) {
    it(`is written without a currency if the museum's is ${symbol}`, () => {
      expect(setMuseumCurrency(symbol)).to.equal(false);
      expect(formatMoney(cents(123450), 'de')).to.equal('1.234,50');
    });
  }

  it('is sent to analytics with two decimals', () => {
    expect(majorUnits(cents(1200))).to.equal('12.00');
    expect(majorUnits(cents(5))).to.equal('0.05');
  });
});

describe('VAT', () => {
  const cases = [
    { gross: 1190, rate: 19, net: 1000 },
    { gross: 1200, rate: 19, net: 1008 },
    { gross: 1000, rate: 7, net: 935 },
    { gross: 1000, rate: 0, net: 1000 },
    { gross: 211, rate: 5.5, net: 200 },
    { gross: 0, rate: 19, net: 0 },
  ];
  for (const { gross, rate, net: expected } of cases) {
    it(`leaves ${expected} net of ${gross} at ${rate} %`, () => {
      expect(net(cents(gross), rate)).to.equal(expected);
    });
  }

  it('is listed by rate, lowest first, and rounded once per rate', () => {
    const line = (totalPrice: number, vat_value: number) => ({
      totalPrice: cents(totalPrice),
      vat_value,
    });
    // two lines of 10 cents are 9 + 9 net when rounded separately, 19 when rounded together
    expect(taxByRate([line(1190, 19), line(10, 8), line(10, 8)])).to.deep.equal([
      { rate: 8, net: 19, tax: 1, gross: 20 },
      { rate: 19, net: 1000, tax: 190, gross: 1190 },
    ]);
    expect(taxByRate([])).to.deep.equal([]);
  });

  it('is counted in whole pieces, at least none', () => {
    const counts = [3, 2.9, 0, -1, NaN, Infinity];
    expect(counts.map(wholeCount)).to.deep.equal([3, 2, 0, 0, 0, 0]);
  });
});
