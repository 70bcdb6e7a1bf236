import { expect } from 'chai';
import { openPage } from '../support/page.ts';
import { openServer } from '../support/server.ts';

describe('the partner', () => {
  it("is named by the page's address before all else", async () => {
    const page = await openPage('<museum-tickets partner="hotel"></museum-tickets>', {
      address: '?partner=letter',
    });
    await page.reads('Tides');
    const { sessionStorage } = page.window;
    // whatever the shop
    const key = Object.keys(sessionStorage).find((each) => each.endsWith('/1/partner'))!;
    expect(sessionStorage.getItem(key)).to.equal('"letter"');
  });
});

describe('the address of the back end', () => {
  it('may be one within the site, whatever the base of the page', async () => {
    const server = await openServer({ 'GET shopinfo': { drop: true } });
    const page = await openPage('<museum-tickets></museum-tickets>', {
      api: server.path,
      head: '<base href="/elsewhere/">',
    });
    await page.asks(server, 'GET shopinfo');
  });
});
