import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { article, ticket } from './support/visitor.ts';
import { columnsOf } from './support/columnsOf.ts';
import { useDemo } from './support/demo.ts';
import { inEvery } from './support/entries.ts';

const demo = useDemo();

const { stockOf } = demo;

describe('Merchandise', () => {
  test('is told with price, weight, maker, warnings and what is left', async () => {
    const { image, ...poster } = await demo.data('en/merchandise?article=poster');
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
    const telescope = await demo.data('en/merchandise?article=telescope');
    assert.equal(telescope.images.length, 2);
    assert.equal('warnings' in telescope, false);
  });

  test('is listed with its stock, also what is sold out', async () => {
    const { merchandise } = await demo.data('en/merchandise/select');
    const stock = columnsOf(merchandise, 'id', 'stock');
    const expected = { poster: 5, telescope: 1, clock: 0, book: 40, guide: 40 };
    assert.deepEqual(Object.fromEntries(stock), expected);
  });

  test('is sold in one order with tickets, and its pieces are gone', async () => {
    const { items, has_tickets } = await demo.buy([article('poster', 2), ticket('adult', 1)]);
    const { type, count, price, totalPrice, vat_value, barcodes } = items[0];
    const told = [type, count, price, totalPrice, vat_value, barcodes, has_tickets];
    assert.deepEqual(told, ['merchandise', 2, 1500, 3000, 19, undefined, true]);
    assert.equal(await stockOf('poster'), 3);
    const pieces = demo.rows('SELECT article_id, count FROM pieces');
    assert.deepEqual(pieces, [{ article_id: 'poster', count: 2 }]);
  });

  test('alone is an order without tickets', async () => {
    assert.equal((await demo.buy([article('book', 1)])).has_tickets, false);
  });

  test('is held while somebody pays, and free again when he gives up or is too late', async () => {
    const { cartId } = await demo.begin([article('poster', 2)]);
    await demo.begin([article('poster', 1)]);
    assert.equal(await stockOf('poster'), 2);
    await demo.cancel(cartId);
    assert.equal(await stockOf('poster'), 4);
    demo.passMinutes(15);
    assert.equal(await stockOf('poster'), 5);
  });

  test('stays held and sold when the server starts again', async () => {
    await demo.execute(await demo.beginAndPay([article('poster', 1)]));
    await demo.begin([article('poster', 2)]);
    demo.restart();
    assert.equal(await stockOf('poster'), 2);
  });

  test('is sold as often as there are pieces when many want it at once', async () => {
    assert.equal(await demo.rush(8, article('telescope', 1)), 1);
    assert.equal(await stockOf('telescope'), 0);
    assert.equal(await demo.rush(6, article('poster', 2)), 2);
    assert.equal(await stockOf('poster'), 1);
  });

  test('of which fewer are left than wanted is refused with both numbers, over all lines', async () => {
    await demo.begin([article('poster', 1)]);
    const values = { wanted: 5, article: inEvery('The poster'), left: 4 };
    await demo.refuses([article('poster', 3), article('poster', 2)], 'TOO_FEW_PIECES', values);
  });

  test('that is refused takes nothing else of its cart', async () => {
    await demo.refuse([article('poster', 2), article('clock', 1)]);
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
      await demo.refuses([item], code);
    });
  }
});
