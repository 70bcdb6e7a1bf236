import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { axeFinds } from './support/axe.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { inTier } from '../support/tier.ts';

const journey = setUpJourney();

const THEMES = readdirSync('src/views/themes').map((file) => file.replace('.css', ''));
const PHONE = { width: 360, height: 780 };

test('Themes: there are three', () => {
  assert.deepEqual(THEMES, ['classical', 'contemporary', 'playful']);
});

test('Themes: visitors who prefer more contrast see borders and quiet text as strong as the text', async () => {
  const visitor = await journey.visit({ viewport: PHONE });
  const { page } = visitor;
  await page.goto(`${journey.addresses.shop}/museum/looks/classical.html#/tickets/12`);
  const day = page.locator('td.available > span').last();
  await day.waitFor();
  /** The colours of a line, of quiet text, and of the text around it. */
  const colours = () =>
    day.evaluate((available) => {
      const weekday = available.closest('table')!.querySelector('th')!;
      const text = getComputedStyle(available.closest('.museum')!).color;
      const { borderTopColor } = getComputedStyle(available);
      return { text, line: borderTopColor, quiet: getComputedStyle(weekday).color };
    });
  const usual = await colours();
  assert.notEqual(usual.line, usual.text);
  assert.notEqual(usual.quiet, usual.text);
  await page.emulateMedia({ contrast: 'more' });
  const { text, line, quiet } = await colours();
  assert.deepEqual([line, quiet], [text, text]);
  assert.deepEqual(await axeFinds(page), []);
  await leave(visitor);
});

for (const theme of inTier(THEMES, ['contemporary'])) {
  test(`Themes: ${theme} has no axe violations, light or dark, and no overflow`, async () => {
    const visitor = await journey.visit({ viewport: PHONE });
    const { page } = visitor;
    await page.goto(`${journey.addresses.shop}/museum/looks/${theme}.html#/tickets/12`);
    await page.locator('[part="day"]').first().waitFor();
    await page.locator('td.available').first().click();
    await page.locator('.choice input').last().check();
    await page.locator('.step.more').first().click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await axeFinds(page), [], colorScheme);
    }
    const [available, needed] = await page.evaluate(() => [
      innerWidth,
      document.documentElement.scrollWidth,
    ]);
    assert.equal(needed, available);
    await leave(visitor);
  });
}
