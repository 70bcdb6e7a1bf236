import { expect } from '@esm-bundle/chai';
import { openPage, type Page } from '../support/page.ts';
import { say } from '../support/say.ts';

const BELOW = '<p style="block-size: 2000px">Welcome</p>';
const ABOVE = '<header style="block-size: 300px"></header>';
const TAG = '<museum-tickets></museum-tickets>';
const STICKY = ':root { --museum-scroll-margin: 90px }';

const stateOf = (page: Page) => ({
  title: page.document.title,
  lang: page.document.documentElement.lang,
  restoration: page.window.history.scrollRestoration,
  focus: page.document.activeElement?.localName,
  scroll: page.window.scrollY,
});
const QUIET = { title: 'A museum', lang: 'en', restoration: 'auto', focus: 'body', scroll: 0 };

describe('a page that loads', () => {
  for (const [title, body, address] of [
    ['with the list', BELOW + TAG, ''],
    ['with one event', `${BELOW}<museum-tickets item="12"></museum-tickets>`, ''],
    ["with a hash of the page's own", BELOW + TAG, '#top'],
  ] as const) {
    it(`${title} neither scrolls nor moves the focus`, async () => {
      const page = await openPage(body, { address });
      await page.reads('Tides');
      await page.calm();
      expect(stateOf(page)).to.deep.equal(QUIET);
    });
  }

  it('at an address that names a route leads there: in view, below what sticks, with the focus', async () => {
    const page = await openPage(BELOW + TAG, { address: '#/tickets/12', css: STICKY });
    await page.reads(say('chooseADay'));
    await page.until('the heading has the focus', () => {
      return (
        page.one('museum-tickets').shadowRoot!.activeElement?.textContent ===
        'Tides: The Sea Keeps Time'
      );
    });
    const { top } = page.one('h2').getBoundingClientRect();
    expect(top).to.be.within(90, 700);
  });

  it('keeps its title, its language and its scrolling however far the visitor goes', async () => {
    const page = await openPage(TAG);
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'));
    page.window.location.hash = '#/register-guest';
    await page.reads(say('firstName'));
    const { title, lang, restoration } = stateOf(page);
    expect([title, lang, restoration]).to.deep.equal(['A museum', 'en', 'auto']);
  });
});

describe('a step of the visitor', () => {
  it('moves the focus to the heading, without a jump where it is in view', async () => {
    const page = await openPage(TAG);
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'));
    const focused = () => page.one('museum-tickets').shadowRoot!.activeElement;
    await page.until('the heading has it', () => focused()?.localName === 'h2');
    expect(page.window.scrollY).to.equal(0);
  });

  for (const [title, scroll] of [
    ['is out of view', 1500],
    ['is under what sticks to the top', 260],
  ] as const) {
    it(`brings a heading that ${title} into view below it`, async () => {
      const page = await openPage(ABOVE + TAG + BELOW, {
        css: `${STICKY} body { margin: 0; overflow-anchor: none }`,
      });
      await page.reads('Eight Bells');
      page.window.scrollTo(0, scroll);
      await page.click(/^Lead and Ink/);
      await page.reads(say('chooseADay'));
      await page.until('it is in view', () => page.one('h2').getBoundingClientRect().top >= 90);
      expect(page.one('h2').getBoundingClientRect().bottom).to.be.below(700);
    });
  }
});
