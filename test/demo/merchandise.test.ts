import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { LANGUAGES } from '../../demo/server/languages.ts';
import { startDemo } from './support/demo.ts';
import type { Demo } from './support/demo.ts';
import { article, buyGoods, refuseGoods } from './support/goods.ts';
import { begin, beginAndPay, cancel, execute, rush, ticket } from './support/visitor.ts';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.stop());

const stockOf = async (id: string): Promise<number> =>
  (await demo.get(`de/merchandise?article=${id}`)).body.data.stock;

describe('Merchandise', () => {
  test('is told with price, weight, maker, warnings and what is left', async () => {
    const { image, ...poster } = (await demo.get('en/merchandise?article=poster')).body.data;
    assert.ok(image.endsWith('/{width}/poster.svg'));
    assert.deepEqual(poster, {
      id: 'poster',
      name: 'The poster [en]',
      description: '<p>Fine</p> [en]',
      price: 1500,
      vat_value: 19,
      stock: 5,
      sequence_no: 1,
      custom_groups: [{ id: 'things', name: 'Things [en]', sequence_no: 1 }],
      product_kind_ref: 1,
      weight: 250,
      manufacturer: { name: 'Press', address: 'Kai 2, Hamburg', email: 'press@museum.example' },
      warnings: 'Paper cuts [en]',
    });
    const telescope = (await demo.get('en/merchandise?article=telescope')).body.data;
    assert.equal(telescope.images.length, 2);
    assert.equal('warnings' in telescope, false);
  });

  test('is listed with its stock, also what is sold out', async () => {
    const { merchandise } = (await demo.get('en/merchandise/select')).body.data;
    const stock = merchandise.map((one: Record<string, unknown>) => [one.id, one.stock]);
    assert.deepEqual(Object.fromEntries(stock), {
      poster: 5,
      telescope: 1,
      clock: 0,
      book: 40,
      guide: 40,
    });
  });

  test('may be kept as categories, and never as far as its stock is told', async () => {
    const kept = async (path: string) =>
      (await demo.get(`de/${path}`)).headers.get('cache-control');
    assert.equal(await kept('merchandise/attr'), 'public, max-age=60');
    assert.equal(await kept('merchandise/select'), 'no-store');
    assert.equal(await kept('merchandise?article=poster'), 'no-store');
  });

  test('is sold in one order with tickets, and its pieces are gone', async () => {
    const { items, has_tickets } = await buyGoods(demo, [article('poster', 2), ticket('adult', 1)]);
    const { type, count, price, totalPrice, vat_value, barcodes } = items[0];
    assert.deepEqual(
      [type, count, price, totalPrice, vat_value],
      ['merchandise', 2, 1500, 3000, 19],
    );
    assert.equal(barcodes, undefined);
    assert.equal(has_tickets, true);
    assert.equal(await stockOf('poster'), 3);
    assert.deepEqual(demo.database().all('SELECT article_id, count FROM pieces'), [
      { article_id: 'poster', count: 2 },
    ]);
  });

  test('alone is an order without tickets', async () => {
    assert.equal((await buyGoods(demo, [article('book', 1)])).has_tickets, false);
  });

  test('is held while somebody pays, and free again when he gives up or is too late', async () => {
    const { cartId } = await begin(demo, [article('poster', 2)]);
    await begin(demo, [article('poster', 1)]);
    assert.equal(await stockOf('poster'), 2);
    await cancel(demo, cartId);
    assert.equal(await stockOf('poster'), 4);
    demo.passMinutes(15);
    assert.equal(await stockOf('poster'), 5);
  });

  test('stays held and sold when the server starts again', async () => {
    await execute(demo, await beginAndPay(demo, [article('poster', 1)]));
    await begin(demo, [article('poster', 2)]);
    demo.restart();
    assert.equal(await stockOf('poster'), 2);
  });

  test('is sold as often as there are pieces when many want it at once', async () => {
    assert.equal(await rush(demo, 8, article('telescope', 1)), 1);
    assert.equal(await stockOf('telescope'), 0);
    assert.equal(await rush(demo, 6, article('poster', 2)), 2);
    assert.equal(await stockOf('poster'), 1);
  });

  test('of which fewer are left than wanted is refused with both numbers, over all lines', async () => {
    await begin(demo, [article('poster', 1)]);
    const { code, error } = await refuseGoods(demo, [article('poster', 3), article('poster', 2)]);
    assert.equal(code, 'TOO_FEW_PIECES');
    assert.equal(error, 'You are trying to buy 5 × “The poster [en]”, but only 4 are left.');
  });

  test('that is refused takes nothing else of its cart', async () => {
    await refuseGoods(demo, [article('poster', 2), article('clock', 1)]);
    assert.equal(await stockOf('poster'), 5);
  });

  for (const [name, item, code] of [
    ['sold out', article('clock', 1), 'OUT_OF_STOCK'],
    ['unknown', article('none', 1), 'ARTICLE_UNKNOWN'],
    ['none at all', article('poster', 0), 'PIECES_MISSING'],
    ['less than none', article('poster', -1), 'PIECES_MISSING'],
    ['half a piece', article('poster', 0.5), 'NOT_UNDERSTOOD'],
    ['without a number', { type: 'merchandise', id: 'poster' }, 'NOT_UNDERSTOOD'],
  ] as const) {
    test(`is refused when it is ${name}`, async () => {
      assert.equal((await refuseGoods(demo, [item])).code, code);
    });
  }

  test('says in each language that it is sold out', async () => {
    const sentences = new Set<string>();
    for (const lang of LANGUAGES) {
      const { error } = await refuseGoods(demo, [article('clock', 1)], lang);
      assert.ok(error.includes(`The clock [${lang}]`));
      sentences.add(error.replace(/\[..\]/, ''));
    }
    assert.equal(sentences.size, LANGUAGES.length);
  });
});
