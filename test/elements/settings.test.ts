import { expect } from 'chai';
import { openPage } from '../support/page.ts';
import { openServer } from '../support/server.ts';

describe('the partner', () => {
  it('is taken from the address of the page before its attribute', async () => {
    const page = await openPage('<museum-tickets partner="hotel"></museum-tickets>', {
      address: '?partner=letter',
    });
    await page.reads('Tides');
    const { sessionStorage } = page.window;
    // the key begins with the address of the shop
    const key = Object.keys(sessionStorage).find((each) => each.endsWith('/1/partner'))!;
    expect(sessionStorage.getItem(key)).to.equal('"letter"');
  });
});

describe('the address of the back end', () => {
  it('may be relative to the site, whatever the base of the page is', async () => {
    const server = await openServer({ 'GET shopinfo': { drop: true } });
    const page = await openPage('<museum-tickets></museum-tickets>', {
      api: server.path,
      head: '<base href="/elsewhere/">',
    });
    await page.asks(server, 'GET shopinfo');
  });
});
