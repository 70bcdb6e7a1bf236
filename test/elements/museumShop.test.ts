import { expect } from 'chai';
import type { MuseumItem, MuseumShopError } from '../../src/elements/public.ts';
import { chooseAdults, countOf } from '../support/choose.ts';
import { openMuseum } from '../support/museum.ts';
import { demo, LOADER, openPage, type Page, type PageOptions } from '../support/page.ts';
import { say, sayIn } from '../support/say.ts';
import { copyAddress, sourceAddress } from '../support/sources.ts';
import { watchSteps } from '../support/steps.ts';

const TAG = '<museum-tickets></museum-tickets>';
const ADULTS: MuseumItem = {
  area: 'tickets',
  item: '12',
  date: '2027-03-06',
  time: '12:00',
  counts: { 1201: 2 },
};
const CLASS: MuseumItem = {
  area: 'tours',
  item: '105',
  date: '2027-03-05',
  time: '09:00',
  counts: { 10591: 1 },
  tickets: { 10501: 20 },
  answers: { 1051: 'Harbour School', 1052: '1-4', 1053: '20', 1054: 'foot' },
};
const OWNER = {
  firstName: 'Ada',
  surname: 'Lovelace',
  street: 'Quay 1',
  zip: '25399',
  city: 'Ahrenhafen',
  country: 'DE',
};

const shopOf = (page: Page) => page.window.museumShop;

/** Opens a page and waits for the script API. */
async function openShop(body = TAG, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(body, options);
  await page.until('the script API is there', () => typeof shopOf(page)?.add === 'function');
  return page;
}

async function codeOf(refused: Promise<unknown>): Promise<string> {
  try {
    await refused;
  } catch (error) {
    expect((error as Error).message).to.match(/\w/);
    return (error as MuseumShopError).code;
  }
  return 'nothing';
}

/** Returns the URL of a script with this code, because a strict policy forbids inline scripts. */
const script = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

