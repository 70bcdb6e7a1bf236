import { expect } from 'chai';
import { setCustomer } from '../../../src/core/account/actions.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { ADA, ADULTS } from '../../support/basket.ts';
import { eventually } from '../../support/eventually.ts';
import { press } from '../../support/keyboard.ts';
import { type Screen, untilLoaded } from '../../support/screen.tsx';
import { watchTimers } from '../../support/timers.ts';
import { part, showWhole, SHOWN_IN, startWhole } from '../../support/whole.tsx';
import { say } from '../../support/say.ts';

const PHONE = 360;
const WIDE = 1600;
/** The header is measured at most once in this time. */
const EVERY_MS = 500;

const bar = (screen: Screen) => part(screen, '.bar');
const isFolded = (screen: Screen): boolean => bar(screen).matches('.folded');
const menuLinks = ({ root }: Screen): boolean => root.querySelector('.menu')!.checkVisibility();

async function widen(screen: Screen, width: number): Promise<void> {
  screen.host.style.inlineSize = `${width}px`;
  const isWide = width === WIDE;
  await eventually(`it follows to ${width}`, () => isFolded(screen) !== isWide);
}

async function folded(href = '/'): Promise<Screen> {
  await startWhole();
  const screen = await showWhole(href);
  await widen(screen, PHONE);
  return screen;
}

/** Records when the bar is measured, for which it is laid out in one line. */
function watchMeasures(screen: Screen): number[] {
  const times: number[] = [];
  new MutationObserver((records) => {
    if (records.some(({ oldValue }) => oldValue === 'bar measured')) times.push(performance.now());
  }).observe(bar(screen), { attributes: true, attributeOldValue: true });
  return times;
}

describe('the folding header', () => {
  it('shows its menu by a button, next to brand and basket', async () => {
    const screen = await folded();
    expect(screen.all('button').map(({ name }) => name)).to.deep.equal([
      say('skipToContent'),
      say('menu'),
    ]);
    expect(
      screen.all('link', `${say('basket')} ${say('itemsOfBasket', { count: 0 })}`),
    ).to.have.length(1);
    expect(screen.all('link', 'Museum')).to.have.length(1);
    await screen.press('button', say('menu'));
    expect(screen.one('button', say('menu')).ariaExpanded).to.equal('true');
    expect(screen.all('navigation', say('mainMenu'))).to.have.length(1);
    expect(screen.all('link', say('logIn'))).to.have.length(1);
    expect(screen.all('button', `en ${say('language')}: English`)).to.have.length(1);
  });

  it('has no menu button if it fits into one line', async () => {
    await startWhole();
    const screen = await showWhole();
    expect(screen.all('button', say('menu'))).to.have.length(0);
    expect(menuLinks(screen)).to.equal(true);
  });

  it('unfolds when it fits into one line again', async () => {
    const screen = await folded();
    await widen(screen, WIDE);
    expect(screen.all('button', say('menu'))).to.have.length(0);
    await widen(screen, PHONE);
    expect(screen.one('button', say('menu')).ariaExpanded).to.equal('false');
  });

  it('closes its menu when it unfolds', async () => {
    const screen = await folded();
    await screen.press('button', say('menu'));
    await widen(screen, WIDE);
    await widen(screen, PHONE);
    expect(menuLinks(screen)).to.equal(false);
  });

  it('folds for a long name of a customer', async () => {
    await startWhole();
    const screen = await showWhole();
    setCustomer({ ...ADA, isGuest: false, fname: 'Ada '.repeat(60) });
    await eventually('it folds', () => isFolded(screen));
  });

  for (const lang of SHOWN_IN) {
    it(`fits or folds at any width in ${lang}`, async () => {
      await startWhole();
      const screen = await showWhole('/', lang);
      const line = bar(screen);
      for (const width of [320, 544, 768, 992, 1200, 1400]) {
        screen.host.style.inlineSize = `${width}px`;
        await eventually(`nothing overflows at ${width}`, () => {
          const height = isFolded(screen) || line.clientHeight <= 64;
          return height && line.scrollWidth <= line.clientWidth;
        });
      }
    });
  }

  it('is measured at most every 500 ms, however often its width changes', async () => {
    await startWhole();
    const screen = await showWhole();
    const waits = watchTimers();
    screen.host.style.inlineSize = '1200px';
    await eventually('its timer runs', () => waits.includes(EVERY_MS));
    const times = watchMeasures(screen);
    let width = 1200;
    await eventually('it is measured three times', () => {
      screen.host.style.inlineSize = `${(width += 1)}px`;
      return times.length >= 3;
    });
    // two measurements may follow each other at the end of an interval; without the limit there is one per frame
    expect(times[2]! - times[0]!).to.be.at.least(EVERY_MS / 2);
  });

  it('keeps the scroll position while an open menu is measured', async () => {
    // a short page, so that the browser finds no scroll anchor below the header
    const screen = await folded('/nowhere');
    await screen.press('button', say('menu'));
    scrollTo(0, document.documentElement.scrollHeight);
    const before = scrollY;
    expect(before).to.be.above(0);
    const times = watchMeasures(screen);
    cart.lines.push({ ...ADULTS });
    await eventually('it is measured', () => times.length > 0);
    expect(scrollY).to.equal(before);
    scrollTo(0, 0);
  });

  it('closes its menu after a click on a link in it, even to the current screen', async () => {
    const screen = await folded();
    for (const name of [say('tickets'), say('tickets')]) {
      await screen.press('button', say('menu'));
      expect(menuLinks(screen)).to.equal(true);
      part(screen, 'header nav a').click();
      await eventually(`it closes after ${name}`, () => !menuLinks(screen));
    }
  });

  it('closes its menu after a click beside it', async () => {
    const screen = await folded();
    await screen.press('button', say('menu'));
    part(screen, '.content').click();
    await eventually('it closes', () => !menuLinks(screen));
  });

  it('closes its menu by Escape, and returns the focus to the button', async () => {
    const screen = await folded();
    screen.one('button', say('menu')).focus();
    await press('Enter', 'Tab');
    expect(screen.root.activeElement?.textContent).to.equal(say('tickets'));
    await press('Escape');
    expect(menuLinks(screen)).to.equal(false);
    expect(screen.root.activeElement?.textContent).to.equal(say('menu'));
  });

  it('stays open when a menu inside it is closed by Escape', async () => {
    const screen = await folded();
    await screen.press('button', say('menu'));
    screen.one('button', `en ${say('language')}: English`).focus();
    await press('Enter', 'Tab', 'Escape');
    expect(screen.root.activeElement?.textContent).to.equal(`en ${say('language')}: English`);
    expect(menuLinks(screen)).to.equal(true);
  });

  it('can be skipped', async () => {
    await startWhole();
    const screen = await showWhole('/tickets');
    await screen.press('button', say('skipToContent'));
    expect(screen.root.activeElement?.localName).to.equal('h1');
    expect(screen.root.activeElement?.closest('.content') !== null).to.equal(true);
  });
});

