import { describe, it } from 'node:test';
import { expect } from 'chai';
import * as v from 'valibot';
import { amountInEuros, readAmount, watchAmounts } from '../../../src/core/api/amounts.ts';
import { money } from '../../../src/core/api/primitives.ts';

describe('an amount', () => {
  const table: [given: unknown, cents: number | undefined][] = [
    [1200, 1200],
    [0, 0],
    [-500, -500],
    [1199.9999999, 1200],
    [1200.0000001, 1200],
    ['1200', 1200],
    [' 1200 ', 1200],
    ['+1200', 1200],
    ['-1200', -1200],
    ['1200.00', 1200],
    ['0.0', 0],
    [12.5, undefined],
    [1200.001, undefined],
    ['12.50', undefined],
    ['12,50', undefined],
    ['1,200', undefined],
    ['1199.9999999', undefined],
    ['12e2', undefined],
    ['', undefined],
    [' ', undefined],
    ['free', undefined],
    [null, undefined],
    [undefined, undefined],
    [false, undefined],
    [true, undefined],
    [[], undefined],
    [{}, undefined],
    [NaN, undefined],
    [Infinity, undefined],
    [1e300, undefined],
    ['9'.repeat(20), undefined],
  ];
  for (const [given, cents] of table) {
    const shown = typeof given === 'number' ? String(given) : JSON.stringify(given);
    it(`is ${cents ?? 'unreadable'} if it comes as ${shown}`, () => {
      expect(readAmount(given)).to.equal(cents);
    });
  }
});

describe('the amounts of an answer', () => {
  const inEuros = (...values: unknown[]): number | undefined =>
    watchAmounts(() => v.safeParse(v.array(money), values)).inEuros;

  const table: [title: string, values: unknown[], inEuros: number | undefined][] = [
    ['are cents as numbers', [1200, 50, 0], undefined],
    ['are cents as small numbers', [12, 50], undefined],
    ['are cents with zeros behind the point', ['1200.00', '50.00'], undefined],
    ['are cents if they are zero', ['0.00', '0.00'], undefined],
    ['are cents with the noise of binary fractions', [1199.9999999], undefined],
    ['look like euros with a fraction', [1200, 9.99], 9.99],
    ['look like euros with a fraction as text', ['9.99', '1200.00'], 9.99],
    ['look like euros if all with a point are below 100', [1200, '12.00', '99.00'], 12],
    ['are cents if one with a point is 100', ['12.00', '100.00'], undefined],
    ['look like euros below zero', ['-12.00'], -12],
    ['are unknown without amounts', ['free', null], undefined],
  ];
  for (const [title, values, expected] of table) {
    it(`${title}: ${JSON.stringify(values)}`, () => {
      expect(inEuros(...values)).to.equal(expected);
    });
  }

  it('are those of one answer, also if decoders are nested', () => {
    const outer = watchAmounts(() => {
      readAmount('1200.00');
      const inner = watchAmounts(() => readAmount('12.00'));
      expect(inner.inEuros).to.equal(12);
    });
    expect(outer.inEuros).to.equal(undefined);
    expect(amountInEuros([])).to.equal(undefined);
  });
});
