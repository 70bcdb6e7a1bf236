import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { loadArticle, loadArticles, prefetchRoute } from '../../../src/core/merchandise/actions.ts';
import { merchandise } from '../../../src/core/merchandise/store.ts';
import { eventually } from '../../support/eventually.ts';
import { resetAll } from '../../support/resetAll.ts';
import { article } from '../../support/goods.ts';
import type { TestServer } from '../../support/server.ts';
import { openShop } from '../../support/shop.ts';

const LIST = 'GET merchandise/select';
const ATTR = 'GET merchandise/attr';
const ARTICLE = 'GET merchandise';

const open = (): Promise<TestServer> =>
  openShop({
    [LIST]: {
      data: {
        merchandise: [article({ id: 'b', sequence_no: 2 }), article({ id: 'a', sequence_no: 1 })],
      },
    },
    [ATTR]: { data: { category: [] } },
    [ARTICLE]: { data: article() },
  });

beforeEach(resetAll);

describe('the list of a kind of goods', () => {
  it('is requested once and sorted', async () => {
    const server = await open();
    await Promise.all([loadArticles('merchandise'), loadArticles('merchandise')]);
    await loadArticles('merchandise');
    const list = merchandise.lists.merchandise;
    expect(list.is === 'ready' && list.value.map(({ id }) => id)).to.deep.equal(['a', 'b']);
    expect(await server.hits(LIST)).to.have.length(1);
    expect(await server.hits(ATTR)).to.have.length(1);
    expect(merchandise.lists.annualPass.is).to.equal('idle');
  });
});

describe('an article', () => {
  it('is requested again each time, as its stock may have changed', async () => {
    const server = await open();
    await loadArticle('book');
    await server.answer({ [ARTICLE]: { data: article({ stock: 1 }) } });
    await loadArticle('book');
    const known = merchandise.known.book;
    expect(known?.is === 'ready' && known.value.stock).to.equal(1);
    expect(await server.hits(ARTICLE)).to.have.length(2);
  });
});

describe('the prefetch of a screen', () => {
  const rows: [href: string, asked: string[]][] = [
    ['/merchandise', [LIST, ATTR]],
    ['/merchandise/43', [LIST, ATTR]],
    ['/passes', [LIST, ATTR]],
    ['/product/book', [ARTICLE]],
    ['/passes/book', [ARTICLE]],
    ['/tickets/12', []],
    ['/guided-tours/12', []],
  ];
  for (const [href, asked] of rows) {
    it(`requests the data of ${href}`, async () => {
      const server = await open();
      prefetchRoute(href);
      const hits = async () =>
        (await Promise.all([LIST, ATTR, ARTICLE].map((each) => server.hits(each)))).map(
          ({ length }) => length,
        );
      const wanted = [LIST, ATTR, ARTICLE].map((each) => (asked.includes(each) ? 1 : 0));
      await eventually('all is asked for', async () => `${await hits()}` === `${wanted}`);
    });
  }
});
