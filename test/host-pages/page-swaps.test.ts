import assert from 'node:assert/strict';
import { test } from 'node:test';
import { servePackages } from './support/packages.ts';
import { hostPages } from './support/suite.ts';
import { putSite, SWAPPERS } from './support/swappers.ts';
import type { Visitor } from './support/visitor.ts';
import { say } from '../support/say.ts';

const pages = hostPages({ site: servePackages });

const TICKETS = '<museum-tickets></museum-tickets>';
const TOURS = '<div class="museum-embed" data-element="tours"></div>';

/** Returns the ids of the outlets of the page. */
const outletsOf = (page: Visitor): Promise<string[]> =>
  page.ask(() => {
    const { values } = (globalThis as never as Record<symbol, { values: Map<string, never> }>)[
      Symbol.for('museum-shop/1')
    ]!;
    return Object.keys((values.get('navigation') as never as { outlets: object }).outlets);
  });

for (const swapper of SWAPPERS) {
  test(`E5: embeds that ${swapper} swaps in load, those that it removes unmount, and Back loads them again`, async () => {
    const page = await pages.visit();
    await page.goTo(putSite(pages.museum, swapper, { First: TICKETS, Second: TOURS }));
    await page.reads('Tides', 'museum-tickets');
    await page.ask(() => void ((globalThis as { isSamePage?: boolean }).isSamePage = true));

    await page.click('To the other page');
    await page.reads('Nine Centuries in an Hour', 'museum-tours');
    await page.until('the tickets are unmounted', async () => (await outletsOf(page)).length === 1);

    await page.back();
    await page.reads('Tides', 'museum-tickets');
    await page.click(/Tides/, 'museum-tickets');
    await page.reads(say('chooseADay'), 'museum-tickets');
    assert.deepEqual(await outletsOf(page), ['museum-tickets-0']);

    await page.click('To the other page');
    await page.reads('Nine Centuries in an Hour', 'museum-tours');
    assert.ok(await page.ask(() => 'isSamePage' in globalThis), 'the page was never loaded again');
  });
}
