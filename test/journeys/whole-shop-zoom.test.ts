import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { englishBuyer } from './support/buyer.ts';
import { axeFinds } from './support/axe.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { untilLoaded } from './support/stillness.ts';
import { cartButton } from './support/words.ts';
import { say } from '../support/say.ts';
import { inTier } from '../support/tier.ts';

const NARROWEST = 'enlarged to 400 %';
const DARK_AND_FORCED = 'in forced colours, in the dark';

/** A window of 1280 by 1024 pixels at several zoom levels. */
const ENLARGED: Readonly<Record<string, BrowserContextOptions>> = {
  'not enlarged': { viewport: { width: 1280, height: 1024 } },
  'enlarged to 200 %': { viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 },
  [NARROWEST]: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
};

const LOOKS: Readonly<Record<string, BrowserContextOptions>> = {
  'in forced colours': { forcedColors: 'active' },
  [DARK_AND_FORCED]: { forcedColors: 'active', colorScheme: 'dark' },
};

const EVENT = '/shop/en/tickets/12?date=2027-03-06';

/** Screens of the shop, each with its heading. */
const SCREENS = {
  '/shop/en': say('yourVisitBeginsHere'),
  [EVENT]: 'Tides: The Sea Keeps Time',
  '/shop/en/merchandise/43': say('merchandise'),
  '/shop/en/checkout': say('checkout'),
  '/shop/en/login': say('logIn'),
  '/shop/en/page/imprint': say('imprint'),
  '/shop/en/nowhere': say('pageNotFound'),
} as const;
/** A list within the frame of the shop, which the fast tier views in forced colours. */
const LIST = '/shop/en/merchandise/43';
/** The longest screen, which the fast tier views in the narrowest window. */
const NARROW: readonly string[] = [EVENT];

/** No screen here has more stops of Tab. */
const MOST_STOPS = 90;

const journey = setUpJourney();

/** Returns whether the focus is in view, what covers its middle, and whether an outline marks it. Undefined outside the shop. */
const focusIn = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const root = document.querySelector('museum-shop')!.shadowRoot!;
    const stop = root.activeElement;
    if (!stop) return undefined;
    const { left, right, top, bottom } = stop.getBoundingClientRect();
    // only a part of an element taller than the window is visible
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const hit = root.elementFromPoint((left + right) / 2, (from + to) / 2);
    const outlines = [stop, ...stop.children].map((each) => getComputedStyle(each));
    outlines.push(getComputedStyle(stop, '::after'));
    return {
      name: `${stop.localName} “${(stop.textContent || stop.getAttribute('aria-label')) ?? ''}”`,
      isInSight:
        to - from >= Math.min(bottom - top, innerHeight / 2) - 1 &&
        left >= -1 &&
        right <= innerWidth + 1,
      coveredBy:
        hit && (stop.contains(hit) || hit.contains(stop))
          ? undefined
          : `${hit?.outerHTML.slice(0, 80)}`,
      isMarked: outlines.some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      ),
    };
  });

/** Tabs through a screen. Returns the errors and the number of stops. */
async function walk(page: Page): Promise<{ issues: string[]; stops: number }> {
  const issues: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const focus = await focusIn(page);
    if (!focus) return { issues, stops };
    if (!focus.isInSight) issues.push(`${focus.name} is out of sight`);
    if (focus.coveredBy) issues.push(`${focus.name} is covered by ${focus.coveredBy}`);
    if (!focus.isMarked) issues.push(`${focus.name} shows no focus`);
  }
  return { issues, stops: MOST_STOPS };
}

