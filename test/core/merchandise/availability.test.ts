import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { CartLine } from '../../../src/core/cart/types.ts';
import {
  countWithin,
  firstCount,
  remainingFor,
} from '../../../src/core/merchandise/availability.ts';
import { article } from '../../support/goods.ts';
import { articleLine, passLine, passOwner, voucherLine } from '../../support/samples.ts';

const book = (count: number) => articleLine(count);

describe('the stock of an article', () => {
  const rows: [
    title: string,
    stock: number,
    lines: CartLine[],
    remaining: number,
    first: number,
  ][] = [
    ['is complete with an empty cart', 9, [], 9, 1],
    ['is reduced by the cart', 9, [book(4)], 5, 1],
    ['is used up if all of it is in the cart', 2, [book(2)], 0, 0],
    ['is never negative', 1, [book(2)], 0, 0],
    ['is 0 if the museum has none', 0, [], 0, 0],
    ['is 0 if the museum reports a negative stock', -3, [], 0, 0],
    ['is rounded down to whole pieces', 1.5, [], 1, 1],
    ['is not reduced by other articles', 3, [articleLine(2, { id: 'map' })], 3, 1],
    [
      'is not reduced by a voucher with the same id',
      3,
      [voucherLine(2, 500, { id: 'book' })],
      3,
      1,
    ],
    [
      'is reduced by passes, too',
      3,
      [passLine([passOwner('Ada'), passOwner('Ole')], { id: 'book' })],
      1,
      1,
    ],
  ];
  for (const [title, stock, lines, remaining, first] of rows) {
    it(title, () => {
      expect(remainingFor(article({ stock }), lines)).to.equal(remaining);
      expect(firstCount(article({ stock }), lines)).to.equal(first);
    });
  }

  const wanted: [wanted: number, count: number][] = [
    [3, 3],
    [4, 3],
    [0, 0],
    [-1, 0],
    [1.9, 1],
    [NaN, 0],
  ];
  for (const [given, count] of wanted) {
    it(`limits ${given} to ${count} for a stock of five with two in the cart`, () => {
      expect(countWithin(given, article({ stock: 5 }), [book(2)])).to.equal(count);
    });
  }
});
