import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { say, sayIn } from '../support/say.ts';
import { firstInTier, inTier, isFull } from '../support/tier.ts';
import { closeProfile, leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { drawn } from './support/line.ts';
import {
  holdBack,
  LOADER,
  moved,
  movedAtAll,
  openEarly,
  watchFromNow,
  watchFromTheStart,
} from './support/stillness.ts';

const SATURDAY = '?date=2027-03-06';

/** Requests of the museum's pages, in the order in which they are answered here. */
const ASKS = {
  tickets: {
    list: /\/event\/select/,
    lifetime: /\/ticket\/lifetime/,
    calendar: /\/ticket\/calendar\//,
    day: /\/ticket\/collect\//,
  },
  tours: {
    list: /\/tour\/select\/event/,
    categories: /\/tour\/attr/,
    overview: /\/tour\/overview/,
    tour: /\/tour\?tour=\d+$/,
    lifetime: /\/tour\/lifetime/,
    calendar: /\/tour\/calendar\//,
    day: /\/tour\?tour=\d+&date=/,
  },
  merchandise: {
    list: /\/merchandise\/select/,
    categories: /\/merchandise\/attr/,
    article: /\/merchandise\?article=/,
  },
  vouchers: {
    list: /\/voucher\/select\/event/,
    groups: /\/voucher\/attr/,
    one: /\/voucher\/selectOne/,
  },
};

type Screen = { of: keyof typeof ASKS; route: string; finished: string };

const TIME = '.choice [value*=":"]';
const EVENT: Screen = { of: 'tickets', route: `#/tickets/12${SATURDAY}`, finished: TIME };
const TOUR: Screen = { of: 'tours', route: `#/guided-tours/101${SATURDAY}`, finished: TIME };
const WHOLE_TOUR = '#/guided-tours/105?date=2027-03-11';

/** One of each kind of screen. */
const KINDS: Record<string, Screen> = {
  'a list': { of: 'tickets', route: '', finished: '.card a' },
  'a list with filters': { of: 'tours', route: '', finished: '.card a' },
  'a long list': { of: 'merchandise', route: '', finished: '.card:nth-child(60)' },
  'an event on its day': EVENT,
  'a whole tour on its day': { of: 'tours', route: WHOLE_TOUR, finished: TIME },
  'an article': { of: 'merchandise', route: '#/product/4301', finished: '.total-bar button' },
  'a voucher for a free amount': {
    of: 'vouchers',
    route: '#/vouchers/6101',
    finished: '.total-bar',
  },
};
const OTHERS: Record<string, Screen> = {
  'an event for a day': { of: 'tickets', route: `#/tickets/20${SATURDAY}`, finished: '.stepper' },
  'a day that is sold out': {
    of: 'tickets',
    route: '#/tickets/12?date=2027-03-05',
    finished: '.message button',
  },
  'a tour without dates': { of: 'tours', route: '#/guided-tours/117', finished: '.message a' },
  'an article that is out of stock': {
    of: 'merchandise',
    route: '#/product/4508',
    finished: '.actions a',
  },
  'an event': { ...EVENT, route: '#/tickets/12' },
  'an event with families': { ...EVENT, route: `#/tickets/14${SATURDAY}` },
  'a concert': { ...EVENT, route: `#/tickets/22${SATURDAY}` },
  'the tours of a day': {
    of: 'tours',
    route: `#/guided-tours${SATURDAY}`,
    finished: '.card a',
  },
  'the tours of a category': { of: 'tours', route: '#/guided-tours?group=32', finished: '.card a' },
  'a tour': { ...TOUR, route: '#/guided-tours/101' },
  'a tour on its day': TOUR,
  'a tour that is sold out': { of: 'tours', route: '#/guided-tours/116', finished: '.message a' },
  'the articles of a category': {
    of: 'merchandise',
    route: '#/merchandise/45',
    finished: '.card a',
  },
  'the list of vouchers': { of: 'vouchers', route: '', finished: '.card a' },
  'a voucher': { of: 'vouchers', route: '#/vouchers/6103', finished: '.total-bar' },
};

const PHONE = { width: 360, height: 800 };
const DESK = { width: 1280, height: 900 };
const WINDOWS = [PHONE, DESK];

const everywhere = (screens: Record<string, Screen>) =>
  Object.entries(screens).flatMap(([name, screen]) =>
    WINDOWS.map((viewport) => ({ name, screen, viewport })),
  );
/** In wide windows the calendar, the pictures and the filters are next to the rest. */
const WIDE = ['a list with filters', 'an event on its day'];

const journey = setUpJourney();

const addressOf = ({ of, route }: Pick<Screen, 'of' | 'route'>): string =>
  `${journey.addresses.shop}/museum/${of}.html${route}`;
const first = (page: Page, selector: string) =>
  page
    .locator('museum-tickets, museum-tours, museum-merchandise, museum-vouchers')
    .locator(selector)
    .first();

/** The code of the embed, without the loader and the messages. */
const CODE = /\/museum-tickets[^/]*\.js/;

/** Returns a visitor who opens a screen while all its answers are held back; `letGo` releases them. */
async function early(screen: Screen, viewport: typeof PHONE) {
  const visitor = await journey.visit({ viewport });
  await watchFromTheStart(visitor.page);
  const answers = Object.values(ASKS[screen.of]);
  const letGo = await openEarly(visitor.page, addressOf(screen), answers);
  return { ...visitor, letGo, answers };
}

for (const { name, screen, viewport } of inTier(
  everywhere({ ...KINDS, ...OTHERS }),
  everywhere(KINDS).filter(({ name: kind, viewport: at }) => at === PHONE || WIDE.includes(kind)),
)) {
  test(`Layout stability: from the fallback to ${name}, nothing moves in a window of ${viewport.width} px`, async () => {
    const { letGo, answers, ...visitor } = await early(screen, viewport);
    const { page } = visitor;
    await letGo(LOADER);
    await first(page, '[aria-busy=true]').waitFor();
    for (const answer of answers) await letGo(answer);
    await first(page, screen.finished).waitFor({ state: 'attached' });
    assert.deepEqual(await moved(page), []);
    await leave(visitor);
  });
}

for (const [name, screen] of Object.entries({
  'an event': EVENT,
  ...(isFull && { 'a tour': TOUR }),
})) {
  for (const viewport of inTier(WINDOWS, [PHONE])) {
    test(`Layout stability: if the calendar of ${name} loads last, after the offer of the day, nothing moves in a window of ${viewport.width} px`, async () => {
      const { letGo, answers, ...visitor } = await early(screen, viewport);
      const { page } = visitor;
      const { lifetime, calendar } = ASKS[screen.of as 'tickets' | 'tours'];
      const last = [lifetime, calendar];
      await letGo(LOADER);
      for (const answer of answers.toReversed()) if (!last.includes(answer)) await letGo(answer);
      // the times of a tour wait for its calendar
      if (screen === EVENT) await first(page, screen.finished).waitFor();
      for (const answer of last) await letGo(answer);
      await first(page, screen.finished).waitFor();
      await first(page, '[role=grid]').waitFor();
      assert.deepEqual(await moved(page), []);
      await leave(visitor);
    });
  }
}

test('Layout stability: from the sentence that the shop is still loading to a list, nothing moves', async () => {
  const visitor = await journey.visit({ viewport: PHONE });
  const { page } = visitor;
  await watchFromTheStart(page);
  const { list } = ASKS.tickets;
  const letGo = await openEarly(page, addressOf(KINDS['a list']!), [CODE, list]);
  await letGo(LOADER);
  await page.getByText(sayIn('de', 'theShopIsStill')).waitFor();
  await letGo(CODE);
  await letGo(list);
  await first(page, '.card a').waitFor();
  assert.deepEqual(await moved(page), []);
  await leave(visitor);
});

test('Layout stability: in a browser without `setHTML`, nothing moves', async () => {
  const visitor = await journey.visit();
  const { page } = visitor;
  await watchFromTheStart(page);
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
  const answers = Object.values(ASKS.tickets);
  const letGo = await openEarly(page, addressOf(EVENT), answers);
  const cleaner = page.waitForResponse(/\/sanitizeFallback-/);
  await letGo(LOADER);
  // on a busy machine it could be later than the text, which is then shown without markup first
  await cleaner;
  for (const answer of answers) await letGo(answer);
  await first(page, EVENT.finished).waitFor();
  assert.deepEqual(await moved(page), []);
  await closeProfile(page.context());
});

/** Goes forward by two months. */
async function leaf(page: Page): Promise<void> {
  await page.getByRole('button', { name: sayIn('de', 'nextMonth') }).click();
  await page.getByRole('button', { name: sayIn('de', 'nextMonth') }).click();
}

const CHOSEN = {
  'an event': { screen: EVENT, time: '12:00', ticket: 'Erwachsene', sunday: { name: '14:30' } },
  'a tour': {
    screen: TOUR,
    time: '14:00',
    ticket: 'Platz bei der Führung',
    sunday: { name: '14:00', checked: true },
  },
};

for (const [name, { screen, time, ticket, sunday }] of firstInTier(Object.entries(CHOSEN))) {
  for (const viewport of inTier(WINDOWS, [PHONE])) {
    test(`Layout stability: choosing another day or month of ${name} moves nothing in a window of ${viewport.width} px, however slow the answers`, async () => {
      const visitor = await journey.visit({ viewport });
      const { page } = visitor;
      const { calendar, day } = ASKS[screen.of as 'tickets' | 'tours'];
      await page.goto(addressOf(screen));
      await page.getByRole('radio', { name: time }).check();
      await page
        .getByRole('button', { name: sayIn('de', 'increaseName', { name: ticket }) })
        .click();
      await page
        .getByRole('heading', { name: say('tickets') })
        .first()
        .waitFor();
      const letGo = await holdBack(page, [calendar, day]);
      await watchFromNow(page);
      await page.getByRole('gridcell', { name: /Sonntag, 7\. März/ }).click();
      await drawn(page);
      await letGo(day);
      await page.getByRole('radio', sunday).waitFor();
      await leaf(page);
      await drawn(page);
      await letGo(calendar);
      assert.deepEqual(await movedAtAll(page), []);
      await leave(visitor);
    });
  }
}

test('Layout stability: the error of a month that fails to load moves nothing', async () => {
  const visitor = await journey.visit({ viewport: PHONE });
  const { page } = visitor;
  await page.goto(addressOf(EVENT));
  await first(page, TIME).waitFor();
  await page.route(ASKS.tickets.calendar, (route) => route.fulfill({ status: 404 }));
  await watchFromNow(page);
  await leaf(page);
  await page.getByRole('button', { name: sayIn('de', 'tryAgain') }).waitFor();
  assert.deepEqual(await movedAtAll(page), []);
  await closeProfile(page.context());
});

const FAMILY = 'Familie mit zwei Erwachsenen';
const OPENED = {
  'a family': {
    screen: { of: 'tickets', route: `#/tickets/14${SATURDAY}` },
    time: '12:00',
    ticket: FAMILY,
    opens: (page: Page) =>
      page.getByRole('list', { name: sayIn('de', 'whoComesAlongName', { name: FAMILY }) }),
  },
  'a whole tour': {
    screen: { of: 'tours', route: WHOLE_TOUR },
    time: '11:00',
    ticket: 'Führung für eine Grundschulklasse',
    opens: (page: Page) => page.getByLabel('Name der Schule'),
  },
} as const;

for (const [name, { screen, time, ticket, opens }] of firstInTier(Object.entries(OPENED))) {
  for (const viewport of inTier(WINDOWS, [PHONE])) {
    test(`Layout stability: choosing a time and ${name} moves nothing in a window of ${viewport.width} px except by what they open`, async () => {
      const visitor = await journey.visit({ viewport });
      const { page } = visitor;
      await page.goto(addressOf(screen));
      await first(page, TIME).waitFor();
      await watchFromNow(page);
      await page.getByRole('radio', { name: time }).check();
      await page
        .getByRole('button', { name: sayIn('de', 'increaseName', { name: ticket }) })
        .click();
      await opens(page).waitFor();
      assert.deepEqual(await moved(page), []);
      await leave(visitor);
    });
  }
}
