import { expect } from 'chai';
import { div, EVENT, link } from '../support/marked.ts';
import { demo, openPage } from '../support/page.ts';
import { say } from '../support/say.ts';

const server = new URL(demo.api).origin;

/** The strictest policy that a host page may have. */
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

// Violations of the policy fail these tests when their page is closed.
describe('a strict content security policy with trusted types', () => {
  it('allows HTML in descriptions and legal pages, and text in place of a picture that cannot be loaded', async () => {
    const page = await openPage('<museum-tickets></museum-tickets>', {
      address: '#/tickets/14',
      headers: { 'content-security-policy': POLICY },
    });
    await page.reads('Nine centuries');
    expect(page.text('article')).not.to.include('<');
    page.one('img').dispatchEvent(new page.window.Event('error'));
    await page.until('the words are there', () => page.all('.picture span').length === 1);
    await page.goTo('#/checkout');
    await page.click(say('termsAndConditions'));
    await page.until('the page is there', () => page.all('dialog[open] p').length > 1);
    expect(page.text('dialog')).not.to.include('<p');
    await page.click(say('close'));
    await page.until('it is closed', () => page.all('dialog[open]').length === 0);
  });

  it('allows marked embeds', async () => {
    const page = await openPage(div('data-item="15"') + link(), {
      headers: { 'content-security-policy': POLICY },
    });
    await page.reads('Northern Sky');
    await page.reads(EVENT);
  });
});
