import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { article, ticket } from './support/visitor.ts';
import { useDemo } from './support/demo.ts';
import { harbourTour } from './support/tours.ts';

const demo = useDemo();

const suggested = async (items: unknown[]): Promise<string[]> => {
  const { status, body } = await demo.post('en/checkout/suggest', { cart: { ver: 1, items } });
  assert.equal(status, 200);
  return body.data.map(({ type, id }: Record<string, string>) => `${type} ${id}`);
};

const voucher = { type: 'voucher', id: 'fixed', count: 1, price: 5000 };

describe('Suggestions', () => {
  test('go with the event in the cart and are in stock', async () => {
    assert.deepEqual(await suggested([ticket('adult', 1)]), [
      'merchandise poster',
      'annualPass pass',
      'voucher gift',
    ]);
  });

  test('go with the tour in the cart', async () => {
    assert.deepEqual(await suggested([harbourTour(1)]), ['merchandise guide', 'voucher gift']);
  });

  test('are in the same category as an article in the cart', async () => {
    assert.deepEqual(await suggested([article('book', 1), voucher]), ['merchandise guide']);
  });

  test('exclude items that are already in the cart', async () => {
    const cart = [ticket('adult', 1), article('poster', 1), { type: 'annualPass', id: 'pass' }];
    const all = await suggested([...cart, voucher]);
    assert.deepEqual(all, ['merchandise telescope']);
  });

  test('exclude articles whose last piece another visitor is buying', async () => {
    await demo.begin([article('telescope', 1)]);
    assert.deepEqual(await suggested([article('poster', 1), voucher]), []);
  });

  test('have a name, a price and a picture, and are limited to four', async () => {
    const items = [ticket('adult', 1), harbourTour(1), article('book', 1)];
    const { data } = (await demo.post('en/checkout/suggest', { cart: { ver: 1, items } })).body;
    assert.equal(data.length, 4);
    const { image, ...poster } = data[0];
    assert.ok(image.endsWith('poster.svg'));
    assert.deepEqual(poster, {
      type: 'merchandise',
      id: 'poster',
      name: 'The poster [en]',
      price: 1500,
    });
  });

  test('ignore unknown items in the cart', async () => {
    assert.deepEqual(await suggested([{ type: 'ticket', id: 'none' }, voucher]), []);
  });
});
