import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engine } from './support/engine.ts';
import { basketOf, begins } from './support/names.ts';
import { hostPages } from './support/suite.ts';
import type { Visitor } from './support/visitor.ts';
import { say } from '../support/say.ts';

const pages = hostPages();

const LONG = '<p style="block-size:6000px">The history of the house</p>';
const TICKETS = '<museum-tickets><a href="/desk">Tickets at the desk</a></museum-tickets>';
const TOURS = '<museum-tours><a href="/desk">Tours at the desk</a></museum-tours>';
const CHECKOUT = '<museum-checkout></museum-checkout>';
const BUTTON = '<museum-cart-button>Basket</museum-cart-button>';

const hasAsked = (page: Visitor, what: RegExp): boolean =>
  page.asked.some((each) => what.test(each));

/**
 * Resolves after the embeds' intersection observers have run: observers run in the order of their creation, and this one is the
 * last. It then requests another URL, so that all earlier requests are in `page.asked`.
 */
async function look(page: Visitor): Promise<void> {
  const last = `${pages.museum.at.site}/pages/0?looked=${page.asked.length}`;
  await page.ask(async (address: string) => {
    await new Promise<void>((resolve) => {
      const options = { root: document, rootMargin: '200%' };
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      }, options);
      observer.observe(document.body.lastElementChild!);
    });
    await fetch(address);
  }, last);
  await page.until('the last request is seen', () => page.asked.includes(last));
  await page.untilIdle();
}

async function staysPending(page: Visitor): Promise<void> {
  await look(page);
  assert.ok(!hasAsked(page, /\/museum-(tickets|tours)\.js|\/api\//), page.asked.join('\n'));
}

test('embeds far below request neither their file nor their data until they are near', async () => {
  const page = await pages.open({ body: LONG + TICKETS + TOURS });
  await staysPending(page);
  assert.equal(await page.text('museum-tickets'), 'Tickets at the desk');
  assert.equal(await page.text('museum-tours'), 'Tours at the desk');
  await page.ask(() => scrollTo(0, 6000 - 2.5 * innerHeight));
  await page.reads('Tides', 'museum-tickets');
  const below = () => document.querySelector('museum-tickets')!.getBoundingClientRect().top;
  assert.ok((await page.ask(below)) > 800, 'it has loaded before it is in view');
});

test('embeds within two window heights of the view load at once', async () => {
  const page = await pages.open({ body: `${TICKETS}<p style="block-size:600px"></p>${TOURS}` });
  await page.reads('Tides', 'museum-tickets');
  await page.reads('Nine Centuries in an Hour', 'museum-tours');
  assert.equal(await page.ask(() => scrollY), 0);
});

test('embeds in a hidden tab panel of the page load when it opens', async () => {
  const page = await pages.open({
    body: `<section style="display:none">${TICKETS}${TOURS}</section>`,
  });
  await staysPending(page);
  await page.ask(() => {
    document.querySelector('section')!.style.display = '';
  });
  await page.reads('Tides', 'museum-tickets');
  await page.reads('Nine Centuries in an Hour', 'museum-tours');
});

test('the embed that the route names loads at once and scrolls into view, and others stay pending', async () => {
  const page = await pages.open({
    body: BUTTON + LONG + TICKETS + LONG + TOURS,
    address: '#/tickets/12',
  });
  await page.reads(say('chooseADay'), 'museum-tickets');
  await page.until('it is in view', () => page.ask(() => scrollY > 5000));
  await look(page);
  assert.equal(await page.text('museum-tours'), 'Tours at the desk');
  assert.ok(!hasAsked(page, /\/api\/en\/tour\//));
});

test('the cart button loads at once, and opens a checkout that was pending', async () => {
  const page = await pages.open({ body: BUTTON + TICKETS + LONG + CHECKOUT });
  await page.reads(basketOf(0), 'museum-cart-button');
  await page.reads('Tides', 'museum-tickets');
  await look(page);
  assert.ok(!hasAsked(page, /\/museum-checkout\.js/));
  await page.click(begins(say('basket')), 'museum-cart-button');
  await page.reads(say('yourBasketIsEmpty'), 'museum-checkout');
  assert.match(await page.text('museum-tickets'), /Tides/);
});

// WebKit's driver cannot abort requests
if (engine !== 'webkit') {
  test('the basket opens in the current embed if the checkout embed cannot be loaded', async () => {
    const page = await pages.open({
      body: TICKETS + LONG + CHECKOUT,
      mayHear: /<museum-checkout> could not be loaded|not caught/,
    });
    await page.reads('Tides', 'museum-tickets');
    await page.tab.setRequestInterception(true);
    page.tab.on('request', (request) => {
      if (request.url().includes('/museum-checkout.js')) void request.abort();
      else void request.continue();
    });
    await page.ask(() => {
      location.hash = '#/checkout';
    });
    await page.reads(say('yourBasketIsEmpty'), 'museum-tickets');
  });
}

test('embeds far below stay pending without the loader, too', async () => {
  const page = await pages.open({
    body: LONG + TICKETS,
    scripts: [`${pages.museum.at.shop}/museum-tickets.js`],
  });
  await page.until('it has a shadow root', () =>
    page.ask(() => document.querySelector('museum-tickets')!.shadowRoot !== null),
  );
  await look(page);
  assert.ok(!hasAsked(page, /\/api\//));
  await page.ask(() => scrollTo(0, 6000));
  await page.reads('Tides', 'museum-tickets');
});
