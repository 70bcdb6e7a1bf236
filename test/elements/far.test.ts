import { expect } from '@esm-bundle/chai';
import { demo, openPage, type Page } from '../support/page.ts';
import { say } from '../support/say.ts';
import { hasLoaded, sourceAddress } from '../support/sources.ts';

/** Many windows' heights of the page's own. */
const LONG = '<p style="block-size:5000px">The history of the house</p>';
const TICKETS = '<museum-tickets><a href="/desk">At the desk</a></museum-tickets>';
const TOURS = '<museum-tours><a href="/desk">Ask at the desk</a></museum-tours>';
const CHECKOUT = '<museum-checkout></museum-checkout>';
const BUTTON = '<museum-cart-button>Basket</museum-cart-button>';

/** The addresses that the page has asked for: files of the shop, and calls of the back end. */
const asked = (page: Page): string[] =>
  (page.window.performance.getEntriesByType('resource') as PerformanceEntry[]).map(
    ({ name }) => name,
  );
const fileOf = (page: Page, area: string): boolean =>
  hasLoaded(page.window, `elements/${area}.tsx`);
const callsOf = (page: Page): string[] => asked(page).filter((name) => name.startsWith(demo.api));

/** Two pictures of the page have been made, so that what looks at it has looked. */
const looked = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    const { requestAnimationFrame: next } = page.window;
    next(() => next(() => setTimeout(resolve)));
  });

async function isAsleep(page: Page, area: string): Promise<void> {
  await looked(page);
  await page.calm();
  expect(fileOf(page, area)).to.equal(false);
  expect(callsOf(page)).to.deep.equal([]);
}

describe('an element far below', () => {
  it('asks for neither its file nor its data, and shows its fallback', async () => {
    const page = await openPage(LONG + TICKETS);
    await isAsleep(page, 'tickets');
    expect(page.text('museum-tickets')).to.equal('At the desk');
  });

  it('loads when it comes near, before it is seen', async () => {
    const page = await openPage(LONG + TICKETS);
    await isAsleep(page, 'tickets');
    page.window.scrollTo(0, 5000 - 2.5 * page.window.innerHeight);
    await page.reads('Tides');
    expect(page.one('museum-tickets').getBoundingClientRect().top).to.be.above(
      page.window.innerHeight,
    );
  });

  it('moves nothing that stands above or beside it when it loads', async () => {
    const page = await openPage(`${LONG}${TICKETS}<footer>Opening hours</footer>`);
    await isAsleep(page, 'tickets');
    let shift = 0;
    new page.window.PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    page.window.scrollTo(0, 5000 - page.window.innerHeight);
    await page.reads('Tides');
    await looked(page);
    expect(shift).to.equal(0);
  });

  it('within about two windows of the visitor loads at once', async () => {
    const page = await openPage(`<p style="block-size:1300px"></p>${TICKETS}`);
    await page.reads('Tides');
    expect(page.window.scrollY).to.equal(0);
  });

  it('waits for itself alone, where its file is there already', async () => {
    const page = await openPage(`${TICKETS}${LONG}<museum-tickets item="12"></museum-tickets>`);
    await page.reads('Tides');
    await looked(page);
    expect(callsOf(page).filter((call) => call.includes('/event/12'))).to.deep.equal([]);
    page.window.scrollTo(0, 5000);
    await page.reads(say('chooseADay'));
  });

  it('waits as well where its file was imported without the loader', async () => {
    const page = await openPage(LONG + TICKETS, {
      scripts: [sourceAddress('elements/tickets.tsx')],
    });
    await page.until('it is alive', () => page.one('museum-tickets').shadowRoot !== null);
    await looked(page);
    await page.calm();
    expect(callsOf(page)).to.deep.equal([]);
    page.window.scrollTo(0, 5000);
    await page.reads('Tides');
  });

  it('starts at once where the address names one of its routes', async () => {
    const page = await openPage(LONG + TICKETS + TOURS, { address: '#/tickets/12' });
    await page.reads(say('chooseADay'), 'museum-tickets');
    await page.until('it is in view', () => page.window.scrollY > 4000);
  });

  it('leaves the one asleep that the address does not lead to', async () => {
    const page = await openPage(`${BUTTON}${LONG}${TICKETS}${LONG}${TOURS}`, {
      address: '#/tickets/12',
    });
    await page.reads(say('chooseADay'), 'museum-tickets');
    await looked(page);
    expect(page.text('museum-tours')).to.equal('Ask at the desk');
    expect(callsOf(page).filter((call) => call.includes('/tour/'))).to.deep.equal([]);
  });

  it('starts when a link of the page leads to it', async () => {
    const page = await openPage(`<a href="#/tickets/12">Tides</a>${LONG}${TICKETS}`);
    await isAsleep(page, 'tickets');
    await page.click('Tides');
    await page.reads(say('chooseADay'), 'museum-tickets');
  });

  it('takes over what belongs to it, although it was asleep', async () => {
    const page = await openPage(TICKETS + LONG + CHECKOUT);
    await page.reads('Tides', 'museum-tickets');
    await looked(page);
    expect(fileOf(page, 'checkout')).to.equal(false);
    page.window.location.hash = '#/checkout';
    await page.reads(say('yourBasketIsEmpty'), 'museum-checkout');
    expect(page.text('museum-tickets')).to.include('Tides');
    await page.until('it has the focus', () => {
      return page.document.activeElement?.localName === 'museum-checkout';
    });
  });

  it('is led to by the cart button, which itself is there at once', async () => {
    const page = await openPage(BUTTON + LONG + TICKETS);
    await page.reads('0 empty', 'museum-cart-button');
    expect(fileOf(page, 'tickets')).to.equal(false);
    page.one('.cart-button').click();
    await page.reads(say('yourBasketIsEmpty'), 'museum-tickets');
    expect(page.window.location.hash).to.equal('#/checkout');
  });

  it('that cannot be loaded does not keep a visitor from where he is led', async () => {
    const page = await openPage(TICKETS + LONG + CHECKOUT, { mayFail: true });
    await page.reads('Tides', 'museum-tickets');
    const shop = page.window as unknown as {
      [key: symbol]: { values: Map<string, Map<string, () => Promise<unknown>>> };
    };
    const asleep = shop[Symbol.for('museum-shop/1')]!.values.get('asleep')!;
    asleep.set('checkout', () => Promise.reject(new Error('the line is gone')));
    page.window.location.hash = '#/checkout';
    await page.reads(say('yourBasketIsEmpty'), 'museum-tickets');
  });

  it('in a tab that is closed loads when the tab opens', async () => {
    const page = await openPage(`<section style="display:none">${TICKETS}</section>`);
    await isAsleep(page, 'tickets');
    page.one('section').style.display = '';
    await page.reads('Tides');
  });

  it('without a box of its own is not waited for', async () => {
    const page = await openPage(LONG + TICKETS, { css: 'museum-tickets { display: contents }' });
    await page.reads('Tides');
  });

  it('starts before the page is printed', async () => {
    const page = await openPage(LONG + TICKETS);
    await isAsleep(page, 'tickets');
    page.window.dispatchEvent(new page.window.Event('beforeprint'));
    await page.reads('Tides');
  });

  it('that comes later is looked out for as well', async () => {
    const page = await openPage(LONG);
    page.document.body.insertAdjacentHTML('beforeend', TICKETS);
    await isAsleep(page, 'tickets');
    page.window.scrollTo(0, 5000);
    await page.reads('Tides');
  });
});
