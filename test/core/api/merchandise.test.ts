import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import {
  articleCategories,
  articleDetail,
  articleList,
} from '../../../src/core/api/merchandise.ts';
import { PLENTY } from '../../../src/core/calendar/availability.ts';
import { send } from '../../../src/core/api/transport.ts';
import { resetAll } from '../../support/resetAll.ts';
import { valueOf, watchDeviations } from '../../support/read.ts';
import { openShop } from '../../support/shop.ts';
import { expectState, plain } from '../../support/state.ts';

let deviations: string[];

beforeEach(async () => {
  await resetAll();
  deviations = watchDeviations();
});

const LEAST = { id: 4, name: 'Book', price: '2400', stock: '9' };
const READ = {
  id: '4',
  name: 'Book',
  price: 2400,
  stock: 9,
  sequence_no: 0,
  custom_groups: [],
};

describe('the articles of the shop', () => {
  it('need a name, a price and a stock', async () => {
    const server = await openShop({ 'GET merchandise/select': { data: { merchandise: [LEAST] } } });
    expectState(valueOf(await send(articleList, 'merchandise'))).to.deep.equal([READ]);
    expect((await server.hits())[0]?.query).to.deep.equal({});
    expect(deviations).to.deep.equal([]);
  });

  describe('on and off the fast path', () => {
    const PLAIN = {
      id: '4',
      name: 'Book',
      image: '',
      price: 2400,
      stock: 9,
      sequence_no: 0,
      custom_groups: [] as unknown[],
    };
    const groups = (...custom_groups: unknown[]) => ({ ...PLAIN, custom_groups });
    const books = { id: '43', name: 'Books', sequence_no: 2 };
    const table: [string, unknown, unknown][] = [
      ['can have no image', PLAIN, READ],
      ['can have an image', { ...PLAIN, image: 'b/{width}/4.jpg' }, { ...READ, image: 'b/4.jpg' }],
      [
        'can have an image without a width',
        { ...PLAIN, image: 'b.jpg' },
        { ...READ, image: 'b.jpg' },
      ],
      [
        'can have a unit price',
        { ...PLAIN, base_price: { price: '1980', unit: 'g', amount: '100' } },
        { ...READ, base_price: { price: 1980, unit: 'g', amount: 100 } },
      ],
      [
        'can have a description',
        { ...PLAIN, description: '<p>Fine</p>' },
        { ...READ, description: '<p>Fine</p>' },
      ],
      ['can have an empty description', { ...PLAIN, description: '' }, READ],
      ['can have an unreadable description', { ...PLAIN, description: [] }, READ],
      ['can have categories', groups(books), { ...READ, custom_groups: [books] }],
      ['ignore unknown fields', { ...PLAIN, colour: 'red' }, READ],
      ['can have a number as an id', { ...PLAIN, id: 4 }, READ],
      ['can have a price as text', { ...PLAIN, price: '2400' }, READ],
      ['can have a null image', { ...PLAIN, image: null }, READ],
      ['can have no sequence number', { ...PLAIN, sequence_no: undefined }, READ],
      [
        'can have a category with a number as its id, as old back ends send it',
        groups({ ...books, id: 43 }),
        { ...READ, custom_groups: [books] },
      ],
      ['leave out a null category', groups(null, books), { ...READ, custom_groups: [books] }],
      ['leave out a category without a name', groups({ id: '1', sequence_no: 1 }), READ],
      ['are left out without an id', { ...PLAIN, id: '' }, undefined],
      ['are left out without a name', { ...PLAIN, name: null }, undefined],
      ['are left out if the price is not whole', { ...PLAIN, price: 0.5 }, undefined],
      ['are unlimited without a stock', { ...PLAIN, stock: null }, { ...READ, stock: PLENTY }],
      ['are left out with a negative price', { ...PLAIN, price: -1 }, undefined],
      ['are left out with an empty name', { ...PLAIN, name: ' ' }, undefined],
      [
        'can have entities in the name',
        { ...PLAIN, name: 'Sea &amp; &Uuml;bersee' },
        { ...READ, name: 'Sea & Übersee' },
      ],
      ['are left out if they are null', null, undefined],
    ];
    for (const [rule, article, expected] of table) {
      it(rule, async () => {
        await openShop({ 'GET merchandise/select': { data: { merchandise: [article] } } });
        const found = plain(valueOf(await send(articleList, 'merchandise')));
        expect(found).to.deep.equal(expected ? [expected] : []);
      });
    }
  });

  it('can have an image, a sequence number and categories', async () => {
    const more = {
      image: 'https://m.example/{width}/b.jpg',
      sequence_no: '3',
      custom_groups: { 43: { name: 'Books', sequence_no: '2' } },
    };
    await openShop({
      'GET merchandise/select': { data: { merchandise: { 4: { ...LEAST, ...more } } } },
    });
    expectState(valueOf(await send(articleList, 'merchandise'))).to.deep.equal([
      {
        ...READ,
        image: 'https://m.example/b.jpg',
        sequence_no: 3,
        custom_groups: [{ id: '43', name: 'Books', sequence_no: 2 }],
      },
    ]);
  });

  it('are requested by product kind for annual passes', async () => {
    const server = await openShop({
      'GET merchandise/select': { data: { merchandise: [] } },
      'GET merchandise/attr': { data: { category: [{ id: 51, name: 'Passes' }] } },
    });
    expect(valueOf(await send(articleList, 'annualPass'))).to.deep.equal([]);
    expect(valueOf(await send(articleCategories, 'annualPass'))).to.deep.equal([
      { id: '51', name: 'Passes', sequence_no: 0 },
    ]);
    const hits = await server.hits();
    expect(hits.map(({ query }) => query)).to.deep.equal([
      { product_kind: '13' },
      { product_kind: '13' },
    ]);
  });

  for (const field of ['name', 'price'] as const) {
    it(`are left out and reported without ${field}`, async () => {
      const { [field]: _missing, ...rest } = LEAST;
      await openShop({
        'GET merchandise/select': { data: { merchandise: [{ ...rest, id: 5 }, LEAST] } },
      });
      expect(valueOf(await send(articleList, 'merchandise'))).to.have.length(1);
      expect(deviations).to.deep.equal([`article 5: ${field} is missing or wrong`]);
    });
  }
});

