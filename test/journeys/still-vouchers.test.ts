import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave } from './support/leave.ts';
import { useJourney } from './support/shop.ts';
import { LOADER, moved, openEarly, watchFromTheStart } from './support/stillness.ts';

const LIST = /\/voucher\/select\/event/;
const GROUPS = /\/voucher\/attr/;
const ONE = /\/voucher\/selectOne/;
const ANSWERS = [LIST, GROUPS, ONE];

const SCREENS = {
  'the list of vouchers': { route: '', finished: '.card a' },
  'a voucher': { route: '#/vouchers/6103', finished: '.total-bar' },
  'a voucher for a free amount': { route: '#/vouchers/6101', finished: '.total-bar' },
};

const WINDOWS = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
];

const journey = useJourney();

const addressOf = (route: string): string =>
  `${journey.addresses.shop}/museum/vouchers.html${route}`;

for (const [screen, { route, finished }] of Object.entries(SCREENS)) {
  for (const viewport of WINDOWS) {
    test(`from its tag to ${screen}, finished, nothing moves in a window of ${viewport.width} px`, async () => {
      const visitor = await journey.visit({ viewport });
      const { page } = visitor;
      await watchFromTheStart(page);
      const letGo = await openEarly(page, addressOf(route), ANSWERS);
      await letGo(LOADER);
      await page.locator('museum-vouchers [aria-busy=true]').first().waitFor();
      for (const answer of ANSWERS) await letGo(answer);
      await page.locator(`museum-vouchers ${finished}`).first().waitFor();
      assert.deepEqual(await moved(page), []);
      await leave(visitor);
    });
  }
}