describe('museumShop.add', () => {
  it('puts tickets into the basket and returns their lines', async () => {
    const page = await openShop(`${TAG}<museum-cart-button></museum-cart-button>`);
    const events = page.recordEvents('museum-cart-change');
    const lines = await shopOf(page).add(ADULTS);
    const line = { type: 'ticket', id: '1201', name: 'Adult', count: 2, totalPrice: 2800 };
    expect([...lines]).to.deep.equal([line]);
    expect(shopOf(page).cart).to.deep.equal({ count: 1, totalCents: 2800, lines: [line] });
    expect(events.map(({ detail }) => detail)).to.deep.equal([shopOf(page).cart]);
    await page.reads(countOf(1), 'museum-cart-button');
    expect(page.window.location.hash).to.equal('');
    const more = await shopOf(page).add({ ...ADULTS, counts: { 1201: 1, 1203: 1 } });
    expect(more.map(({ id, count }) => [id, count])).to.deep.equal([
      ['1201', 3],
      ['1203', 1],
    ]);
  });

  it('accepts tours, articles, passes and vouchers as well', async () => {
    const page = await openShop();
    await shopOf(page).add(CLASS);
    await shopOf(page).add({ area: 'merchandise', item: '4301', count: 2 });
    await shopOf(page).add({ area: 'passes', item: '5101', owners: [OWNER] });
    await shopOf(page).add({ area: 'vouchers', item: '6101', amount: 17.5 });
    await shopOf(page).add({ area: 'vouchers', item: '6102', count: 3 });
    const { lines, totalCents } = shopOf(page).cart;
    const summary = lines.map(({ type, id, count, totalPrice }) => [type, id, count, totalPrice]);
    expect(summary).to.deep.equal([
      ['guidedTour', '105', 1, 8500],
      ['merchandise', '4301', 2, 6800],
      ['annualPass', '5101', 1, 3900],
      ['voucher', '6101', 1, 1750],
      ['voucher', '6102', 3, 7500],
    ]);
    expect(totalCents).to.equal(8500 + 6800 + 3900 + 1750 + 7500);
  });

  it('leaves the current choice of the visitor as it is', async () => {
    const page = await openShop(TAG, { address: '#/tickets/12?date=2027-03-06' });
    await chooseAdults(page);
    await shopOf(page).add({ ...ADULTS, counts: { 1203: 1 } });
    await page.click(say('addToBasket'));
    await page.reads(say('ticketHasBeenAdded', { count: 1 }));
    const counts = shopOf(page).cart.lines.map(({ id, count }) => [id, count]);
    expect(counts).to.deep.equal([
      ['1203', 1],
      ['1201', 1],
    ]);
  });

  const refused: [title: string, item: unknown, code: string][] = [
    ['more places than available', { ...ADULTS, counts: { 1201: 40, 1203: 21 } }, 'sold-out'],
    ['a ticket that is not sold', { ...ADULTS, counts: { 99: 1 } }, 'unknown-item'],
    ['an unknown time', { ...ADULTS, time: '12:10' }, 'unknown-item'],
    ['a past day', { ...ADULTS, date: '2027-03-01' }, 'unknown-item'],
    ['an unknown event', { ...ADULTS, item: '99' }, 'unknown-item'],
    ['a malformed date', { ...ADULTS, date: '6.3.2027' }, 'invalid-argument'],
    ['half a ticket', { ...ADULTS, counts: { 1201: 0.5 } }, 'invalid-argument'],
    ['no ticket at all', { ...ADULTS, counts: {} }, 'invalid-argument'],
    ['a tour without its answers', { ...CLASS, answers: {} }, 'invalid-argument'],
    ['more tours than available', { ...CLASS, counts: { 10591: 3 } }, 'sold-out'],
    ['a tour on a day without it', { ...CLASS, date: '2027-03-06' }, 'unknown-item'],
    ['more copies than in stock', { area: 'merchandise', item: '4301', count: 86 }, 'sold-out'],
    ['a pass as an article', { area: 'merchandise', item: '5101' }, 'unknown-item'],
    ['an unknown article', { area: 'merchandise', item: '99' }, 'unknown-item'],
    ['a pass without an owner', { area: 'passes', item: '5101', owners: [] }, 'invalid-argument'],
    [
      'a pass for an owner without a city',
      { area: 'passes', item: '5101', owners: [{ ...OWNER, city: ' ' }] },
      'invalid-argument',
    ],
    [
      'an amount below the minimum',
      { area: 'vouchers', item: '6101', amount: 4.99 },
      'invalid-argument',
    ],
    [
      'an amount that differs from the price',
      { area: 'vouchers', item: '6102', amount: 30 },
      'invalid-argument',
    ],
    ['an unknown area', { area: 'lockers', item: '1' }, 'invalid-argument'],
    ['no item', undefined, 'invalid-argument'],
  ];

  it('rejects what the screens would refuse, with a code', async () => {
    const page = await openShop();
    for (const [title, item, code] of refused) {
      expect(await codeOf(shopOf(page).add(item as MuseumItem)), title).to.equal(code);
    }
    expect(shopOf(page).cart.count).to.equal(0);
  });

  it('counts what is already in the basket', async () => {
    const page = await openShop();
    await shopOf(page).add({ ...ADULTS, counts: { 1201: 59 } });
    expect(await codeOf(shopOf(page).add(ADULTS))).to.equal('sold-out');
  });

  it('rejects areas that are switched off, and calls that the back end does not answer', async () => {
    const { api } = await openMuseum({
      configuration: { hasVouchers: false },
      answers: {
        'GET event/select': { status: 500, text: 'no' },
        'GET ticket/collect/event/12/date/20270306': { status: 500, text: 'no' },
      },
    });
    const page = await openShop('<main></main>', { api });
    const voucher: MuseumItem = { area: 'vouchers', item: '6102' };
    expect(await codeOf(shopOf(page).add(voucher))).to.equal('switched-off');
    expect(await codeOf(shopOf(page).open('/vouchers'))).to.equal('switched-off');
    expect(await codeOf(shopOf(page).add(ADULTS))).to.equal('unavailable');
  });

  it('rejects with "unavailable" until a back end is configured, with a message that names the ways to do that', async () => {
    const page = await openShop('<main></main>', { api: null });
    const { code, message } = await shopOf(page)
      .add(ADULTS)
      .then(
        () => ({ code: 'none', message: '' }),
        (error: MuseumShopError) => error,
      );
    expect(code).to.equal('unavailable');
    expect(message).to.match(/^No back end is configured\. Call museumShop\.configure/);
    shopOf(page).configure({ api: demo.api });
    expect(await shopOf(page).add(ADULTS)).to.have.length(1);
  });
});

