import { expect } from 'chai';
import type { ShopConfig } from '../../../src/core/config/types.ts';
import { traffic } from '../../../src/core/async/traffic.ts';
import { eventually } from '../../support/eventually.ts';
import { type Screen, untilLoaded } from '../../support/screen.tsx';
import { part, showWhole, startWhole, wordsOf } from '../../support/whole.tsx';
import { say } from '../../support/say.ts';
import { expectAccessible } from '../parts/look.ts';

const frameHas = ({ root }: Screen) =>
  ['header', 'footer', 'main'].filter((name) => root.querySelector(name) !== null);

const ALL = ['header', 'footer', 'main'];

describe('the frame of a whole shop', () => {
  const cases: [
    shop: Partial<ShopConfig>,
    attributes: Parameters<typeof showWhole>[2],
    has: readonly string[],
  ][] = [
    [{}, {}, ALL],
    [{ showHeader: false }, {}, ['footer', 'main']],
    [{ showFooter: false }, {}, ['header', 'main']],
    [{ showHeader: false, showFooter: false }, {}, []],
    [{}, { isWithoutHeader: true }, ['footer', 'main']],
    [{}, { isWithoutFooter: true }, ['header', 'main']],
    [{}, { isWithoutHeader: true, isWithoutFooter: true }, []],
    [{ showHeader: false }, { isWithoutFooter: true }, []],
    [{ showHeader: false }, { isWithoutHeader: true }, ['footer', 'main']],
  ];
  for (const [shop, attributes, has] of cases) {
    it(`has ${has.join(', ') || 'none'} with ${JSON.stringify({ ...shop, ...attributes })}`, async () => {
      await startWhole(shop);
      const screen = await showWhole('/tickets', 'en', attributes);
      expect(frameHas(screen)).to.deep.equal(has);
      expect(wordsOf(screen, 'h1')).to.include(say('tickets'));
    });
  }

  for (const href of ['/', '/tickets', '/tickets/12', '/checkout', '/page/imprint', '/login']) {
    it(`has the title of the page as its only first heading, at ${href}`, async () => {
      await startWhole();
      const screen = await showWhole(href);
      await untilLoaded(screen);
      expect(screen.root.querySelectorAll('h1')).to.have.length(1);
      expect(screen.root.querySelector('h1')!.closest('.content') !== null).to.equal(true);
      await expectAccessible(screen);
    });
  }

  it('draws a line below its header, but not below that of a screen', async () => {
    await startWhole();
    const screen = await showWhole('/tickets/12');
    const lineBelow = (selector: string) =>
      getComputedStyle(part(screen, selector)).borderBlockEndWidth;
    await eventually('the event is shown', () => screen.root.querySelector('article') !== null);
    expect(lineBelow('.top header')).to.equal('1px');
    expect(lineBelow('article header')).to.equal('0px');
  });

  it('shows the legal links in the footer, or with the terms if there is no footer', async () => {
    await startWhole();
    const screen = await showWhole('/checkout');
    expect(part(screen, '.content .legal').checkVisibility()).to.equal(false);
    screen.unmount();
    const embedded = await showWhole('/checkout', 'en', { isWithoutFooter: true });
    expect(part(embedded, '.content .legal').checkVisibility()).to.equal(true);
  });
});

describe('the breadcrumbs of a whole shop', () => {
  const trails: [href: string, trail: readonly string[]][] = [
    ['/tickets', [say('home'), say('tickets')]],
    ['/tickets/12', [say('home'), say('tickets'), 'Tides: The Sea Keeps Time']],
    ['/merchandise/43', [say('home'), say('merchandise')]],
    ['/passes/5101', [say('home'), say('annualPasses'), 'Annual pass']],
    ['/page/imprint', [say('home'), say('imprint')]],
    ['/checkout', [say('home'), say('checkout')]],
    ['/login', [say('home'), say('logIn')]],
    ['/nowhere', [say('home'), say('pageNotFound')]],
  ];
  for (const [href, trail] of trails) {
    it(`show the path of the visitor at ${href}`, async () => {
      await startWhole();
      const screen = await showWhole(href);
      const said = () => wordsOf(screen, '.breadcrumbs li').map((each) => each.replace('› ', ''));
      await eventually(
        'the path is shown',
        () => said().join() === trail.join(),
        () => said().join(),
      );
      expect(screen.all('navigation', say('youAreHere'))).to.have.length(1);
    });
  }

  it('use the names that the museum gives to areas', async () => {
    await startWhole({ navTranslations: { en: { tickets: 'Visit us' } } });
    expect(wordsOf(await showWhole('/tickets'), '.breadcrumbs li')).to.deep.equal([
      say('home'),
      'Visit us',
    ]);
  });

  it('are missing on the home screen, and on all screens if they are switched off', async () => {
    await startWhole();
    const home = await showWhole('/');
    expect(wordsOf(home, '.breadcrumbs')).to.deep.equal([]);
    home.unmount();
    await startWhole({ showBreadcrumbs: false });
    expect(wordsOf(await showWhole('/tickets/12'), '.breadcrumbs')).to.deep.equal([]);
  });
});

describe('the size of a whole shop', () => {
  for (const [width, size] of [
    [280, 'extra-small'],
    [544, 'extra-small'],
    [545, 'small'],
    [768, 'small'],
    [769, 'medium'],
    [992, 'medium'],
    [993, 'large'],
    [1200, 'large'],
    [1201, 'extra-large'],
    [2000, 'extra-large'],
  ] as const) {
    it(`is ${size} at ${width} px of its own width, in any window`, async () => {
      await startWhole();
      const screen = await showWhole();
      screen.host.style.inlineSize = `${width}px`;
      const classes = () => part(screen, '.whole').className.split(/\s+/).filter(Boolean);
      await eventually(
        'it follows',
        () => classes().includes(size),
        () => classes().join(),
      );
      expect(classes()).to.deep.equal(['whole', size]);
      expect(innerWidth).not.to.equal(width);
    });
  }
});

describe('the progress ring', () => {
  it('is shown silently while any request is running', async () => {
    await startWhole();
    const screen = await showWhole();
    const rings = () => [...screen.root.querySelectorAll('.busy')];
    expect(rings()).to.have.length(0);
    traffic.underWay = 2;
    await eventually('the ring', () => rings().length === 1);
    expect(rings()[0]!.ariaHidden).to.equal('true');
    traffic.underWay = 1;
    await new Promise(requestAnimationFrame);
    expect(rings()).to.have.length(1);
    traffic.underWay = 0;
    await eventually('no ring', () => rings().length === 0);
  });
});
