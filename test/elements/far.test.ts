import { expect } from 'chai';
import { countOf } from '../support/choose.ts';
import { demo, openPage, type Page } from '../support/page.ts';
import { say } from '../support/say.ts';
import { hasLoaded, sourceAddress } from '../support/sources.ts';

/** Content that is several windows high. */
const LONG = '<p style="block-size:5000px">The history of the house</p>';
const TICKETS = '<museum-tickets><a href="/desk">At the desk</a></museum-tickets>';
const CHECKOUT = '<museum-checkout></museum-checkout>';
const BUTTON = '<museum-cart-button>Basket</museum-cart-button>';

const hasFile = (page: Page, area: string): boolean =>
  hasLoaded(page.window, `elements/${area}.tsx`);

/** Returns the calls to the back end that the page has made. */
const callsOf = (page: Page): string[] =>
  page.window.performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(demo.api));

/** Waits until the observers of the page have reported: they report in the order of their creation, and this one is the last. */
async function looked(page: Page): Promise<void> {
  const { IntersectionObserver: PageObserver } = page.window;
  await new Promise<void>((resolve) => {
    const observer = new PageObserver(
      () => {
        observer.disconnect();
        resolve();
      },
      { root: page.document, rootMargin: '200%' },
    );
    observer.observe(page.document.body.lastElementChild!);
  });
  await page.untilIdle();
  // requests that were made before this one have been answered by then
  await page.window.fetch(`${sourceAddress('elements/tickets.tsx')}?looked`);
}

async function expectPending(page: Page, area: string): Promise<void> {
  await looked(page);
  expect(hasFile(page, area)).to.equal(false);
  expect(callsOf(page)).to.deep.equal([]);
}

describe('an embed far below', () => {
  it('shifts nothing above or beside it when it loads', async () => {
    const page = await openPage(`${LONG}${TICKETS}<footer>Opening hours</footer>`);
    await expectPending(page, 'tickets');
    let shift = 0;
    new page.window.PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    page.window.scrollTo(0, 5000 - page.window.innerHeight);
    await page.reads('Tides');
    await looked(page);
    expect(shift).to.equal(0);
  });

  it('stays pending even if its file is already loaded', async () => {
    const page = await openPage(`${TICKETS}${LONG}<museum-tickets item="12"></museum-tickets>`);
    await page.reads('Tides');
    await looked(page);
    expect(callsOf(page).filter((call) => call.includes('/event/12'))).to.deep.equal([]);
    page.window.scrollTo(0, 5000);
    await page.reads(say('chooseADay'));
  });

  it('loads when a link of the page leads to it', async () => {
    const page = await openPage(`<a href="#/tickets/12">Tides</a>${LONG}${TICKETS}`);
    await expectPending(page, 'tickets');
    await page.click('Tides');
    await page.reads(say('chooseADay'), 'museum-tickets');
  });

  it('opens its own screens with the focus, although it was pending', async () => {
    const page = await openPage(TICKETS + LONG + CHECKOUT);
    await page.reads('Tides', 'museum-tickets');
    await looked(page);
    expect(hasFile(page, 'checkout')).to.equal(false);
    page.window.location.hash = '#/checkout';
    await page.reads(say('yourBasketIsEmpty'), 'museum-checkout');
    expect(page.text('museum-tickets')).to.include('Tides');
    await page.focuses('museum-checkout');
  });

  it('is the target of the cart button, which itself loads at once', async () => {
    const page = await openPage(BUTTON + LONG + TICKETS);
    await page.reads(countOf(0), 'museum-cart-button');
    expect(hasFile(page, 'tickets')).to.equal(false);
    page.one('.cart-button').click();
    await page.reads(say('yourBasketIsEmpty'), 'museum-tickets');
    expect(page.window.location.hash).to.equal('#/checkout');
  });

  it('loads at once if it has no box of its own', async () => {
    const page = await openPage(LONG + TICKETS, { css: 'museum-tickets { display: contents }' });
    await page.reads('Tides');
  });

  it('loads before the page is printed', async () => {
    const page = await openPage(LONG + TICKETS);
    await expectPending(page, 'tickets');
    page.window.dispatchEvent(new page.window.Event('beforeprint'));
    await page.reads('Tides');
  });

  it('is observed as well if it is added later', async () => {
    const page = await openPage(LONG);
    page.document.body.insertAdjacentHTML('beforeend', TICKETS);
    await expectPending(page, 'tickets');
    page.window.scrollTo(0, 5000);
    await page.reads('Tides');
  });
});