describe('an article', () => {
  const read = async (more: object) => {
    const server = await openShop({ 'GET merchandise': { data: { ...LEAST, ...more } } });
    const article = plain(valueOf(await send(articleDetail, 'a/b')));
    return { article, query: (await server.hits())[0]?.query };
  };
  const bare = { ...READ, vat_value: 7, images: [], product_kind_ref: 0 };

  it('can have a VAT rate', async () => {
    expect(await read({ vat_value: '7' })).to.deep.equal({
      article: bare,
      query: { article: 'a/b' },
    });
    expect((await read({})).article).to.deep.equal({ ...bare, vat_value: 0 });
  });

  it('can have a description, images, a kind, a manufacturer and warnings', async () => {
    const manufacturer = { name: 'Press', address: 'Quay 1', email: 'press@m.example' };
    const { article } = await read({
      vat_value: 7,
      description: '<p>Tides</p>',
      image: 'https://m.example/a.jpg',
      images: ['https://m.example/{width}/a.jpg', '', 'https://m.example/b.jpg'],
      product_kind_ref: '13',
      manufacturer,
      warnings: 'Small parts.',
      weight: 900,
    });
    expect(article).to.deep.equal({
      ...bare,
      description: '<p>Tides</p>',
      image: 'https://m.example/a.jpg',
      images: ['https://m.example/a.jpg', 'https://m.example/b.jpg'],
      product_kind_ref: 13,
      manufacturer,
      warnings: 'Small parts.',
    });
  });

  it('can have nulls and blanks for missing fields', async () => {
    const { article } = await read({
      vat_value: 7,
      description: '',
      image: null,
      images: null,
      manufacturer: null,
      warnings: '',
    });
    expect(article).to.deep.equal(bare);
  });
});