/** Delays rendering as on a busy page: React yields by posting messages to itself. */
const DRAWS_LATE = `
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (...all) {
    setTimeout(() => postMessage.apply(this, all), 50);
  };`;

/** Opens a busy page without the loader, as a bundler builds it, and waits for its shop. */
async function openWithoutLoader(): Promise<Page> {
  const areas = ['cart-button', 'tickets'];
  const page = await openShop('<museum-cart-button></museum-cart-button>', {
    head: `<script>${DRAWS_LATE}</script>`,
    scripts: areas.map((area) => sourceAddress(`elements/${area}.tsx`)),
  });
  await page.reads(countOf(0));
  return page;
}

describe('museumShop.open', () => {
  it('opens a screen like a click, with one history entry and the focus', async () => {
    const page = await openShop();
    await page.reads('Tides');
    const steps = watchSteps(page.window);
    await shopOf(page).open('/tickets/12?date=2027-03-06');
    await page.reads(say('chooseADay'));
    expect(steps.count).to.equal(1);
    expect(page.window.location.hash).to.equal('#/tickets/12?date=2027-03-06');
    await page.focuses('museum-tickets');
    page.window.history.back();
    await page.reads('Eight Bells');
  });

  it('accepts an area with its parameters as well', async () => {
    const page = await openShop();
    await page.reads('Tides');
    await shopOf(page).open({ area: 'tickets', item: '12', date: '2027-03-06' });
    expect(page.window.location.hash).to.equal('#/tickets/12?date=2027-03-06');
    await shopOf(page).open({ area: 'tours', tourLanguage: 'en' });
    expect(page.window.location.hash).to.equal('#/guided-tours?tour-language=en');
    await page.reads(say('guidedTours'));
    await shopOf(page).open('#/checkout');
    await page.reads(say('yourBasketIsEmpty'));
  });

  it('opens the screen in the embed of its area, even if that is far below and pending', async () => {
    const far = '<p style="block-size:5000px"></p><museum-checkout></museum-checkout>';
    const page = await openShop(TAG + far);
    await page.reads('Tides');
    await shopOf(page).open('checkout');
    expect(page.window.location.hash).to.equal('#/checkout');
    await page.reads(say('yourBasketIsEmpty'), 'museum-checkout');
    expect(page.text('museum-tickets')).to.include('Tides');
  });

  it('waits for an embed that is not rendered yet', async () => {
    const page = await openWithoutLoader();
    expect(await codeOf(shopOf(page).open('/tickets/12'))).to.equal('missing-embed');
    page.document.body.insertAdjacentHTML('beforeend', TAG);
    await shopOf(page).open('/tickets/12');
    await page.reads(say('chooseADay'));
  });

  it('does not wait for an embed that was removed before it was rendered', async () => {
    const page = await openWithoutLoader();
    page.document.body.insertAdjacentHTML('beforeend', TAG);
    page.one('museum-tickets').remove();
    expect(await codeOf(shopOf(page).open('/tickets/12'))).to.equal('missing-embed');
  });

  it('reloads the page if the screen is in another language', async () => {
    const page = await openShop();
    await page.reads('Tides');
    await page.loadsAgain(() => shopOf(page).open('/fr/tickets/12'));
    await page.reads(sayIn('fr', 'chooseADay'));
  });

  it('rejects what it cannot open, with a code', async () => {
    const page = await openShop('<museum-cart-button></museum-cart-button>');
    expect(await codeOf(shopOf(page).open('/lockers'))).to.equal('invalid-argument');
    expect(await codeOf(shopOf(page).open({ area: 'lockers' } as never))).to.equal(
      'invalid-argument',
    );
    expect(await codeOf(shopOf(page).open('/tickets'))).to.equal('missing-embed');
  });
});

