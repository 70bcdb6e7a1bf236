import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { leave } from './support/leave.ts';
import { useJourney } from './support/shop.ts';
import {
  drawn,
  holdBack,
  LOADER,
  moved,
  movedAtAll,
  openEarly,
  watchFromNow,
  watchFromTheStart,
} from './support/stillness.ts';
import { sayIn } from '../support/say.ts';

const SATURDAY = '?date=2027-03-06';
const EVENTS = /\/event\/select/;
const LIFETIME = /\/ticket\/lifetime/;
const CALENDAR = /\/ticket\/calendar\//;
const DAY = /\/ticket\/collect\//;
const ANSWERS = [EVENTS, LIFETIME, CALENDAR, DAY];

const SCREENS = {
  'the list': { route: '', finished: '.card a' },
  'an event': { route: '#/tickets/12', finished: '.choice [value*=T]' },
  'an event on its day': { route: `#/tickets/12${SATURDAY}`, finished: '.choice [value*=T]' },
  'an event with families': { route: `#/tickets/14${SATURDAY}`, finished: '.choice [value*=T]' },
  'an event for a day': { route: `#/tickets/20${SATURDAY}`, finished: '.stepper' },
  'a concert': { route: `#/tickets/22${SATURDAY}`, finished: '.choice [value*=T]' },
  'a day that is sold out': {
    route: '#/tickets/12?date=2027-03-05',
    finished: '.message button',
  },
};

const WINDOWS = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
];

const journey = useJourney();

const openPage = (page: Page, route: string) =>
  openEarly(page, `${journey.addresses.shop}/museum/tickets.html${route}`, ANSWERS);

const first = (page: Page, selector: string) => page.locator(`museum-tickets ${selector}`).first();

for (const [screen, { route, finished }] of Object.entries(SCREENS)) {
  for (const viewport of WINDOWS) {
    test(`from its tag to ${screen}, finished, nothing moves in a window of ${viewport.width} px`, async () => {
      const visitor = await journey.visit({ viewport });
      const { page } = visitor;
      await watchFromTheStart(page);
      const letGo = await openPage(page, route);
      await letGo(LOADER);
      await first(page, '[aria-busy=true]').waitFor();
      for (const answer of ANSWERS) await letGo(answer);
      await first(page, finished).waitFor();
      assert.deepEqual(await moved(page), []);
      await leave(visitor);
    });
  }
}

test('nothing moves when the calendar comes last, after what the day offers', async () => {
  for (const viewport of WINDOWS) {
    const visitor = await journey.visit({ viewport });
    const { page } = visitor;
    await watchFromTheStart(page);
    const { route, finished } = SCREENS['an event on its day'];
    const letGo = await openPage(page, route);
    for (const answer of [LOADER, DAY, EVENTS]) await letGo(answer);
    await first(page, finished).waitFor();
    for (const answer of [LIFETIME, CALENDAR]) await letGo(answer);
    await first(page, '[role=grid]').waitFor();
    assert.deepEqual(await moved(page), []);
    await leave(visitor);
  }
});

test('nothing moves in a browser that cannot clean the description by itself', async () => {
  const visitor = await journey.visit();
  const { page } = visitor;
  await watchFromTheStart(page);
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
  const { route, finished } = SCREENS['an event on its day'];
  const letGo = await openPage(page, route);
  for (const answer of [LOADER, ...ANSWERS]) await letGo(answer);
  await first(page, finished).waitFor();
  assert.deepEqual(await moved(page), []);
  await page.context().close();
});

test('choosing another day or month moves nothing, however long the answers take', async () => {
  for (const viewport of WINDOWS) {
    const visitor = await journey.visit({ viewport });
    const { page } = visitor;
    await page.goto(`${journey.addresses.shop}/museum/tickets.html#/tickets/12${SATURDAY}`);
    await page.getByRole('radio', { name: '12:00' }).check();
    await page.getByRole('button', { name: 'Erwachsene erhöhen' }).click();
    const letGo = await holdBack(page, [CALENDAR, DAY]);
    await watchFromNow(page);
    await page.getByRole('gridcell', { name: /Sonntag, 7\. März/ }).click();
    await drawn(page);
    await letGo(DAY);
    await page.getByRole('radio', { name: '14:30' }).waitFor();
    await page.getByRole('button', { name: sayIn('de', 'nextMonth') }).click();
    await page.getByRole('button', { name: sayIn('de', 'nextMonth') }).click();
    await drawn(page);
    await letGo(CALENDAR);
    assert.deepEqual(await movedAtAll(page), []);
    await leave(visitor);
  }
});

test('a month that cannot be had is told without moving anything', async () => {
  const visitor = await journey.visit({ viewport: { width: 360, height: 800 } });
  const { page } = visitor;
  await page.goto(`${journey.addresses.shop}/museum/tickets.html#/tickets/12${SATURDAY}`);
  await first(page, '.choice [value*=T]').waitFor();
  await page.route(CALENDAR, (route) => route.fulfill({ status: 404 }));
  await watchFromNow(page);
  await page.getByRole('button', { name: sayIn('de', 'nextMonth') }).click();
  await page.getByRole('button', { name: sayIn('de', 'nextMonth') }).click();
  await page.getByRole('button', { name: sayIn('de', 'tryAgain') }).waitFor();
  assert.deepEqual(await movedAtAll(page), []);
  await page.context().close();
});

test('a time and tickets move nothing but what the visitor opens by choosing them', async () => {
  for (const viewport of WINDOWS) {
    const visitor = await journey.visit({ viewport });
    const { page } = visitor;
    await page.goto(`${journey.addresses.shop}/museum/tickets.html#/tickets/14${SATURDAY}`);
    await first(page, '.choice [value*=T]').waitFor();
    await watchFromNow(page);
    await page.getByRole('radio', { name: '12:00' }).check();
    await page.getByRole('button', { name: 'Familie mit zwei Erwachsenen erhöhen' }).click();
    await page.getByRole('list', { name: /Familie mit zwei Erwachsenen/ }).waitFor();
    assert.deepEqual(await moved(page), []);
    await leave(visitor);
  }
});
