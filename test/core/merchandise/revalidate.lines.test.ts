import { describe, it } from 'node:test';
import { expect } from 'chai';
import { revalidatedGoods } from '../../../src/core/cart/goods.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { article } from '../../support/goods.ts';
import { articleLine, passLine, passOwner } from '../../support/samples.ts';

const books = articleLine(2);
const passes = passLine([passOwner('Ada'), passOwner('Ole')], { id: 'book' });

describe('goods in the cart', () => {
  it('take the current name and price', () => {
    const { line, changes } = revalidatedGoods(
      books,
      article({ name: 'Tides', price: cents(1500), vat_value: 19 }),
    );
    expect(line).to.deep.equal({
      ...books,
      name: 'Tides',
      price: 1500,
      vat_value: 19,
      totalPrice: 3000,
    });
    expect(changes).to.deep.equal([
      { is: 'renamed', before: books.name, name: 'Tides' },
      { is: 'price', name: 'Tides', before: books.price, now: 1500 },
    ]);
  });

  it('keep their owners', () => {
    const { line } = revalidatedGoods(passes, article({ price: cents(7000) }));
    expect(line.type === 'annualPass' && line.owners).to.deep.equal(passes.owners);
    expect(line.totalPrice).to.equal(14_000);
  });
});
