import { expect } from 'chai';
import { canvasOf } from '../support/contrast.ts';
import { LOADER, openPage, type Page } from '../support/page.ts';
import { say } from '../support/say.ts';

const TAG = '<museum-tickets></museum-tickets>';
const embedOf = (page: Page) =>
  page.one('museum-tickets') as unknown as HTMLElementTagNameMap['museum-tickets'];

describe('an attribute that changes', () => {
  it('leaves the visitor on the screen that they chose: item', async () => {
    const page = await openPage('<museum-tickets item="12"></museum-tickets>');
    await page.reads(say('chooseADay'));
    page.window.location.hash = '#/tickets';
    await page.until('all are there', () => page.all('.card a').length === 13);
    embedOf(page).setAttribute('item', '15');
    await page.untilIdle();
    expect(page.all('.card a')).to.have.length(13);
  });

  it('is read without the spaces and quotes of a CMS: theme', async () => {
    const page = await openPage('<museum-tickets theme="“dark” "></museum-tickets>');
    await page.reads('Tides');
    const { backgroundColor } = page.window.getComputedStyle(page.one('.museum'));
    expect(backgroundColor).to.equal(canvasOf('dark'));
  });

  it('leaves the address alone with memory, and uses it again without: routing', async () => {
    const page = await openPage('<museum-tickets routing="memory"></museum-tickets>');
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'));
    expect(page.window.location.hash).to.equal('');
    embedOf(page).removeAttribute('routing');
    await page.untilIdle();
    page.window.history.back();
    await page.click(/^Northern Sky/);
    await page.reads(say('chooseADay'));
    expect(page.window.location.hash).to.equal('#/tickets/15');
  });
});

describe('a property', () => {
  it('mirrors its attribute: undefined removes it, and numbers are accepted', async () => {
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
    embed.item = undefined;
    expect(embed.hasAttribute('item')).to.equal(false);
    expect(embed.item).to.equal(undefined);
    await page.until('all are there', () => page.all('.card a').length === 13);
    // frameworks may set a number
    Object.assign(embed, { item: 14 });
    await page.reads('City on the River', 'h2');
  });

  it('counts even if it was set before the embed was defined', async () => {
    const page = await openPage(TAG, { scripts: [] });
    embedOf(page).item = '15';
    page.addScript(LOADER);
    await page.reads('Northern Sky', 'h2');
    expect(embedOf(page).getAttribute('item')).to.equal('15');
  });
});