describe('museumShop.language', () => {
  it('is the language of the page once the shop has started', async () => {
    const page = await openShop('<main></main>');
    expect(shopOf(page).language).to.equal(undefined);
    page.one('main').innerHTML = TAG;
    await page.reads('Tides');
    expect(shopOf(page).language).to.equal('en');
  });

  it('changes with setLanguage, which reloads the page and keeps basket and screen', async () => {
    const page = await openShop(TAG, { address: '#/tickets/12?date=2027-03-06' });
    await shopOf(page).add(ADULTS);
    await page.reads(say('chooseADay'));
    await page.loadsAgain(() => shopOf(page).setLanguage('fr'));
    await page.reads(sayIn('fr', 'chooseADay'));
    expect(shopOf(page).language).to.equal('fr');
    expect(shopOf(page).cart.count).to.equal(1);
  });

  it('stays the same if the shop does not offer the other language or already uses it', async () => {
    const page = await openShop();
    let loads = 0;
    page.window.addEventListener('beforeunload', () => (loads += 1));
    expect(await codeOf(shopOf(page).setLanguage('xx' as never))).to.equal('invalid-argument');
    await shopOf(page).setLanguage('en');
    await page.untilIdle();
    expect(loads).to.equal(0);
    expect(shopOf(page).language).to.equal('en');
  });
});

describe('museumShop.cart', () => {
  it('cannot be changed by the page', async () => {
    const page = await openShop();
    await shopOf(page).add(ADULTS);
    const { cart } = shopOf(page);
    const { isFrozen } = page.window.Object;
    expect([cart, cart.lines, ...cart.lines].every((each) => isFrozen(each))).to.equal(true);
    expect(() => Object.assign(shopOf(page), { cart: {} })).to.throw();
  });
});

describe('the queue of museumShop', () => {
  const queued = (code: string, scripts = [LOADER]): PageOptions => ({
    api: null,
    scripts: [script(`window.museumShop = window.museumShop || []; ${code}`), ...scripts],
  });

  it('runs in order once the script has loaded', async () => {
    const settings = JSON.stringify({ api: demo.api });
    const page = await openPage(
      TAG,
      queued(
        `museumShop.push(['configure', ${settings}]);
         museumShop.push(['add', ${JSON.stringify(ADULTS)}], ['open', '/checkout']);
         museumShop.push((shop) => { window.seen = [shop.cart.count, location.hash]; });`,
      ),
    );
    await page.reads('Adult €14.00');
    const seen = () => (page.window as unknown as { seen?: unknown[] }).seen;
    await page.until('the last one has been called', () => seen() !== undefined);
    expect(seen()).to.deep.equal([1, '#/checkout']);
  });

  it('continues after an entry that fails, and logs the failure', async () => {
    const page = await openPage(
      '<main></main>',
      queued(
        `museumShop.push(['fly'], ['toString'], ['open', '/lockers'], () => { window.isDone = true; });`,
      ),
    );
    const { window } = page as unknown as { window: { isDone?: boolean } };
    await page.until('the last one has been called', () => window.isDone === true);
    expect(page.said.filter((each) => each.includes('museumShop:'))).to.have.length(3);
  });

  it('runs once with two copies of the script, whichever copy the embed uses', async () => {
    const page = await openPage(
      TAG,
      queued(`museumShop.push(() => { window.calls = (window.calls ?? 0) + 1; });`, [
        `${LOADER}?api=${demo.api}`,
        copyAddress('elements/loader.ts'),
        copyAddress('elements/tickets.tsx'),
      ]),
    );
    await page.reads('Tides');
    expect((page.window as unknown as { calls: number }).calls).to.equal(1);
  });

  it('runs with an embed that is loaded without the loader', async () => {
    const page = await openPage(
      TAG,
      queued(`museumShop.push(['open', '/tickets/12']);`, [
        `${sourceAddress('elements/tickets.tsx')}?api=${demo.api}`,
      ]),
    );
    await page.reads(say('chooseADay'));
  });

  it('is not confused with an element of the page whose id is museumShop', async () => {
    const page = await openShop(`<div id="museumShop"></div>${TAG}`);
    expect(await shopOf(page).add(ADULTS)).to.have.length(1);
  });
});
