import { expect } from '@esm-bundle/chai';
import { openPage, type Page } from '../support/page.ts';
import { ofDemo } from '../support/screen.tsx';
import { openServer, type TestServer } from '../support/server.ts';
import { say } from '../support/say.ts';
import { hasLoaded } from '../support/sources.ts';

const LIST = '<museum-tickets></museum-tickets>';
const EVENT = '<museum-tickets item="12" date="2027-03-06"></museum-tickets>';
const EVENTS = 'GET event/select';
const LIFETIME = 'GET ticket/lifetime';
const CALENDAR = 'GET ticket/calendar/event/12/range/20270301;20270430';
const OTHER_CALENDAR = 'GET ticket/calendar/event/15/range/20270301;20270430';
const DAY = 'GET ticket/collect/event/12/date/20270306';
const SAVES_DATA =
  '<script>Object.defineProperty(navigator, "connection", { value: { saveData: true } })</script>';

const openMuseum = async (more = {}): Promise<TestServer> =>
  openServer({
    'GET shopinfo': await ofDemo('shopinfo'),
    'GET shopinfo/config': await ofDemo('shopinfo/config'),
    [EVENTS]: await ofDemo('event/select'),
    [LIFETIME]: await ofDemo('ticket/lifetime?event=12'),
    [CALENDAR]: { data: { '2027-03-06': 60 } },
    [DAY]: await ofDemo('ticket/collect/event/12/date/20270306'),
    ...more,
  });

const counts = async (server: TestServer): Promise<number[]> =>
  Promise.all([EVENTS, LIFETIME, CALENDAR, DAY].map(async (c) => (await server.hits(c)).length));

/** The browser has had nothing to do, and has done what it keeps for then. */
const idle = (page: Page): Promise<unknown> =>
  new Promise((done) => page.window.requestIdleCallback(() => done(page.calm())));

const point = (page: Page, name: string, type: string): void => {
  const { PointerEvent } = page.window;
  page
    .control(new RegExp(`^${name}`))
    .dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));
};

describe('what the first screen shows', () => {
  it('is asked for together with the configuration, each thing once', async () => {
    const server = await openMuseum({
      'GET shopinfo': { ...(await ofDemo('shopinfo')), hold: 'configuration' },
    });
    const page = await openPage(EVENT, { api: server.api });
    await page.until('all is asked for', async () => (await counts(server)).join() === '1,1,1,1');
    await server.release('configuration');
    await page.reads(say('chooseATime'));
    expect(await counts(server)).to.deep.equal([1, 1, 1, 1]);
  });

  it('is asked for in the language that the configuration decides for, once', async () => {
    const config = (await ofDemo('shopinfo/config')).body as { data: Record<string, unknown> };
    const server = await openMuseum({
      'GET shopinfo/config': { data: { ...config.data, languages: ['de'] }, hold: 'configuration' },
    });
    const page = await openPage(LIST, { api: server.api });
    await page.asks(server, 'GET shopinfo/config');
    await server.release('configuration');
    await page.reads('Alle Preise');
    expect((await server.hits(EVENTS)).map(({ lang }) => lang)).to.deep.equal(['de']);
  });

  it('is not asked for where the museum has switched it off', async () => {
    const config = (await ofDemo('shopinfo/config')).body as { data: Record<string, unknown> };
    const server = await openMuseum({
      'GET shopinfo/config': { data: { ...config.data, hasTickets: false } },
    });
    const page = await openPage(EVENT, { api: server.api });
    await page.reads('switched off');
    expect(await counts(server)).to.deep.equal([0, 0, 0, 0]);
  });

  it('is asked for once more where the first try was in vain, which nobody is told of', async () => {
    const server = await openMuseum({ [EVENTS]: [{ status: 500 }, await ofDemo('event/select')] });
    const page = await openPage(LIST, { api: server.api });
    const failures = page.hear('museum-error');
    await page.reads('Tides');
    expect(failures).to.have.length(0);
  });
});

describe('an event that somebody points at in the list', () => {
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    it(`begins to load at ${type}, once, and is not asked for again when it is opened`, async () => {
      const server = await openMuseum();
      const page = await openPage(LIST, { api: server.api });
      await page.reads('Tides');
      expect(await counts(server)).to.deep.equal([1, 0, 0, 0]);
      point(page, 'Tides', type);
      point(page, 'Tides', type);
      await page.until('its first day is there', async () => (await counts(server))[3] === 1);
      expect(hasLoaded(page.window, 'views/tickets/EventScreen.tsx')).to.equal(true);
      point(page, 'Tides', type);
      await page.click(/^Tides/);
      await page.reads(say('chooseATime'));
      expect(await counts(server)).to.deep.equal([1, 1, 1, 1]);
    });
  }

  it('is left alone when the pointer only passes over it', async () => {
    const server = await openMuseum({ [OTHER_CALENDAR]: { data: {} } });
    const css = 'museum-tickets { display: block; block-size: 200px; overflow: auto }';
    const page = await openPage(LIST + LIST, { api: server.api, css });
    const others = () => page.all('a').filter((link) => link.textContent.startsWith('Northern'));
    await page.until('both lists are there', () => others().length === 2);
    const { PointerEvent } = page.window;
    const over = () => new PointerEvent('pointerover', { bubbles: true, composed: true });
    point(page, 'Tides', 'pointerover');
    page.one('h2').dispatchEvent(over());
    // who rests in the other list has rested later
    others()[1]!.dispatchEvent(over());
    await page.asks(server, OTHER_CALENDAR);
    expect(await server.hits(CALENDAR)).to.have.length(0);
    expect(await server.hits(DAY)).to.have.length(0);
  });
});

describe('the screen that probably comes next', () => {
  it('is loaded when the browser has nothing else to do', async () => {
    const page = await openPage(LIST);
    await page.reads('Tides');
    await page.until('it is loaded', () => hasLoaded(page.window, 'views/tickets/EventScreen.tsx'));
    expect(hasLoaded(page.window, 'views/checkout/CheckoutScreen.tsx')).to.equal(false);
  });

  it('after an event is the basket, as soon as something is chosen', async () => {
    const page = await openPage(EVENT);
    await page.reads(say('chooseATime'));
    await idle(page);
    expect(hasLoaded(page.window, 'views/checkout/CheckoutScreen.tsx')).to.equal(false);
    page.one('input[value$="T12:00:00"]').click();
    await page.click('Increase Adult');
    await page.until('it is loaded', () =>
      hasLoaded(page.window, 'views/checkout/CheckoutScreen.tsx'),
    );
  });

  it('is left to the visitor who saves data', async () => {
    const page = await openPage(LIST, { head: SAVES_DATA });
    await page.reads('Tides');
    await idle(page);
    expect(hasLoaded(page.window, 'views/tickets/EventScreen.tsx')).to.equal(false);
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'));
  });
});
