import { expect } from '@esm-bundle/chai';
import { LOADER, openPage } from '../support/page.ts';
import { say } from '../support/say.ts';
import { copyAddress, hasLoaded, sourceAddress } from '../support/sources.ts';

const TAG = '<museum-tickets></museum-tickets>';
const TICKETS = 'elements/tickets.tsx';
const TWICE = '<museum-tickets> is registered already: the first one stays.';

describe('the script', () => {
  it('may stand in the page twice', async () => {
    const page = await openPage(TAG, { scripts: [LOADER, LOADER] });
    await page.reads('Tides');
    expect(page.said).to.deep.equal([]);
  });

  it('may come from two places, each with its own copy of an element; it is said once', async () => {
    const copies = [copyAddress(TICKETS, 'first'), copyAddress(TICKETS, 'second')];
    const page = await openPage(TAG, { scripts: [sourceAddress(TICKETS), ...copies, LOADER] });
    await page.reads('Tides');
    await page.calm();
    expect(page.said).to.deep.equal([TWICE]);
  });

  it('may come before the tag', async () => {
    const page = await openPage('<main></main>');
    page.one('main').innerHTML = TAG;
    await page.reads('Tides');
  });

  it('may come after the tag', async () => {
    const page = await openPage(`${TAG}<p>Imprint</p>`, { scripts: [] });
    expect(page.text()).to.equal(say('imprint'));
    const script = page.document.createElement('script');
    page.document.body.append(Object.assign(script, { type: 'module', src: LOADER }));
    await page.reads('Tides');
  });

  it('may be an entry of one element alone, for pages that pin what they load', async () => {
    const page = await openPage(TAG, { scripts: [sourceAddress(TICKETS)] });
    await page.reads('Tides');
  });

  it('loads only the elements that the page has', async () => {
    const page = await openPage(TAG);
    await page.reads('Tides');
    const files = [
      TICKETS,
      'elements/checkout.tsx',
      'elements/cart-button.tsx',
      'elements/embeds.ts',
    ];
    expect(files.filter((file) => hasLoaded(page.window, file))).to.deep.equal([TICKETS]);
  });
});
