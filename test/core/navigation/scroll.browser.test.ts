import { expect } from 'chai';
import { settleScroll, takeScroll } from '../../../src/core/navigation/scroll.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { fresh } from '../../support/fresh.ts';
import { until } from '../../support/server.ts';

const box = document.createElement('div');
const heighten = (px: number): void => void (box.style.blockSize = `${px}px`);
let entry = 0;
let giveBack: () => void;

const stateOf = () => ({ 'museum-shop-entry': (entry += 1) });
const frame = () => new Promise(requestAnimationFrame);

async function scrolledTo(px: number): Promise<void> {
  scrollTo({ top: px, behavior: 'instant' });
  await until(`scrolled to ${px}`, () => scrollY === px);
  await frame(); // as the page hears of it
  await frame();
}

/** A new page of the shop, with its content there. */
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
  await fresh();
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

describe('the scrolling of a page that a whole shop has to itself', () => {
  it('is the shop’s for as long as it is there', () => {
    expect(history.scrollRestoration).to.equal('manual');
    giveBack();
    expect(history.scrollRestoration).to.equal('auto');
  });

  it('begins at the top of each new page', async () => {
    await scrolledTo(900);
    await goOn(5000);
    expect(scrollY).to.equal(0);
  });

  it('is on Back where the visitor had left the page', async () => {
    await scrolledTo(900);
    await goOn(3000);
    await scrolledTo(300);
    await goBack(4000);
    expect(scrollY).to.equal(900);
  });

  it('is on Back there as soon as the content is there again', async () => {
    await scrolledTo(2500);
    await goOn(3000);
    await goBack(200);
    expect(scrollY).to.be.lessThan(900);
    heighten(1500);
    await frame();
    heighten(4000);
    await until('it is there', () => scrollY === 2500);
    heighten(6000);
    await frame();
    await frame();
    expect(scrollY).to.equal(2500);
  });

  it('is on Forward where the visitor had left that page', async () => {
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
    it(`is the visitor’s own after ${sign}`, async () => {
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

  it('remembers nothing of the way there', async () => {
    await scrolledTo(2500);
    await goOn(3000);
    await goBack(1500);
    await frame();
    await frame();
    await goOn(4000);
    await goBack(4000);
    expect(scrollY).to.equal(2500);
  });

  it('is so after a reload', async () => {
    await scrolledTo(900);
    dispatchEvent(new Event('pagehide'));
    giveBack();
    scrollTo(0, 0);
    await frame();
    giveBack = takeScroll();
    await until('it is there', () => scrollY === 900);
  });

  it('begins at the top of a page that was never there before', async () => {
    dispatchEvent(new Event('pagehide'));
    giveBack();
    history.replaceState(stateOf(), '');
    giveBack = takeScroll();
    expect(scrollY).to.equal(0);
  });
});
