import { expect } from 'chai';
import { settleScroll, takeScroll } from '../../../src/core/navigation/scroll.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { resetAll } from '../../support/resetAll.ts';
import { eventually } from '../../support/eventually.ts';

const box = document.createElement('div');
const heighten = (px: number): void => void (box.style.blockSize = `${px}px`);
let entry = 0;
let giveBack: () => void;

const stateOf = () => ({ 'museum-shop-entry': (entry += 1) });
const frame = () => new Promise(requestAnimationFrame);

async function scrolledTo(px: number): Promise<void> {
  scrollTo({ top: px, behavior: 'instant' });
  await eventually(`scrolled to ${px}`, () => scrollY === px);
  await frame(); // until the scroll event has fired
  await frame();
}

/** Opens a new page of the shop with its content loaded. */
async function goOn(height: number): Promise<void> {
  history.pushState(stateOf(), '');
  navigation.isReturn = false;
  heighten(height);
  settleScroll();
  await frame();
}

async function goBack(height: number): Promise<void> {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await moved;
  navigation.isReturn = true;
  heighten(height);
  settleScroll();
}

beforeEach(async () => {
  await resetAll();
  document.body.append(box);
  heighten(4000);
  scrollTo(0, 0);
  history.replaceState(stateOf(), '');
  giveBack = takeScroll();
});

afterEach(() => {
  giveBack();
  box.remove();
  scrollTo(0, 0);
});

describe('the scroll position of a whole shop with its own page', () => {
  it('is managed by the shop while it is connected', () => {
    expect(history.scrollRestoration).to.equal('manual');
    giveBack();
    expect(history.scrollRestoration).to.equal('auto');
  });

  it('starts at the top of each new page', async () => {
    await scrolledTo(900);
    await goOn(5000);
    expect(scrollY).to.equal(0);
  });

  it('is restored on Back', async () => {
    await scrolledTo(900);
    await goOn(3000);
    await scrolledTo(300);
    await goBack(4000);
    expect(scrollY).to.equal(900);
  });

  it('is restored on Back as soon as the content is tall enough again', async () => {
    await scrolledTo(2500);
    await goOn(3000);
    await goBack(200);
    expect(scrollY).to.be.lessThan(900);
    heighten(1500);
    await frame();
    heighten(4000);
    await eventually('it is there', () => scrollY === 2500);
    heighten(6000);
    await frame();
    await frame();
    expect(scrollY).to.equal(2500);
  });

  it('is restored on Forward', async () => {
    await goOn(3000);
    await scrolledTo(700);
    await goBack(4000);
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.forward();
    await moved;
    settleScroll();
    expect(scrollY).to.equal(700);
  });

  for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    it(`is left to the visitor after ${sign}`, async () => {
      await scrolledTo(2500);
      await goOn(3000);
      await goBack(200);
      dispatchEvent(new Event(sign));
      heighten(4000);
      await frame();
      await frame();
      expect(scrollY).to.be.lessThan(900);
    });
  }

  it('is not saved while it is being restored', async () => {
    await scrolledTo(2500);
    await goOn(3000);
    await goBack(1500);
    await frame();
    await frame();
    await goOn(4000);
    await goBack(4000);
    expect(scrollY).to.equal(2500);
  });

  it('is restored after a reload', async () => {
    await scrolledTo(900);
    dispatchEvent(new Event('pagehide'));
    giveBack();
    scrollTo(0, 0);
    await frame();
    giveBack = takeScroll();
    await eventually('it is there', () => scrollY === 900);
  });

  it('starts at the top of a page without a saved position', async () => {
    dispatchEvent(new Event('pagehide'));
    giveBack();
    history.replaceState(stateOf(), '');
    giveBack = takeScroll();
    expect(scrollY).to.equal(0);
  });
});
