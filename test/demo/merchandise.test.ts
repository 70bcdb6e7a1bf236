import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { article, ticket } from './support/visitor.ts';
import { columnsOf } from './support/columnsOf.ts';
import { useDemo } from './support/demo.ts';
import { inEvery } from './support/entries.ts';

const demo = useDemo();

const { stockOf } = demo;

describe('Merchandise', () => {
  test('is returned with price, weight, manufacturer, warnings and stock', async () => {
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

  test('is listed with its stock, even if it is sold out', async () => {
    const { merchandise } = await demo.data('en/merchandise/select');
    const stock = columnsOf(merchandise, 'id', 'stock');
    const expected = { poster: 5, telescope: 1, clock: 0, book: 40, guide: 40 };
    assert.deepEqual(Object.fromEntries(stock), expected);
  });

  test('is sold in one order with tickets, which reduces its stock', async () => {
    const { items, has_tickets } = await demo.buy([article('poster', 2), ticket('adult', 1)]);
    const { type, count, price, totalPrice, vat_value, barcodes } = items[0];
    const fields = [type, count, price, totalPrice, vat_value, barcodes, has_tickets];
    assert.deepEqual(fields, ['merchandise', 2, 1500, 3000, 19, undefined, true]);
    assert.equal(await stockOf('poster'), 3);
    const pieces = demo.rows('SELECT article_id, count FROM pieces');
    assert.deepEqual(pieces, [{ article_id: 'poster', count: 2 }]);
  });

  test('results in an order without tickets when bought alone', async () => {
    assert.equal((await demo.buy([article('book', 1)])).has_tickets, false);
  });

  test('is held during a payment and released when the payment is canceled or expires', async () => {
    const { cartId } = await demo.begin([article('poster', 2)]);
    await demo.begin([article('poster', 1)]);
    assert.equal(await stockOf('poster'), 2);
    await demo.cancel(cartId);
    assert.equal(await stockOf('poster'), 4);
    demo.passMinutes(15);
    assert.equal(await stockOf('poster'), 5);
  });

  test('stays held or sold after a restart', async () => {
    await demo.execute(await demo.beginAndPay([article('poster', 1)]));
    await demo.begin([article('poster', 2)]);
    demo.restart();
    assert.equal(await stockOf('poster'), 2);
  });

  test('is never oversold to visitors who buy at the same time', async () => {
    assert.equal(await demo.rush(8, article('telescope', 1)), 1);
    assert.equal(await stockOf('telescope'), 0);
    assert.equal(await demo.rush(6, article('poster', 2)), 2);
    assert.equal(await stockOf('poster'), 1);
  });

  test('is refused with the wanted and the available count, summed over all lines', async () => {
    await demo.begin([article('poster', 1)]);
    const values = { wanted: 5, article: inEvery('The poster'), left: 4 };
    await demo.refuses([article('poster', 3), article('poster', 2)], 'TOO_FEW_PIECES', values);
  });

  test('leaves nothing of the cart held when it is refused', async () => {
    await demo.expectRefusal([article('poster', 2), article('clock', 1)]);
    assert.equal(await stockOf('poster'), 5);
  });

  for (const [name, item, code] of [
    ['sold out', article('clock', 1), 'OUT_OF_STOCK'],
    ['unknown', article('none', 1), 'ARTICLE_UNKNOWN'],
    ['ordered with a count of 0', article('poster', 0), 'PIECES_MISSING'],
    ['ordered with a negative count', article('poster', -1), 'PIECES_MISSING'],
    ['ordered with a fractional count', article('poster', 0.5), 'NOT_UNDERSTOOD'],
    ['ordered without a count', { type: 'merchandise', id: 'poster' }, 'NOT_UNDERSTOOD'],
  ] as const) {
    test(`is refused if it is ${name}`, async () => {
      await demo.refuses([item], code);
    });
  }
});
