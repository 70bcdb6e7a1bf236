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
import { say, sayIn } from '../support/say.ts';

const LIST = /\/tour\/select\/event/;
const CATEGORIES = /\/tour\/attr/;
const OVERVIEW = /\/tour\/overview/;
const TOUR = /\/tour\?tour=\d+$/;
const LIFETIME = /\/tour\/lifetime/;
const CALENDAR = /\/tour\/calendar\//;
const DAY = /\/tour\?tour=\d+&date=/;
const ANSWERS = [LIST, CATEGORIES, OVERVIEW, TOUR, LIFETIME, CALENDAR, DAY];

const TIME = '.choice [value*=":"]';
const HIGHLIGHTS = '#/guided-tours/101?date=2027-03-06';

const SCREENS = {
  'the list of tours': { route: '', finished: '.card a' },
  'the list of a day': { route: '#/guided-tours?date=2027-03-06', finished: '.card a' },
  'the list of a category': { route: '#/guided-tours?group=32', finished: '.card a' },
  'a tour': { route: '#/guided-tours/101', finished: TIME },
  'a tour on its day': { route: HIGHLIGHTS, finished: TIME },
  'a whole tour on its day': { route: '#/guided-tours/105?date=2027-03-11', finished: TIME },
  'a tour that is sold out': { route: '#/guided-tours/116', finished: '.message a' },
  'a tour without dates': { route: '#/guided-tours/117', finished: '.message a' },
};

const WINDOWS = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
];

const journey = useJourney();

const addressOf = (route: string): string => `${journey.addresses.shop}/museum/tours.html${route}`;
const first = (page: Page, selector: string) => page.locator(`museum-tours ${selector}`).first();

for (const [screen, { route, finished }] of Object.entries(SCREENS)) {
  for (const viewport of WINDOWS) {
    test(`from its tag to ${screen}, finished, nothing moves in a window of ${viewport.width} px`, async () => {
      const visitor = await journey.visit({ viewport });
      const { page } = visitor;
      await watchFromTheStart(page);
      const letGo = await openEarly(page, addressOf(route), ANSWERS);
      await letGo(LOADER);
      await first(page, '[aria-busy=true]').waitFor();
      for (const answer of ANSWERS) await letGo(answer);
      await first(page, finished).waitFor();
      assert.deepEqual(await moved(page), []);
      await leave(visitor);
    });
  }
}

test('nothing moves when the calendar of a tour comes last', async () => {
  for (const viewport of WINDOWS) {
    const visitor = await journey.visit({ viewport });
    const { page } = visitor;
    await watchFromTheStart(page);
    const letGo = await openEarly(page, addressOf(HIGHLIGHTS), ANSWERS);
    for (const answer of [LOADER, DAY, TOUR, LIFETIME, CALENDAR]) await letGo(answer);
    await first(page, TIME).waitFor();
    assert.deepEqual(await moved(page), []);
    await leave(visitor);
  }
});

test('choosing another day or month of a tour moves nothing, however long the answers take', async () => {
  for (const viewport of WINDOWS) {
    const visitor = await journey.visit({ viewport });
    const { page } = visitor;
    await page.goto(addressOf(HIGHLIGHTS));
    await page.getByRole('radio', { name: '14:00' }).check();
    await page.getByRole('button', { name: 'Platz auf der Führung erhöhen' }).click();
    await page.getByRole('heading', { name: say('tickets') }).waitFor();
    const letGo = await holdBack(page, [CALENDAR, DAY]);
    await watchFromNow(page);
    await page.getByRole('gridcell', { name: /Sonntag, 7\. März/ }).click();
    await drawn(page);
    await letGo(DAY);
    await page.getByRole('radio', { name: '14:00', checked: true }).waitFor();
    await page.getByRole('button', { name: sayIn('de', 'nextMonth') }).click();
    await page.getByRole('button', { name: sayIn('de', 'nextMonth') }).click();
    await drawn(page);
    await letGo(CALENDAR);
    assert.deepEqual(await movedAtAll(page), []);
    await leave(visitor);
  }
});

test('a time, places and tickets move nothing but what the visitor opens by choosing them', async () => {
  for (const viewport of WINDOWS) {
    const visitor = await journey.visit({ viewport });
    const { page } = visitor;
    await page.goto(addressOf('#/guided-tours/105?date=2027-03-11'));
    await first(page, TIME).waitFor();
    await watchFromNow(page);
    await page.getByRole('radio', { name: '11:00' }).check();
    await page.getByRole('button', { name: /Grundschulklasse erhöhen/ }).click();
    await page.getByLabel('Name der Schule').waitFor();
    assert.deepEqual(await moved(page), []);
    await leave(visitor);
  }
});
