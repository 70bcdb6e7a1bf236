import { expect } from 'chai';
import { chooseAdults } from '../support/choose.ts';
import { dataOf, ofDemo, openMuseum } from '../support/museum.ts';
import { openPage, type Page } from '../support/page.ts';
import { say, sayIn } from '../support/say.ts';
import { hasLoaded } from '../support/sources.ts';

const LIST = '<museum-tickets></museum-tickets>';
const EVENT = '<museum-tickets item="12" date="2027-03-06"></museum-tickets>';
const EVENTS = 'GET event/select';
const CALENDAR = 'GET ticket/calendar/event/12/range/20270301;20270430';
const OTHER_CALENDAR = 'GET ticket/calendar/event/15/range/20270301;20270430';
const DAY = 'GET ticket/collect/event/12/date/20270306';
const OF_EVENT = [EVENTS, 'GET ticket/lifetime', CALENDAR, DAY];
const SAVES_DATA =
  '<script>Object.defineProperty(navigator, "connection", { value: { saveData: true } })</script>';
const EVENT_SCREEN = 'views/tickets/EventScreen.tsx';
const CHECKOUT_SCREENS = 'views/checkout/screens.ts';

type Differences = NonNullable<Parameters<typeof openMuseum>[0]>;

const openTickets = ({ answers, ...more }: Differences = {}) =>
  openMuseum({
    ...more,
    same: ['event/select', 'ticket/lifetime?event=12', 'ticket/collect/event/12/date/20270306'],
    answers: { [CALENDAR]: { data: { '2027-03-06': 60 } }, ...answers },
  });

/** Resolves after the idle callbacks of the page. Safari has no `requestIdleCallback`. */
const idle = (page: Page): Promise<unknown> =>
  new Promise((done) => {
    const { window } = page;
    const then = () => done(page.untilIdle());
    if ('requestIdleCallback' in window) window.requestIdleCallback(then);
    else setTimeout(then);
  });

const point = (page: Page, name: string, type: string): void => {
  const { PointerEvent } = page.window;
  page
    .control(new RegExp(`^${name}`))
    .dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));
};

describe('the data of the first screen', () => {
  it('is requested in the language of the page, and again if the shop uses another one', async () => {
    const data = { ...(await dataOf('shopinfo/config')), languages: ['de'] };
    const server = await openTickets({
      answers: { 'GET shopinfo/config': { data, hold: 'language' } },
    });
    const page = await openPage(LIST, { api: server.api });
    await page.asks(server, 'GET shopinfo/config');
    await server.release('language');
    await page.reads(sayIn('de', 'pricesIncludeVat'));
    expect((await server.hits(EVENTS)).map(({ lang }) => lang)).to.deep.equal(['en', 'de']);
  });

  it('is requested even for an area that is switched off, which only the editor sees', async () => {
    const server = await openTickets({ configuration: { hasTickets: false } });
    const page = await openPage(EVENT, { api: server.api });
    const errors = page.recordEvents('museum-error');
    await page.reads(say('thisAreaIsSwitched', { 0: 'tickets' }));
    // the configuration can be answered before the other requests arrive
    for (const call of OF_EVENT) await page.asks(server, call);
    expect(await server.counts(...OF_EVENT)).to.deep.equal([1, 1, 1, 1]);
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['switched-off']);
  });

  it('is requested again after a failed first attempt, without an error event', async () => {
    const server = await openTickets({
      answers: { [EVENTS]: [{ status: 500 }, await ofDemo('event/select')] },
    });
    const page = await openPage(LIST, { api: server.api });
    const errors = page.recordEvents('museum-error');
    await page.reads('Tides');
    expect(errors).to.have.length(0);
  });
});

/** An embed, its calls before the configuration arrives, and the text that it shows afterwards. */
type Begin = [html: string, calls: [call: string, count: number][], reads: string, Differences];

const TOURS: Differences = {
  same: [
    'tour/select/event',
    'tour/attr',
    'tour/overview?date=20270302&lookahead=4',
    'tour?tour=102&date=20270306',
    'tour/lifetime/tour/102',
    'tour/calendar/tour/102/range/20270301;20270331',
  ],
};
const GOODS: Differences = {
  same: ['merchandise/select', 'merchandise/attr', 'merchandise?article=4301'],
};
const GIFTS: Differences = {
  same: ['voucher/select/event/', 'voucher/attr', 'voucher/selectOne/price/6102'],
};

