import { addAdults, countOf, REMOVE_ADULT } from '../support/choose.ts';
import { openPage } from '../support/page.ts';
import { say } from '../support/say.ts';
import { expect } from 'chai';

const ALL = `<header><museum-cart-button>Basket</museum-cart-button></header>
  <museum-tickets></museum-tickets><museum-checkout></museum-checkout>`;
const EVENT = { address: '#/tickets/12?date=2027-03-06' };

describe('tickets, checkout and cart button on one page', () => {
  it('share one basket, whose count the header shows, also after a reload', async () => {
    const page = await openPage(ALL, EVENT);
    await page.reads(countOf(0), 'museum-cart-button');
    await page.reads(say('yourBasketIsEmpty'), 'museum-checkout');
    await addAdults(page);
    await page.reads(countOf(1), 'museum-cart-button');
    await page.reads('Adult €14.00', 'museum-checkout');
    await page.click(REMOVE_ADULT);
    await page.reads(countOf(0), 'museum-cart-button');
    await page.click(say('undo'));
    await page.reads(countOf(1), 'museum-cart-button');
    await page.reload();
    await page.reads(countOf(1), 'museum-cart-button');
    await page.reads('Adult €14.00', 'museum-checkout');
  });

  it('divide the screens: the checkout takes over from the tickets', async () => {
    const page = await openPage(ALL, EVENT);
    await addAdults(page);
    await page.click(say('goToBasket'));
    await page.reads(say('firstName'), 'museum-checkout');
    expect(page.text('museum-tickets')).to.include(say('chooseADay'));
    await page.focuses('museum-checkout');
  });

  it('lead from the button in the header to the checkout', async () => {
    const page = await openPage(ALL, EVENT);
    await page.reads(countOf(0), 'museum-cart-button');
    page.one('.cart-button').click();
    await page.reads(say('yourBasketIsEmpty'), 'museum-checkout');
    expect(page.window.location.hash).to.equal('#/checkout');
    await page.focuses('museum-checkout');
  });
});
