import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { loadPage } from '../../../src/core/content/actions.ts';
import { pages } from '../../../src/core/content/store.ts';
import { resetAll } from '../../support/resetAll.ts';
import { openShop } from '../../support/shop.ts';

describe('a legal page', () => {
  beforeEach(resetAll);

  it('is loaded once, and again after a failure', async () => {
    const page = { title: 'Terms', html: '<p>We</p>' };
    const server = await openShop({
      'GET content/page': [
        { status: 404, body: {} },
        { data: page, hold: 'page' },
      ],
    });
    await loadPage('terms');
    expect(pages.byId.terms?.is).to.equal('failed');
    const loaded = Promise.all([loadPage('terms'), loadPage('terms')]);
    expect(pages.byId.terms?.is).to.equal('loading');
    await server.release('page');
    await loaded;
    await loadPage('terms');
    expect(pages.byId.terms).to.deep.equal({ is: 'ready', value: page });
    expect(await server.hits()).to.have.length(2);
  });
});
