import { expect } from '@esm-bundle/chai';
import { canvasOf } from '../support/contrast.ts';
import { LOADER, openPage, type Page } from '../support/page.ts';
import { say } from '../support/say.ts';

const TAG = '<museum-tickets></museum-tickets>';
const embedOf = (page: Page) =>
  page.one('museum-tickets') as unknown as HTMLElementTagNameMap['museum-tickets'];

/** The background of what the shop draws. */
const surfaceOf = (page: Page): string =>
  page.window.getComputedStyle(page.one('.museum')).backgroundColor;

describe('an attribute that changes', () => {
  it('item: opens another event, and without it all of them', async () => {
    const page = await openPage('<museum-tickets item="12"></museum-tickets>');
    await page.reads('Tides', 'h2');
    embedOf(page).setAttribute('item', '15');
    await page.reads('Northern Sky', 'h2');
    embedOf(page).removeAttribute('item');
    await page.until('all are there', () => page.all('.card a').length === 13);
    embedOf(page).setAttribute('item', '');
    await page.calm();
    expect(page.all('.card a')).to.have.length(13);
  });

  it('item: does not take a visitor away from where he went', async () => {
    const page = await openPage('<museum-tickets item="12"></museum-tickets>');
    await page.reads(say('chooseADay'));
    page.window.location.hash = '#/tickets';
    await page.until('all are there', () => page.all('.card a').length === 13);
    embedOf(page).setAttribute('item', '15');
    await page.calm();
    expect(page.all('.card a')).to.have.length(13);
  });

  it('theme: forces light or dark, and without it the page decides', async () => {
    const page = await openPage(TAG);
    await page.reads('Tides');
    const own = surfaceOf(page);
    embedOf(page).setAttribute('theme', 'dark');
    expect(surfaceOf(page)).to.equal(canvasOf('dark'));
    embedOf(page).setAttribute('theme', 'light');
    expect(surfaceOf(page)).to.equal(canvasOf('light'));
    embedOf(page).removeAttribute('theme');
    expect(surfaceOf(page)).to.equal(own);
  });

  it('theme: is understood with the spaces and quotes of a CMS', async () => {
    const page = await openPage('<museum-tickets theme="“dark” "></museum-tickets>');
    await page.reads('Tides');
    expect(surfaceOf(page)).to.equal(canvasOf('dark'));
  });

  it('checkout-url: names another page for the basket, and without it there is none', async () => {
    const page = await openPage('<museum-cart-button></museum-cart-button>');
    await page.reads(say('basket'));
    const basket = () => page.control(/Basket/).getAttribute('href');
    expect(basket()).to.equal(`${page.window.location.href}#/checkout`);
    const button = page.one('museum-cart-button');
    for (const address of ['/basket.html', '/en/basket.html']) {
      button.setAttribute('checkout-url', address);
      await page.until(
        'it leads there',
        () => basket() === `${location.origin}${address}#/checkout`,
      );
    }
    button.removeAttribute('checkout-url');
    await page.until('it stays', () => basket() === `${page.window.location.href}#/checkout`);
  });

  it('routing: leaves the address alone with memory, and uses it again without', async () => {
    const page = await openPage('<museum-tickets routing="memory"></museum-tickets>');
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'));
    expect(page.window.location.hash).to.equal('');
    embedOf(page).removeAttribute('routing');
    await page.calm();
    page.window.history.back();
    await page.click(/^Northern Sky/);
    await page.reads(say('chooseADay'));
    expect(page.window.location.hash).to.equal('#/tickets/15');
  });
});

describe('a property', () => {
  it('is the attribute under another name', async () => {
    const page = await openPage(TAG);
    await page.reads('Tides');
    const embed = embedOf(page);
    embed.item = '15';
    expect(embed.getAttribute('item')).to.equal('15');
    await page.reads('Northern Sky', 'h2');
    embed.checkoutUrl = '/basket.html';
    expect(embed.getAttribute('checkout-url')).to.equal('/basket.html');
    embed.setAttribute('shop-url', '/shop');
    expect(embed.shopUrl).to.equal('/shop');
  });

  it('that is undefined means the default', async () => {
    const page = await openPage('<museum-tickets item="15"></museum-tickets>');
    await page.reads('Northern Sky', 'h2');
    embedOf(page).item = undefined;
    expect(embedOf(page).hasAttribute('item')).to.equal(false);
    expect(embedOf(page).item).to.equal(undefined);
    await page.until('all are there', () => page.all('.card a').length === 13);
  });

  it('counts though it was set before the element came alive', async () => {
    const page = await openPage(TAG, { scripts: [] });
    embedOf(page).item = '15';
    const script = page.document.createElement('script');
    page.document.head.append(Object.assign(script, { type: 'module', src: LOADER }));
    await page.reads('Northern Sky', 'h2');
    expect(embedOf(page).getAttribute('item')).to.equal('15');
  });

  it('may be a number, as a framework hands it over', async () => {
    const page = await openPage(TAG);
    Object.assign(embedOf(page), { item: 15 });
    await page.reads('Northern Sky', 'h2');
  });
});
