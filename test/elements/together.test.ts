import { expect } from '@esm-bundle/chai';
import { demo, openPage, type Page } from '../support/page.ts';
import { say } from '../support/say.ts';

const ALL = `<header><museum-cart-button>Basket</museum-cart-button></header>
  <museum-tickets></museum-tickets><museum-checkout></museum-checkout>`;

const callsOf = (page: Page): string[] =>
  (page.window.performance.getEntriesByType('resource') as PerformanceEntry[])
    .filter(({ name }) => name.startsWith(demo.api))
    .map(({ name }) => new URL(name).pathname.replace(/^\/api\/en\//, ''));

async function addTickets(page: Page): Promise<void> {
  await page.until('there are times', () => page.all('input[value*="T12:00"]').length === 1);
  page.one('input[value*="T12:00"]').click();
  await page.click('Increase Adult');
  await page.click(say('addToBasket'));
  await page.reads('has been added');
}

describe('tickets, checkout and cart button on one page', () => {
  it('ask for the configuration once', async () => {
    // all of them near the window, however much they hold
    const page = await openPage(`${ALL}${ALL}`, { css: 'body > * { min-block-size: 0 }' });
    await page.until('all are there', () => page.all('.museum').length === 6);
    await page.reads('Tides');
    const calls = callsOf(page);
    for (const call of ['shopinfo', 'shopinfo/config', 'event/select']) {
      expect(
        calls.filter((each) => each === call),
        call,
      ).to.have.length(1);
    }
  });

  it('share one basket, whose number stands in the header', async () => {
    const page = await openPage(ALL, { address: '#/tickets/12?date=2027-03-06' });
    await page.reads('0 empty', 'museum-cart-button');
    await page.reads(say('yourBasketIsEmpty'), 'museum-checkout');
    await addTickets(page);
    await page.reads('1 1 item', 'museum-cart-button');
    await page.reads('Adult €14.00', 'museum-checkout');
    await page.click('Remove Adult');
    await page.reads('0 empty', 'museum-cart-button');
    await page.click(say('undo'));
    await page.reads('1 1 item', 'museum-cart-button');
  });

  it('divide the work: the checkout takes over from the tickets', async () => {
    const page = await openPage(ALL, { address: '#/tickets/12?date=2027-03-06' });
    await addTickets(page);
    await page.click(say('goToBasket'));
    await page.click(say('checkout'));
    await page.reads(say('firstName'), 'museum-checkout');
    expect(page.text('museum-tickets')).to.include(say('chooseADay'));
    await page.until('it has the focus', () => {
      return page.document.activeElement?.localName === 'museum-checkout';
    });
  });

  it('let the button in the header lead to the checkout', async () => {
    const page = await openPage(ALL, { address: '#/register-guest' });
    await page.reads(say('firstName'), 'museum-checkout');
    await page.reads('0 empty', 'museum-cart-button');
    page.one('.cart-button').click();
    await page.reads(say('yourBasketIsEmpty'), 'museum-checkout');
    expect(page.window.location.hash).to.equal('#/checkout');
    await page.until('it has the focus', () => {
      return page.document.activeElement?.localName === 'museum-checkout';
    });
  });

  it('keep the basket when the page is opened again', async () => {
    const page = await openPage(ALL, { address: '#/tickets/12?date=2027-03-06' });
    await addTickets(page);
    page.window.location.reload();
    await page.until('it loads again', () => page.window.performance.navigation.type === 1);
    await page.reads('1 1 item', 'museum-cart-button');
    await page.reads('Adult €14.00', 'museum-checkout');
  });
});
