import { expect } from 'chai';
import { openPage, type Page } from '../support/page.ts';

const TINTED = 'rgb(209, 228, 221)';
const NIGHT = 'rgb(20, 30, 40)';
const WHITE = 'rgb(255, 255, 255)';
const TIME = 'input[value*="T12:00"]';
const BAR = '.total-bar';

/** Opens a page with an event and chooses a time, so that a bar stays in view. */
async function openEvent(css: string, attributes = ''): Promise<Page> {
  const page = await openPage(
    `<div><museum-tickets item="12" ${attributes}></museum-tickets></div>`,
    {
      css: `html { color-scheme: light } ${css}`,
    },
  );
  await page.until('times are offered', () => page.all(TIME).length > 0);
  page.one(TIME).click();
  await page.until('the event has its bar', () => page.all(BAR).length > 0);
  return page;
}

/** Background and text of the bar. */
const colours = (page: Page): string[] => {
  const { backgroundColor, color } = page.window.getComputedStyle(page.one(BAR));
  return [backgroundColor, color];
};

describe('the colour behind an embed', () => {
  it('is that of its bar, which has the text of the page', async () => {
    const page = await openEvent(`body { background: ${TINTED}; color: ${NIGHT} }`);
    expect(colours(page)).to.deep.equal([TINTED, NIGHT]);
  });

  it('is that of the nearest element with one', async () => {
    const page = await openEvent(`body { background: ${NIGHT} } div { background: ${TINTED} }`);
    expect(colours(page)[0]).to.equal(TINTED);
  });

  it('may change while the page is open', async () => {
    const page = await openEvent(
      `body { background: ${TINTED}; transition: background 1ms } .night { background: ${NIGHT}; color: ${WHITE} }`,
    );
    page.document.body.className = 'night';
    await page.until('the bar has the new colours', () => {
      const [ground, text] = colours(page);
      return ground === NIGHT && text === WHITE;
    });
  });

  for (const [behind, css] of [
    ['a picture', 'div { background: linear-gradient(red, blue) }'],
    ['a translucent colour', 'div { background: rgb(0 0 0 / 0.5) }'],
  ] as const) {
    it(`is not known behind ${behind}: the bar has that of the colour scheme`, async () => {
      const page = await openEvent(`body { background: ${NIGHT}; color: ${TINTED} } ${css}`);
      expect(colours(page)).to.deep.equal([WHITE, 'rgb(0, 0, 0)']);
    });
  }

  it('gives way to the theme and to the properties of the site', async () => {
    const page = await openEvent(
      `body { background: ${TINTED} } museum-tickets { --museum-surface: ${NIGHT}; --museum-text: ${WHITE} }`,
    );
    expect(colours(page)).to.deep.equal([NIGHT, WHITE]);
    const themed = await openEvent(`body { background: ${TINTED} }`, 'theme="light"');
    expect(colours(themed)[0]).to.equal(WHITE);
    themed.one('museum-tickets').removeAttribute('theme');
    await themed.until('the bar has the colour of the page', () => colours(themed)[0] === TINTED);
  });
});
