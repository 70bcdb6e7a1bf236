import { expect } from 'chai';
import { countOf } from '../support/choose.ts';
import { openMuseum } from '../support/museum.ts';
import { openPage, type Page } from '../support/page.ts';
import { openServer } from '../support/server.ts';
import { say } from '../support/say.ts';
import { sourceAddress } from '../support/sources.ts';

const EMBED = '<museum-tickets><a href="/desk">Tickets at the desk</a></museum-tickets>';
const ONE_LINE_PX = 60;

const heightOf = (page: Page, tag = 'museum-tickets'): number => page.one(tag).offsetHeight;
const windowOf = (page: Page): number => page.window.innerHeight;

describe('the reserved height of an embed', () => {
  it('fills the window while the embed loads, and below a short first screen until the visitor navigates', async () => {
    const server = await openMuseum({
      isHeld: true,
      answers: { 'GET event/select': { data: { events: [] } } },
    });
    const page = await openPage(`<h1>Visit</h1>${EMBED}<footer>Below</footer>`, {
      api: server.api,
    });
    await page.asks(server, 'GET shopinfo');
    expect(heightOf(page)).to.equal(windowOf(page));
    await server.release('configuration');
    await page.reads(say('thereAreNoTicketsOn'));
    const edge = () => Math.round(page.one('museum-tickets').getBoundingClientRect().bottom);
    await page.until('it reaches the lower edge', () => edge() === windowOf(page));
    page.window.location.hash = '#/checkout';
    await page.reads(say('yourBasketIsEmpty'));
    await page.until('the height is released', () => edge() < windowOf(page));
  });

  it('stays released if a navigation follows the first screen before it is painted', async () => {
    const server = await openMuseum({
      isHeld: true,
      answers: { 'GET event/select': { data: { events: [] } } },
    });
    const page = await openPage(EMBED, { api: server.api });
    await page.asks(server, 'GET shopinfo');
    const twoFrames = new Promise((done) => {
      page.document.addEventListener('museum-ready', () => {
        for (const listener of page.held('route-listeners')) listener('museum-tickets-0');
        const { requestAnimationFrame: atFrame } = page.window;
        atFrame(() => atFrame(done));
      });
    });
    await server.release('configuration');
    await twoFrames;
    // not the height itself: if the events arrive late, the first screen is a tall skeleton
    expect(getComputedStyle(page.one('museum-tickets')).minBlockSize).to.equal('0px');
  });

  it('applies before the code has loaded, and yields to a rule of the page', async () => {
    const page = await openPage(EMBED, { scripts: [] });
    expect(heightOf(page)).to.be.below(ONE_LINE_PX);
    const { reserveHeightOf } = (await page.load(sourceAddress('elements/reservedHeight.ts'))) as {
      reserveHeightOf: (tag: string) => () => void;
    };
    const stopReserving = reserveHeightOf('museum-tickets');
    expect(heightOf(page)).to.equal(windowOf(page));
    page.document.head.insertAdjacentHTML(
      'beforeend',
      '<style>museum-tickets { min-height: 123px }</style>',
    );
    expect(heightOf(page)).to.equal(123);
    stopReserving();
    expect(page.document.adoptedStyleSheets).to.have.length(0);
  });

  it('is released when the shop cannot load, down to the error and the fallback', async () => {
    const page = await openPage(EMBED, { api: (await openServer()).api });
    await page.reads(`${say('tryAgain')} Tickets at the desk`);
    await page.until('the height is released', () => heightOf(page) < windowOf(page) / 2);
  });

  it('is released when a screen breaks', async () => {
    const page = await openPage(EMBED, { mayFail: true });
    await page.reads('Tides');
    page.held('tickets').events = { is: 'ready', value: null as never };
    await page.until('the height is released', () => heightOf(page) < ONE_LINE_PX);
  });

  it('is zero for the cart button, which is inline', async () => {
    const tag = 'museum-cart-button';
    const server = await openMuseum({ isHeld: true });
    const page = await openPage(`<${tag}><a href="/b">Basket</a></${tag}>`, { api: server.api });
    await page.asks(server, 'GET shopinfo');
    expect(heightOf(page, tag)).to.be.below(ONE_LINE_PX);
    await server.release('configuration');
    await page.reads(countOf(0));
    expect(heightOf(page, tag)).to.be.below(ONE_LINE_PX);
  });
});
