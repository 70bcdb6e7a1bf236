import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { revalidateCart } from '../../../src/core/app/revalidateCart.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { type GoodsLine, lineKey } from '../../../src/core/cart/types.ts';
import { language } from '../../../src/core/page/language.ts';
import { addArticle } from '../../../src/core/merchandise/choices.ts';
import { changeGoods } from '../../../src/core/app/goods.ts';
import type { ArticleDetail } from '../../../src/core/merchandise/types.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { resetAll } from '../../support/resetAll.ts';
import { article } from '../../support/goods.ts';
import { articleLine, passLine, passOwner, voucherLine } from '../../support/samples.ts';
import { openShop } from '../../support/shop.ts';
import { expectState } from '../../support/state.ts';
import { voucher } from '../../support/vouchers.ts';

const ARTICLE = 'GET merchandise';
const VOUCHER = 'GET voucher/selectOne/price/gift';
const openWith = (more: Partial<ArticleDetail> = {}) =>
  openShop({ [ARTICLE]: { data: article(more) }, [VOUCHER]: { data: voucher() } });
const counts = (): number[] => (cart.lines as GoodsLine[]).map(({ count }) => count);

beforeEach(resetAll);

describe('the goods in the cart', () => {
  it('take the current prices and list the changes', async () => {
    cart.lines.push(articleLine(2));
    await openWith({ price: cents(1500) });
    await revalidateCart();
    expect(cart.lines[0]!.totalPrice).to.equal(3000);
    expectState(cart.changes).to.deep.equal([
      { is: 'price', name: 'The book of tides', before: articleLine(1).price, now: 1500 },
    ]);
  });

  it('take the language of the page without listing a change', async () => {
    cart.lines.push(articleLine(2));
    cart.lang = 'de';
    language.lang = 'en';
    await openWith({ name: 'Tides', price: articleLine(1).price });
    await revalidateCart();
    expect(cart.lines[0]!.name).to.equal('Tides');
    expectState(cart.changes).to.deep.equal([]);
    expect(cart.lang).to.equal('en');
  });

  for (const [title, answer] of [
    ['the connection breaks', { drop: true }],
    ['the server does not know them any more', { status: 404 }],
  ] as const) {
    it(`are looked up again later if ${title}`, async () => {
      cart.lines.push(articleLine(2));
      cart.lang = 'de';
      language.lang = 'en';
      await openShop({ [ARTICLE]: answer });
      await revalidateCart();
      expect(cart.lang).to.equal('de');
      expect(cart.lines).to.have.length(1);
    });
  }

  const rows: [title: string, line: GoodsLine, wanted: number, count: number][] = [
    ['can be increased', articleLine(2), 5, 5],
    ['are limited to the stock', articleLine(2), 12, 9],
    ['are at least one', articleLine(2), 0, 1],
    ['can be more vouchers', voucherLine(1, 2500), 7, 7],
    ['are limited to a hundred vouchers', voucherLine(1, 2500), 700, 100],
    ['are limited to passes that have owners', passLine([passOwner('Ada')], { id: 'book' }), 4, 1],
  ];
  for (const [title, line, wanted, count] of rows) {
    it(`${title}: ${wanted} wanted`, async () => {
      cart.lines.push(line);
      await openWith({ stock: 9, price: line.price });
      await revalidateCart();
      changeGoods(lineKey(line), wanted);
      expect(counts()).to.deep.equal([count]);
      expect(cart.lines[0]!.totalPrice).to.equal(count * line.price);
    });
  }

  it('do not change while the stock is unknown', async () => {
    const line = articleLine(2);
    cart.lines.push(line);
    changeGoods(lineKey(line), 3);
    expect(counts()).to.deep.equal([2]);
  });
});

describe('an article', () => {
  it('is added to the cart, and its line grows', async () => {
    await openWith();
    expect(await addArticle('book', 2)).to.deep.equal({ is: 'added' });
    expect(await addArticle('book', 3)).to.deep.equal({ is: 'added' });
    expectState(cart.lines).to.deep.equal([
      {
        type: 'merchandise',
        id: 'book',
        name: 'The book of tides',
        price: 2400,
        vat_value: 7,
        count: 5,
        totalPrice: 12_000,
      },
    ]);
  });

  it('is checked against the current stock before it is added', async () => {
    const server = await openWith({ stock: 3 });
    expect(await addArticle('book', 2)).to.deep.equal({ is: 'added' });
    await server.answer({ [ARTICLE]: { data: article({ stock: 2 }) } });
    expect(await addArticle('book', 1)).to.deep.equal({ is: 'tooMany', wanted: 1, remaining: 0 });
    expect(counts()).to.deep.equal([2]);
  });

  it('is checked against the last known stock if the server does not answer', async () => {
    const server = await openWith({ stock: 3 });
    await addArticle('book', 1);
    await server.answer({ [ARTICLE]: { drop: true } });
    expect(await addArticle('book', 2)).to.deep.equal({ is: 'added' });
    expect(counts()).to.deep.equal([3]);
  });

  it('is not added if it is unknown or the count is 0', async () => {
    const server = await openShop({ [ARTICLE]: { status: 404 } });
    expect(await addArticle('book', 1)).to.deep.equal({ is: 'nothing' });
    await server.answer({ [ARTICLE]: { data: article() } });
    expect(await addArticle('book', 0)).to.deep.equal({ is: 'nothing' });
    expect(cart.lines).to.deep.equal([]);
  });

  it('can be added as a line of another kind', async () => {
    await openWith();
    const owners = [passOwner('Ada')];
    await addArticle('book', 1, ({ price }) => passLine(owners, { price }));
    expect(cart.lines[0]!.type).to.equal('annualPass');
  });
});
