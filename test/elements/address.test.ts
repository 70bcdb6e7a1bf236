import { expect } from '@esm-bundle/chai';
import { openPage, type Page } from '../support/page.ts';
import { watchSteps } from '../support/steps.ts';
import { say } from '../support/say.ts';
import { sourceAddress } from '../support/sources.ts';

type Navigation = typeof import('../../src/core/navigation/actions.ts');

const TAG = '<museum-tickets></museum-tickets>';
const OWN = '<p id="opening-hours">Daily from ten to six</p>';
const TWO = `<museum-tickets id="a"></museum-tickets><museum-tickets id="b" item="15"></museum-tickets>`;

const within = (page: Page, id: string) => page.text(`#${id}`);
const hash = (page: Page): string => page.window.location.hash;

describe("the page's address", () => {
  it('shows the route, and a click is one step of the history', async () => {
    const page = await openPage(TAG);
    const steps = watchSteps(page.window);
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'));
    expect(hash(page)).to.equal('#/tickets/12');
    expect(steps.count).to.equal(1);
  });

  it('leads Back and Forward to where the visitor was', async () => {
    const page = await openPage(TAG);
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'));
    page.window.history.back();
    await page.until('the list is back', () => page.all('.card').length === 13);
    page.window.history.forward();
    await page.reads(say('chooseADay'));
  });

  it("keeps what the page has in its history's state", async () => {
    const page = await openPage(TAG);
    await page.reads('Tides');
    page.window.history.replaceState({ turbo: { index: 7 } }, '');
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'));
    expect(page.window.history.state.turbo).to.deep.equal({ index: 7 });
    expect(page.window.history.state['museum-shop'].active).to.equal('museum-tickets-0');
  });

  it("leaves a hash of the page's own alone", async () => {
    const page = await openPage(OWN + TAG, { address: '#opening-hours' });
    await page.reads('Tides');
    expect(hash(page)).to.equal('#opening-hours');
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'));
    page.window.location.hash = '#opening-hours';
    await page.calm();
    expect(hash(page)).to.equal('#opening-hours');
    expect(page.text()).to.include(say('chooseADay'));
  });

  it('with an unknown route is the page’s own, too', async () => {
    const page = await openPage(TAG, { address: '#/some/app/of/the/page' });
    await page.reads('Tides');
    expect(page.all('.card')).to.have.length(13);
    expect(hash(page)).to.equal('#/some/app/of/the/page');
  });

  it('keeps its own query', async () => {
    const page = await openPage(TAG, { address: '?utm_source=letter' });
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'));
    expect(page.window.location.search).to.equal('?utm_source=letter');
  });

  it('brings each element of a page back to where it was, after a reload, too', async () => {
    const page = await openPage(TWO);
    await page.reads(/^Northern Sky.*Choose/, '#b');
    await page.reads('Tides', '#a');
    page.one('#a').shadowRoot!.querySelector<HTMLElement>('.card a')!.click();
    await page.reads(/^Tides.*Choose/, '#a');
    expect(within(page, 'b')).to.include('Northern Sky');
    page.window.location.reload();
    await page.until('it loads again', () => page.window.performance.navigation.type === 1);
    await page.reads(/^Tides.*Choose/, '#a');
    await page.reads(/^Northern Sky.*Choose/, '#b');
    page.window.history.back();
    await page.until('the first one is back at the list', () => {
      return page.one('#a').shadowRoot!.querySelectorAll('.card').length === 13;
    });
    expect(within(page, 'b')).to.include(say('chooseADay'));
  });

  it('without a state goes to the first element of the area', async () => {
    const page = await openPage(TWO, { address: '#/tickets/14' });
    await page.reads(/^City on the River.*Choose/, '#a');
    await page.reads(/^Northern Sky.*Choose/, '#b');
  });
});

describe('a route whose area has no place on the page', () => {
  it('opens in the element where the visitor is', async () => {
    const page = await openPage(TWO, { address: '#/tickets/14' });
    await page.reads(/^Northern Sky.*Choose/, '#b');
    page.window.location.hash = '#/checkout';
    await page.reads(say('yourBasketIsEmpty'), '#a');
    expect(within(page, 'b')).to.include('Northern Sky');
  });

  it('opens in an element of its own where there is one', async () => {
    const page = await openPage(`${TAG}<museum-checkout></museum-checkout>`);
    await page.reads(say('yourBasketIsEmpty'), 'museum-checkout');
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'), 'museum-tickets');
    expect(page.text('museum-checkout')).to.include(say('yourBasketIsEmpty'));
  });

  it('never opens in the cart button, and the page is told', async () => {
    const page = await openPage('<museum-cart-button></museum-cart-button>');
    await page.reads(say('basket'));
    const heard = page.hear('museum-error');
    await page.click(/Basket/);
    expect(heard.map(({ detail }) => detail.code)).to.deep.equal(['no-place']);
    expect(page.text()).to.equal('Basket 0 empty');
  });

  it('leaves the page where the site has named one', async () => {
    const page = await openPage('<museum-tickets checkout-url="basket.html"></museum-tickets>');
    await page.reads('Tides');
    const { navigate } = (await page.load(
      sourceAddress('core/navigation/actions.ts'),
    )) as Navigation;
    navigate('/checkout');
    const address = `${location.origin}/test-pages/basket.html#/checkout`;
    await page.until('it leaves', () => page.window.location.href === address);
  });
});

describe('a module in a page', () => {
  it('has no header and no footer of its own', async () => {
    const page = await openPage(`${TAG}<museum-checkout></museum-checkout>`);
    await page.reads('Tides');
    await page.reads(say('yourBasketIsEmpty'));
    const landmarks = page.all('body > header, .museum > header, footer, [role=banner], main, h1');
    expect(landmarks).to.have.length(0);
  });
});
