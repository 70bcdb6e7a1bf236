import { expect } from 'chai';
import { openPage } from '../support/page.ts';
import { say } from '../support/say.ts';

const BELOW = '<p style="block-size: 2000px">Welcome</p>';
const ABOVE = '<header style="block-size: 300px"></header>';
const TAG = '<museum-tickets></museum-tickets>';

describe('the first load of an embed', () => {
  it('neither scrolls the page nor moves the focus', async () => {
    const page = await openPage(`${BELOW}<museum-tickets item="12"></museum-tickets>`);
    await page.reads('Tides');
    await page.untilIdle();
    const { document, history, scrollY } = page.window;
    expect({
      title: document.title,
      lang: document.documentElement.lang,
      restoration: history.scrollRestoration,
      focus: document.activeElement?.localName,
      scroll: scrollY,
    }).to.deep.equal({
      title: 'A museum',
      lang: 'en',
      restoration: 'auto',
      focus: 'body',
      scroll: 0,
    });
  });
});

describe('a navigation of the visitor', () => {
  it('moves the focus to the heading, without scrolling if it is in view', async () => {
    const page = await openPage(TAG);
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'));
    const focused = () => page.one('museum-tickets').shadowRoot!.activeElement;
    await page.until('the heading has it', () => focused()?.localName === 'h2');
    expect(page.window.scrollY).to.equal(0);
  });

  for (const [title, scroll] of [
    ['is out of view', 1500],
    ['is under a sticky header', 260],
  ] as const) {
    it(`scrolls a heading that ${title} to below the scroll margin`, async () => {
      const page = await openPage(ABOVE + TAG + BELOW, {
        css: ':root { --museum-scroll-margin: 90px } body { margin: 0; overflow-anchor: none }',
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
