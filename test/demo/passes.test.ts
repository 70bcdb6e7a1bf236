import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { annualPass, article, GUEST, owner } from './support/visitor.ts';
import { useDemo } from './support/demo.ts';
import { inEvery } from './support/entries.ts';

const address = GUEST.addrBilling;

const grace = {
  name: { title: 'Dr.', firstName: ' Grace ', surname: 'Holm' },
  address: { street: 'Havnegade 8', zip: '6700', city: 'Esbjerg', country: 'DK' },
  send_to_custom_addr: true,
};

const demo = useDemo();

describe('Annual passes', () => {
  const listed = async (query: string) => {
    const data = await demo.data(`en/merchandise/select${query}`, 'ArticleList');
    return data.merchandise.map(({ id }: { id: string }) => id);
  };

  test('are listed separately from merchandise', async () => {
    assert.deepEqual(await listed('?product_kind=13'), ['pass', 'last-pass']);
    assert.equal((await listed('')).includes('pass'), false);
    assert.deepEqual(await listed('?product_kind=14'), []);
    const { category } = await demo.data('en/merchandise/attr?product_kind=13');
    assert.deepEqual(category, [{ id: 'passes', name: 'Passes [en]', sequence_no: 1 }]);
  });

  test('are listed with their description, unlike merchandise', async () => {
    const described = async (query: string): Promise<unknown[]> => {
      const { merchandise } = await demo.data(`en/merchandise/select${query}`, 'ArticleList');
      return merchandise.map(({ description }: { description?: string }) => description);
    };
    const { description } = await demo.data('en/merchandise?article=pass');
    assert.equal((await described('?product_kind=13'))[0], description);
    assert.deepEqual(new Set(await described('')), new Set([undefined]));
  });

  test('are found by id like any article, with product kind 13', async () => {
    const data = await demo.data('en/merchandise?article=pass');
    assert.deepEqual([data.product_kind_ref, data.price, data.sequence_no], [13, 3900, 1]);
    assert.equal('weight' in data, false);
  });

  test('are sold with the name and address of each owner, which are stored with the order', async () => {
    const { items, total } = await demo.buy([annualPass([owner('Ada'), grace])]);
    assert.equal(total, 7800);
    assert.deepEqual([items[0].type, items[0].count, items[0].vat_value], ['annualPass', 2, 7]);
    assert.deepEqual(items[0].details, [
      'Ada Lund, Am Kai 3, 20095 Hamburg, DE',
      'Dr. Grace Holm, Havnegade 8, 6700 Esbjerg, DK',
    ]);
    assert.deepEqual(JSON.parse(demo.row('SELECT items FROM orders')?.items)[0].owners, [
      { ...owner('Ada'), name: { title: '', firstName: 'Ada', surname: 'Lund' } },
      { ...grace, name: { ...grace.name, firstName: 'Grace' } },
    ]);
  });

  test('are sold only while they are in stock', async () => {
    assert.equal(await demo.rush(5, annualPass([owner('Ada')], 'last-pass')), 1);
    await demo.refuses([annualPass([owner('Ada')], 'last-pass')], 'OUT_OF_STOCK');
  });

  test('need one owner for each pass', async () => {
    const values = { pass: inEvery('The pass'), count: 2, owners: 1 };
    await demo.refuses([annualPass([owner('Ada')], 'pass', 2)], 'OWNER_COUNT', values);
  });

  for (const [name, wrong] of [
    ['first name', owner(' ')],
    ['surname', owner('Ada', { name: { firstName: 'Ada' } })],
    ['street', owner('Ada', { address: { ...address, street: '' } })],
    ['postal code', owner('Ada', { address: { ...address, zip: '' } })],
    ['town', owner('Ada', { address: { ...address, city: '' } })],
    ['country', owner('Ada', { address: { ...address, country: '' } })],
  ] as const) {
    test(`need the ${name} of every owner, and the error names the number of the pass`, async () => {
      const values = { pass: inEvery('The pass'), number: 2 };
      await demo.refuses([annualPass([owner('Eva'), wrong])], 'OWNER_INCOMPLETE', values);
    });
  }

  for (const [name, item, code] of [
    ['without owners', { type: 'annualPass', id: 'pass', count: 1 }, 'NOT_UNDERSTOOD'],
    ['with a count of 0', annualPass([]), 'PIECES_MISSING'],
    ['as merchandise', article('pass', 1), 'ARTICLE_UNKNOWN'],
    ['with the id of an article', annualPass([owner('Ada')], 'poster'), 'ARTICLE_UNKNOWN'],
    [
      'with an unknown country',
      annualPass([owner('Ada', { address: { ...address, country: 'XX' } })]),
      'OWNER_COUNTRY',
    ],
    ['with an overlong name', annualPass([owner('A'.repeat(201))]), 'OWNER_TOO_LONG'],
  ] as const) {
    test(`are not sold ${name}`, async () => {
      await demo.refuses([item], code);
    });
  }
});
