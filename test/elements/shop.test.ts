import { expect } from 'chai';
import { ofDemo, openMuseum } from '../support/museum.ts';
import { openPage, type Page } from '../support/page.ts';
import type { Answers } from '../support/server.ts';
import { say, sayIn } from '../support/say.ts';

const FALLBACK = '<a href="tel:+494066969240">By telephone</a>';
const tag = (attributes = 'routing="memory"'): string =>
  `<museum-shop ${attributes}>${FALLBACK}</museum-shop>`;

/** Opens the shop of the reference server with another configuration. */
const configured = async (configuration: object, answers: Answers = {}) =>
  openMuseum({
    configuration,
    answers: { 'GET content/static': await ofDemo('content/static'), ...answers },
  });

const has = (page: Page, selector: string): boolean => page.all(selector).length > 0;
const inHead = (page: Page): string => page.document.head.innerHTML;

describe('<museum-shop>', () => {
  it('shows header, home screen and footer, and takes no focus', async () => {
    const page = await openPage(tag());
    await page.reads(say('yourVisitBeginsHere'));
    expect([has(page, 'header'), has(page, 'main'), has(page, 'footer')]).to.deep.equal([
      true,
      true,
      true,
    ]);
    expect(page.document.activeElement?.localName).to.equal('body');
    expect(page.text()).not.to.include('By telephone');
    expect(page.said).to.deep.equal([]);
  });

  it('hides the footer with no-footer', async () => {
    const page = await openPage(tag('routing="memory" no-footer'));
    await page.reads(say('yourVisitBeginsHere'));
    expect([has(page, 'header'), has(page, 'footer')]).to.deep.equal([true, false]);
    page.one('museum-shop').setAttribute('no-footer', 'false');
    await page.until('the footer is there', () => has(page, 'footer'));
  });

  it('has no header and footer if the museum has switched them off', async () => {
    const server = await configured({ showHeader: false, showFooter: false });
    const page = await openPage(tag(), { api: server.api });
    await page.reads(say('yourVisitBeginsHere'));
    expect([has(page, 'header'), has(page, 'footer')]).to.deep.equal([false, false]);
  });

  it('controls title, language and head of the page while it is connected', async () => {
    const page = await openPage(tag('lang="de" routing="memory"'), { lang: 'en' });
    const before = inHead(page);
    await page.reads(sayIn('de', 'yourVisitBeginsHere'));
    expect(page.document.title).to.equal(`${sayIn('de', 'home')} – Museum Alte Seewarte`);
    expect(page.document.documentElement.lang).to.equal('de');
    expect(has(page, 'meta[name=description]')).to.equal(true);
    page.one('museum-shop').remove();
    await page.until('the page has its title again', () => page.document.title === 'A museum');
    expect(page.document.documentElement.lang).to.equal('en');
    expect(inHead(page)).to.equal(before);
  });

  it('shows its progress ring only while the server is busy', async () => {
    const server = await configured({}, { 'GET content/static': { status: 404, hold: 'content' } });
    const page = await openPage(tag(), { api: server.api });
    await page.reads(say('yourVisitBeginsHere'));
    await page.until('the ring', () => has(page, '.busy'));
    await server.release('content');
    await page.until('no ring', () => !has(page, '.busy'));
  });
});

describe('the cookie notice', () => {
  const answer = {
    data: { banners: {}, social_media: [], cookie_warning: { message: '<p>Crumbs</p>' } },
  };
  const notices = (page: Page): number => page.text().split('Crumbs').length - 1;

  it('appears once on a page with several embeds, and not again in the tab', async () => {
    const server = await configured(
      { showCookieDisclaimer: true },
      { 'GET content/static': answer },
    );
    const body = '<museum-cart-button></museum-cart-button><museum-checkout></museum-checkout>';
    const both = `${body}<museum-account></museum-account>`;
    const page = await openPage(both, { api: server.api });
    await page.reads('Crumbs');
    await page.reads(say('youHaveNoAccount'));
    expect(notices(page)).to.equal(1);
    // still one notice after the visitor has moved on to another embed
    page.one<HTMLInputElement>('[name=email]').focus();
    await page.untilIdle();
    expect(notices(page)).to.equal(1);
    expect(await server.hits('GET content/static')).to.have.length(1);
    await page.click(say('gotIt'));
    await page.until('it is gone', () => notices(page) === 0);

    const next = await openPage(both, { api: server.api });
    await next.reads(say('youHaveNoAccount'));
    await next.untilIdle();
    expect(notices(next)).to.equal(0);
  });
});

describe('embeds of single areas', () => {
  it('leave title, language, head and scrolling of the page alone, and add no landmarks', async () => {
    const reads = {
      tickets: 'Tides',
      tours: say('guidedTours'),
      merchandise: say('merchandise'),
      passes: say('annualPasses'),
      vouchers: say('vouchers'),
      checkout: say('yourBasketIsEmpty'),
      account: say('youHaveNoAccount'),
    };
    const names = Object.keys(reads);
    const page = await openPage(
      names.map((name) => `<museum-${name} lang="en"></museum-${name}>`).join(''),
      {
        lang: 'nl',
        css: 'body > * { min-block-size: 0 }',
        head: '<meta name="description" content="A museum">',
      },
    );
    const before = inHead(page);
    for (const [name, text] of Object.entries(reads)) {
      page.one(`museum-${name}`).scrollIntoView({ behavior: 'instant' });
      await page.reads(text, `museum-${name}`);
    }
    const { title, documentElement } = page.document;
    expect([title, documentElement.lang]).to.deep.equal(['A museum', 'nl']);
    expect(inHead(page)).to.equal(before);
    expect(page.window.history.scrollRestoration).to.equal('auto');
    const landmarks = '.museum > header, footer, [role=banner], main, h1, .busy';
    expect(page.all(landmarks)).to.have.length(0);
  });
});
