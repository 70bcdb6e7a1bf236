import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { GoodsLine } from '../../../src/core/cart/types.ts';
import type { GoodsAvailability } from '../../../src/core/cart/goods.ts';
import { articleAvailability } from '../../../src/core/merchandise/changeLine.ts';
import type { ArticleDetail } from '../../../src/core/merchandise/types.ts';
import { loading, type AsyncState } from '../../../src/core/async/asyncState.ts';
import { article } from '../../support/goods.ts';
import { articleLine, passLine, passOwner } from '../../support/samples.ts';

const has = (stock: number): AsyncState<ArticleDetail> => ({
  is: 'ready',
  value: article({ stock }),
});
const refused: AsyncState<never> = {
  is: 'failed',
  error: { is: 'status', status: 404, log: '' },
};
const busy: AsyncState<never> = {
  is: 'failed',
  error: { is: 'status', status: 429, log: '' },
};
const silent: AsyncState<never> = { is: 'failed', error: { is: 'network', log: '' } };
const books = articleLine(2);
const passes = passLine([passOwner('Ada'), passOwner('Ole')], { id: 'book' });

describe('goods in the cart', () => {
  type Row = [
    title: string,
    line: GoodsLine,
    answer: AsyncState<ArticleDetail> | undefined,
    availability: GoodsAvailability,
  ];
  const rows: Row[] = [
    ['can be increased up to the stock', books, has(5), { is: 'available', max: 5 }],
    ['can use up the stock', books, has(2), { is: 'available', max: 2 }],
    [
      'exceed a stock that has shrunk',
      books,
      has(1),
      { is: 'available', max: 2, shortfall: { remaining: 1 } },
    ],
    [
      'exceed a stock that is sold out',
      books,
      has(0),
      { is: 'available', max: 2, shortfall: { remaining: 0 } },
    ],
    [
      'exceed a stock of passes that has shrunk',
      passes,
      has(1),
      { is: 'available', max: 2, shortfall: { remaining: 1 } },
    ],
    ['have no known limit before the stock is requested', books, undefined, { is: 'unknown' }],
    ['have no known limit while the stock is loading', books, loading, { is: 'unknown' }],
    ['have no known limit if the connection breaks', books, silent, { is: 'unknown' }],
    ['have no known limit if there were too many requests', books, busy, { is: 'unknown' }],
    ['are discontinued if the museum does not know them', books, refused, { is: 'discontinued' }],
  ];
  for (const [title, line, answer, availability] of rows) {
    it(title, () => {
      expect(articleAvailability(line, answer, { lines: [line], isReserved: false })).to.deep.equal(
        availability,
      );
    });
  }

  it('share the stock with other lines of the same article', () => {
    const availability = articleAvailability(books, has(3), {
      lines: [books, passes],
      isReserved: false,
    });
    expect(availability).to.deep.equal({ is: 'available', max: 2, shortfall: { remaining: 1 } });
  });

  it('keep their count while a payment under way holds them', () => {
    const availability = articleAvailability(books, has(0), { lines: [books], isReserved: true });
    expect(availability).to.deep.equal({ is: 'available', max: 2 });
  });
});
