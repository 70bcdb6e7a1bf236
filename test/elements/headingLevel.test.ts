import { expect } from 'chai';
import { EVENT } from '../support/marked.ts';
import { demo, openPage, type Page } from '../support/page.ts';
import { say } from '../support/say.ts';

const levels = (page: Page): string[] =>
  page.all('.museum :is(h1, h2, h3, h4, h5, h6)').map(({ localName }) => localName);

const LINK = `${new URL(demo.api).origin}/en/tickets/12?museum-embed=tickets&amp;item=12`;

describe('the level of headings', () => {
  const forms: [form: string, markup: string][] = [
    ['a tag', '<museum-tickets item="12" heading-level="3"></museum-tickets>'],
    [
      'a marked div',
      '<div class="museum-embed" data-element="tickets" data-item="12" data-heading-level="3"></div>',
    ],
    ['a marked link', `<a href="${LINK}&amp;heading-level=3">${EVENT}</a>`],
  ];
  for (const [form, markup] of forms) {
    it(`is that of ${form}, and one more for each part below`, async () => {
      const page = await openPage(markup);
      await page.reads(say('chooseADay'));
      expect(page.one('.museum h3').textContent).to.equal(EVENT);
      expect(levels(page).slice(0, 2)).to.deep.equal(['h3', 'h4']);
    });
  }

  it('follows the attribute when it changes, and is 2 without it or with a wrong value', async () => {
    const page = await openPage('<museum-tickets item="12"></museum-tickets>');
    await page.reads(say('chooseADay'));
    expect(levels(page)[0]).to.equal('h2');
    const embed = page.one('museum-tickets');
    for (const [level, shown] of [
      ['5', 'h5'],
      ['0', 'h2'],
      ['1', 'h1'],
      [null, 'h2'],
    ] as const) {
      if (level) embed.setAttribute('heading-level', level);
      else embed.removeAttribute('heading-level');
      await page.until(`it is ${shown}`, () => levels(page)[0] === shown);
    }
  });

  it('is 1 in a whole shop, unless it is part of a page', async () => {
    const page = await openPage('<museum-shop routing="hash"></museum-shop>');
    await page.reads(say('yourVisitBeginsHere'));
    expect(page.all('.museum h1')).to.have.length(1);
    page.one('museum-shop').setAttribute('heading-level', '2');
    await page.until('it is 2', () => page.all('.museum h1').length === 0);
    expect(levels(page)[0]).to.equal('h2');
  });
});
