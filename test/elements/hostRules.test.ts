import { expect } from 'chai';
import { ADA, ADULTS } from '../support/basket.ts';
import { eventually } from '../support/eventually.ts';
import { untilIdle } from '../support/untilIdle.ts';
import { LOADER, openPage, type Page } from '../support/page.ts';

const HOSTILE = `
  * { letter-spacing: .2em; text-transform: uppercase; line-height: 3; user-select: none;
    direction: rtl; word-spacing: 1em; text-indent: 2em; white-space: pre; text-align: right;
    font-style: italic; font-weight: 900; font-size: 30px; font-variant: small-caps; cursor: help;
    list-style: square; text-shadow: 0 0 3px red; quotes: none; hyphens: none; tab-size: 1 }
  html { font-size: 62.5% }
  input[type=checkbox], input[type=radio] { display: none }
  button { all: unset }
  a { color: red; text-decoration: none } h2, h3 { margin: 3em; border: 9px solid }
  ul { list-style: square; padding: 4em } table { border: 9px solid } fieldset { border: 9px solid }
  .button, .card, .stack, .lines, .choice, .field { display: none !important }`;

type Looks = Map<string, Map<string, string>>;

/** Returns the computed style of the first element of every tag and class. */
function looksOf(page: Page): Looks {
  const looks: Looks = new Map();
  for (const element of page.all('.museum, .museum *')) {
    const kind = `${element.localName}.${element.getAttribute('class') ?? ''}`;
    if (looks.has(kind)) continue;
    const style = page.window.getComputedStyle(element);
    const names = [...style].filter((name) => !name.startsWith('--'));
    looks.set(kind, new Map(names.map((name) => [name, style.getPropertyValue(name)])));
  }
  return looks;
}

const differences = (calm: Looks, hostile: Looks): string[] =>
  [...calm].flatMap(([kind, style]) =>
    [...style]
      .filter(([name, value]) => hostile.get(kind)?.get(name) !== value)
      .map(([name, value]) => `${kind} ${name}: ${value} → ${hostile.get(kind)?.get(name)}`),
  );

describe('global style rules of the host page', () => {
  it('change nothing in the checkout', async () => {
    const looks: Looks[] = [];
    for (const css of ['', HOSTILE]) {
      const page = await openPage('<museum-tickets></museum-tickets>', { css });
      await page.reads('Tides');
      page.held('cart').lines.splice(0, Infinity, ADULTS);
      page.held('account').customer = ADA;
      await page.goTo('#/checkout');
      await page.reads(/Germany.*Card/i);
      await page.until('all is loaded', () => {
        const isLoading = page.all('.skeleton, [aria-busy=true]').length > 0;
        return !isLoading && page.all('.step.more:not([aria-disabled])').length > 0;
      });
      looks.push(looksOf(page));
    }
    expect(looks[0]!.size).to.be.above(10);
    expect(differences(looks[0]!, looks[1]!)).to.deep.equal([]);
  });

  it('leave the embed its display and box-sizing', async () => {
    const page = await openPage('<museum-tickets></museum-tickets>');
    await page.reads('Tides');
    const { display, boxSizing } = page.window.getComputedStyle(page.one('museum-tickets'));
    expect([display, boxSizing]).to.deep.equal(['block', 'border-box']);
  });

  it('leave the embed its width, even if they make every element float in line', async () => {
    const css = '* { float: left !important; display: inline !important } main { width: 700px }';
    const page = await openPage('<main><museum-tickets></museum-tickets></main>', { css });
    await page.reads('Tides');
    const widths = page.all('.museum').map((each) => each.getBoundingClientRect().width);
    expect(widths).to.deep.equal(widths.map(() => 700));
  });
});

describe('an element of the host page that hides a part of the document', () => {
  for (const name of ['createElement', 'defaultView']) {
    it(`Security S15: as ${name} leaves the fallback`, async () => {
      const page = await openPage('<museum-tickets><a href="/">Our tickets</a></museum-tickets>', {
        scripts: [],
      });
      const form = page.document.createElement('form');
      form.setAttribute('name', name);
      page.document.body.append(form);
      await page.load(LOADER);
      await eventually('the embed warns', () => page.said.some((text) => text.includes(name)));
      const link = page.document.links[0]!;
      expect(link.getBoundingClientRect().height).to.be.above(0);
      const [embed] = page.document.getElementsByTagName('museum-tickets');
      const later = embed!.cloneNode(true) as HTMLElement;
      page.document.body.append(later);
      await untilIdle();
      expect([embed!.shadowRoot, later.shadowRoot]).to.deep.equal([null, null]);
    });
  }
});
