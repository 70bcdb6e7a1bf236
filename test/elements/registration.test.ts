import { expect } from '@esm-bundle/chai';
import { LOADER, openPage } from '../support/page.ts';
import { say } from '../support/say.ts';

const TAG = '<museum-tickets></museum-tickets>';
const TICKETS = '/src/elements/tickets.tsx';
const TWICE = '<museum-tickets> is registered already: the first one stays.';

describe('the script', () => {
  it('may stand in the page twice', async () => {
    const page = await openPage(TAG, { scripts: [LOADER, LOADER] });
    await page.reads('Tides');
    expect(page.said).to.deep.equal([]);
  });

  it('may come from two places, each with its own copy of an element; it is said once', async () => {
    const copies = [TICKETS, `${TICKETS}?copy=2`, `${TICKETS}?copy=3`, LOADER];
    const page = await openPage(TAG, { scripts: copies });
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
    const page = await openPage(TAG, { scripts: [TICKETS] });
    await page.reads('Tides');
  });

  it('loads only the elements that the page has', async () => {
    const page = await openPage(TAG);
    await page.reads('Tides');
    const loaded = (page.window.performance.getEntriesByType('resource') as PerformanceEntry[]).map(
      ({ name }) => new URL(name).pathname,
    );
    expect(loaded).to.include(TICKETS);
    expect(loaded).not.to.include('/src/elements/checkout.tsx');
    expect(loaded).not.to.include('/src/elements/cart-button.tsx');
    expect(loaded).not.to.include('/src/elements/embeds.ts');
  });
});
