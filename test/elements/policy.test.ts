import { expect } from '@esm-bundle/chai';
import { div, EVENT, link } from '../support/marked.ts';
import { demo, openPage } from '../support/page.ts';
import { say } from '../support/say.ts';

const server = new URL(demo.api).origin;

/** The strictest policy a host may have: embedding, S5. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `connect-src ${server}`,
  `img-src ${server}`,
  "style-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types museum-shop',
].join('; ');

const open = (address = '', body = '<museum-tickets></museum-tickets>') =>
  openPage(body, {
    address,
    headers: { 'content-security-policy': POLICY },
  });

// what the policy forbids would fail these tests when their page is closed
describe('under a strict policy for content and trusted types', () => {
  it('a visitor gets from the list to the guest form', async () => {
    const page = await open();
    await page.click(/^Tides/);
    await page.reads('Twice a day the sea');
    await page.until('there are times', () => page.all('input[value*="T12:00"]').length === 1);
    page.one('input[value*="T12:00"]').click();
    await page.click('Increase Adult');
    await page.click(say('addToBasket'));
    await page.click(say('goToBasket'));
    await page.click(say('checkout'));
    await page.reads(say('firstName'));
    expect(page.window.getComputedStyle(page.one('.button.primary')).minBlockSize).to.equal('48px');
  });

  it('the description of an event is shown as HTML', async () => {
    const page = await open('#/tickets/14');
    await page.reads('Nine centuries');
    await page.until('its list is a list', () => page.all('article li').length >= 2);
    expect(page.text('article')).not.to.include('<');
  });

  it('the legal pages open, as HTML', async () => {
    const page = await open('#/checkout');
    await page.click(say('termsAndConditions'));
    await page.until('the page is there', () => page.all('dialog[open] p').length > 1);
    expect(page.text('dialog')).not.to.include('<p');
    await page.click(say('close'));
    await page.until('it is closed', () => page.all('dialog[open]').length === 0);
  });

  it('a picture that cannot be had is replaced by its words', async () => {
    const page = await open('#/tickets/14');
    await page.reads('Nine centuries');
    page.one('img').dispatchEvent(new page.window.Event('error'));
    await page.until('the words are there', () => page.all('.picture span').length === 1);
  });

  it('marked forms come alive', async () => {
    const page = await open('', div('data-item="15"') + link());
    await page.reads('Northern Sky');
    await page.reads(EVENT);
  });
});
