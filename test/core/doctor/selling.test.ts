import { describe, it } from 'node:test';
import { expect } from 'chai';
import { articleList } from '../../../src/core/api/merchandise.ts';
import type { ShopConfig } from '../../../src/core/config/types.ts';
import { askAt } from '../../../src/core/doctor/ask.ts';
import { sellingFindings } from '../../../src/core/doctor/selling.ts';

const PAGE = 'https://museum.example/visit/tickets.html';

const found = (config: Partial<ShopConfig>, page?: string) =>
  sellingFindings({ currencySymbol: 'EUR', ...config } as ShopConfig, page);

describe('the doctor', () => {
  it('reports a currency in which the shop cannot sell', () => {
    expect(found({ currencySymbol: 'kr' })).to.deep.equal([
      { is: 'unknown-currency', value: 'kr' },
    ]);
    expect([...found({ currencySymbol: '€' }), ...found({ currencySymbol: '' })]).to.deep.equal([]);
  });

  const origins: [title: string, allowed: string[] | undefined, page: string | undefined][] = [
    ['its origin is allowed', ['https://shop.example', 'https://museum.example'], PAGE],
    ['its origin is allowed with a path', ['https://MUSEUM.example/'], PAGE],
    ['the back end names no origins', undefined, PAGE],
    ['the back end names an empty list of origins', [], PAGE],
    ['its address is unknown', ['https://shop.example'], undefined],
  ];
  for (const [title, allowedOrigins, page] of origins) {
    it(`accepts a page if ${title}`, () => {
      expect(found({ ...(allowedOrigins && { allowedOrigins }) }, page)).to.deep.equal([]);
    });
  }

  it('reports a page from which the back end takes no payments', () => {
    const allowedOrigins = ['https://shop.example', 'http://museum.example'];
    expect(found({ allowedOrigins }, PAGE)).to.deep.equal([
      {
        is: 'origin-refused',
        origin: 'https://museum.example',
        allowed: 'https://shop.example, http://museum.example',
      },
    ]);
  });

  it('reports amounts in euros as the one cause of what cannot be read', async () => {
    const merchandise = [{ id: 1, name: 'Book', price: 9.99 }];
    const { ask } = askAt('https://shop.example/api', 'en', {
      fetch: () => Promise.resolve(Response.json({ data: { merchandise } })),
    });
    const { findings } = await ask(articleList, ['merchandise']);
    expect(findings).to.deep.equal([
      { is: 'wrong-unit', call: 'GET merchandise/select', value: '9.99' },
    ]);
  });
});