const BEGINS: Begin[] = [
  [EVENT, OF_EVENT.map((call) => [call, 1]), say('chooseATime'), {}],
  [
    '<museum-tours></museum-tours>',
    [
      ['GET tour/select/event', 1],
      ['GET tour/attr', 1],
      ['GET tour/overview', 1],
    ],
    say('toursThatFit', { 0: 18 }),
    TOURS,
  ],
  [
    '<museum-tours item="102" date="2027-03-06"></museum-tours>',
    [
      // the tour in general, and its offers on that day
      ['GET tour', 2],
      ['GET tour/lifetime/tour/102', 1],
      ['GET tour/calendar/tour/102/range/20270301;20270331', 1],
    ],
    say('howManyPeople'),
    TOURS,
  ],
  [
    '<museum-merchandise></museum-merchandise>',
    [
      ['GET merchandise/select', 1],
      ['GET merchandise/attr', 1],
    ],
    'Logbook notebook',
    GOODS,
  ],
  [
    '<museum-merchandise item="4301"></museum-merchandise>',
    [
      ['GET merchandise', 1],
      ['GET merchandise/select', 0],
    ],
    say('quantity'),
    GOODS,
  ],
  [
    '<museum-vouchers></museum-vouchers>',
    [
      ['GET voucher/select/event/', 1],
      ['GET voucher/attr', 1],
    ],
    'Sponsor a star',
    GIFTS,
  ],
  [
    '<museum-vouchers item="6102"></museum-vouchers>',
    [
      ['GET voucher/selectOne/price/6102', 1],
      ['GET voucher/select/event/', 0],
    ],
    say('addToBasket'),
    GIFTS,
  ],
];

describe('the first screen of each embed', () => {
  for (const [html, calls, reads, differences] of BEGINS) {
    it(`requests its data together with the configuration, each call once: ${html}`, async () => {
      const server = await (differences.same ? openMuseum : openTickets)({
        ...differences,
        isHeld: true,
      });
      const page = await openPage(html, { api: server.api });
      const names = calls.map(([call]) => call);
      const expected = calls.map(([, count]) => count);
      await page.until('all calls have been made', async () => {
        return (await server.counts(...names)).join() === expected.join();
      });
      await server.release('configuration');
      await page.reads(reads);
      expect(await server.counts(...names)).to.deep.equal(expected);
    });
  }
});

describe('prefetching an event of the list', () => {
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    it(`starts at ${type}, once, and opening the event then requests nothing again`, async () => {
      const server = await openTickets();
      const page = await openPage(LIST, { api: server.api });
      await page.reads('Tides');
      expect(await server.counts(...OF_EVENT)).to.deep.equal([1, 0, 0, 0]);
      point(page, 'Tides', type);
      point(page, 'Tides', type);
      await page.until('its first day is there', async () => (await server.counts(DAY))[0] === 1);
      expect(hasLoaded(page.window, EVENT_SCREEN)).to.equal(true);
      point(page, 'Tides', type);
      await page.click(/^Tides/);
      await page.reads(say('chooseATime'));
      expect(await server.counts(...OF_EVENT)).to.deep.equal([1, 1, 1, 1]);
    });
  }

  it('does not start when the pointer only passes over the link', async () => {
    const server = await openTickets({ answers: { [OTHER_CALENDAR]: { data: {} } } });
    const css = 'museum-tickets { display: block; block-size: 200px; overflow: auto }';
    const page = await openPage(LIST + LIST, { api: server.api, css });
    const others = () => page.all('a').filter((link) => link.textContent.startsWith('Northern'));
    await page.until('both lists are there', () => others().length === 2);
    const { PointerEvent } = page.window;
    const over = () => new PointerEvent('pointerover', { bubbles: true, composed: true });
    point(page, 'Tides', 'pointerover');
    page.one('h2').dispatchEvent(over());
    // the pointer rests on the other list later, so its request proves that the first delay has passed
    others()[1]!.dispatchEvent(over());
    await page.asks(server, OTHER_CALENDAR);
    expect(await server.counts(CALENDAR, DAY)).to.deep.equal([0, 0]);
  });
});

describe('code loading', () => {
  it('loads the file of each embed on the page, and of the next screen when the browser is idle', async () => {
    const page = await openPage(LIST);
    await page.reads('Tides');
    await page.until('the next one is loaded', () => hasLoaded(page.window, EVENT_SCREEN));
    const files = ['tickets.tsx', 'checkout.tsx', 'cart-button.tsx', 'embeds.ts'];
    const loaded = files.filter((file) => hasLoaded(page.window, `elements/${file}`));
    expect(loaded).to.deep.equal(['tickets.tsx']);
    expect(hasLoaded(page.window, CHECKOUT_SCREENS)).to.equal(false);
  });

  it('loads the basket from an event screen as soon as something is chosen', async () => {
    const page = await openPage(EVENT);
    await page.reads(say('chooseATime'));
    await idle(page);
    expect(hasLoaded(page.window, CHECKOUT_SCREENS)).to.equal(false);
    await chooseAdults(page);
    await page.until('it is loaded', () => hasLoaded(page.window, CHECKOUT_SCREENS));
  });

  it('loads the next screen only on demand for a visitor who saves data', async () => {
    const page = await openPage(LIST, { head: SAVES_DATA });
    await page.reads('Tides');
    await idle(page);
    expect(hasLoaded(page.window, EVENT_SCREEN)).to.equal(false);
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'));
  });
});
