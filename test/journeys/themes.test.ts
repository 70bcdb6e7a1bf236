import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { axeFinds } from './support/axe.ts';
import { leave } from './support/leave.ts';
import { type Journey, startJourney } from './support/shop.ts';

let journey: Journey;
before(async () => {
  journey = await startJourney();
});
after(() => journey.end());

const THEMES = readdirSync('src/views/themes').map((file) => file.replace('.css', ''));
const PHONE = { width: 360, height: 780 };

test('there are three themes', () => {
  assert.deepEqual(THEMES, ['classical', 'contemporary', 'playful']);
});

for (const theme of THEMES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in the ${theme} theme where the page is ${colorScheme}, and nothing is too wide`, async () => {
      const visitor = await journey.visit({ colorScheme, viewport: PHONE });
      const { page } = visitor;
      await page.goto(`${journey.addresses.shop}/museum/looks/${theme}.html#/tickets/12`);
      await page.locator('[part="day"]').first().waitFor();
      const day = page.locator('td.available').first();
      await day.click();
      await page.locator('.choice input').last().check();
      await page.locator('.step.more').first().click();
      assert.deepEqual(await axeFinds(page), []);
      const [room, needed] = await page.evaluate(() => [
        innerWidth,
        document.documentElement.scrollWidth,
      ]);
      assert.equal(needed, room);
      await leave(visitor);
    });
  }
}