/** Returns by how many pixels the page overflows to the side. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Returns the paths of all links, whatever the form of the header. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelector('museum-shop')!.shadowRoot!.querySelectorAll('a[href]')].map(
      (link) => new URL((link as HTMLAnchorElement).href).pathname,
    ),
  );

const ways = Object.entries({ ...ENLARGED, ...LOOKS });
for (const [way, options] of inTier(
  ways,
  ways.filter(([way]) => way === NARROWEST || way === DARK_AND_FORCED),
)) {
  const screens = Object.entries(SCREENS);
  const isShown = ([address]: readonly [string, string]) =>
    way === NARROWEST ? NARROW.includes(address) : address === LIST;
  test(`Whole shop: ${way}, it fits and each stop of Tab is in view`, async () => {
    const visitor = await englishBuyer(journey, options);
    const { page, buys } = visitor;
    await buys.open(EVENT);
    await buys.chooseTickets();
    await buys.addToBasket();
    for (const [address, heading] of inTier(screens, screens.filter(isShown))) {
      await buys.open(address);
      await page.locator('museum-shop h1', { hasText: heading }).waitFor();
      await untilLoaded(page);
      assert.ok((await sideways(page)) <= 0, `${address} overflows to the side`);
      const { issues, stops } = await walk(page);
      assert.deepEqual(issues, [], address);
      assert.ok(stops > 8 && stops < MOST_STOPS, `${address} has ${stops} stops`);
      const finds = await axeFinds(page);
      // the colours that the visitor forces are not in the styles that axe reads
      const isForced = options.forcedColors === 'active';
      const meant = finds.filter((find) => !isForced || !find.startsWith('color-contrast'));
      assert.deepEqual(meant, [], address);
    }
    await leave(visitor);
  });
}

const sizes = Object.entries(ENLARGED);
for (const [way, options] of inTier(
  sizes,
  sizes.filter(([way]) => way === NARROWEST),
)) {
  test(`Whole shop: ${way}, nothing is lost`, async () => {
    const visitor = await englishBuyer(journey, options);
    const { page, buys } = visitor;
    await buys.open('/shop/en');
    await page.locator('museum-shop .areas a').first().waitFor();
    const isFolded = (options.viewport?.width ?? 0) < 1000;
    if (isFolded) await buys.button(say('menu')).click();
    for (const name of [
      say('tickets'),
      say('guidedTours'),
      say('merchandise'),
      say('annualPasses'),
      say('vouchers'),
    ]) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).waitFor();
    }
    for (const name of [say('logIn'), say('register'), cartButton(0), say('imprint')]) {
      await page.getByRole('link', { name }).first().scrollIntoViewIfNeeded();
    }
    const links = await linksOf(page);
    for (const path of ['/shop/en/login', '/shop/en/checkout', '/shop/de', '/shop/en/page/terms']) {
      assert.ok(links.includes(path), path);
    }
    await page.getByRole('button', { name: RegExp(say('language')) }).click();
    await page.getByRole('link', { name: 'Dansk' }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Dansk' }).click();
    await page.waitForURL('**/shop/da');
    await page.getByRole('link', { name: /^Kurv/ }).waitFor();
    await leave(visitor);
  });
}

test('Whole shop: with reduced motion, nothing moves by itself', async () => {
  const visitor = await englishBuyer(journey, { reducedMotion: 'reduce' });
  const { page, buys } = visitor;
  await buys.open('/shop/en/tickets');
  await page.locator('museum-shop .content h1').first().waitFor();
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const moves = await page.evaluate(() => {
    const root = document.querySelector('museum-shop')!.shadowRoot!;
    return root.getAnimations().filter((each) => {
      const { duration } = each.effect!.getComputedTiming();
      return Number(duration) > 1;
    }).length;
  });
  assert.equal(moves, 0);
  await leave(visitor);
});

test('Whole shop: the frame stays while a screen loads', async () => {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.open('/shop/en');
  await page.locator('museum-shop .areas a').first().waitFor();
  await untilLoaded(page);
  let letGo = (): void => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() => {
    const root = document.querySelector('museum-shop')!.shadowRoot!;
    root.querySelector<HTMLElement>('.tools a[href*="/login"]')!.click();
  });
  await page.waitForURL('**/shop/en/login*');
  await page.locator('museum-shop .content .skeleton').waitFor();
  assert.ok(await page.locator('museum-shop header').isVisible());
  assert.ok(await page.locator('museum-shop footer').isVisible());
  letGo();
  await page.locator('museum-shop input[type=password]').waitFor();
  await leave(visitor);
});