/** Shows the whole shop on a long page, on a screen whose layout does not change by itself. */
async function showLong(): Promise<Screen> {
  await startWhole();
  document.body.style.minBlockSize = '5000px';
  const screen = await showWhole('/checkout');
  await untilLoaded(screen);
  return screen;
}

describe('the header of a scrolled page', () => {
  afterEach(() => {
    document.body.style.removeProperty('min-block-size');
    scrollTo(0, 0);
  });

  for (const [top, isScrolled] of [
    [0, false],
    [100, false],
    [101, true],
    [400, true],
  ] as const) {
    it(`is ${isScrolled ? 'lower' : 'of full height'} at ${top} px`, async () => {
      const screen = await showLong();
      scrollTo(0, 300);
      await eventually('it is lower', () => part(screen, 'header').matches('.scrolled'));
      scrollTo(0, top);
      await eventually(
        'it follows',
        () => part(screen, 'header').matches('.scrolled') === isScrolled,
      );
      expect(scrollY).to.equal(top);
    });
  }

  it('keeps its space, so that nothing below it moves', async () => {
    const screen = await showLong();
    const topOf = () => Math.round(part(screen, '.content').getBoundingClientRect().top + scrollY);
    const before = topOf();
    scrollTo(0, 110);
    await eventually('it is scrolled', () => part(screen, 'header').matches('.scrolled'));
    expect([topOf(), scrollY]).to.deep.equal([before, 110]);
  });

  it('is lower from the start if the page was scrolled before', async () => {
    await startWhole();
    document.body.style.minBlockSize = '5000px';
    scrollTo(0, 300);
    expect(part(await showWhole(), 'header').matches('.scrolled')).to.equal(true);
  });
});
