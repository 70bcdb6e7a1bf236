import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engine, startBrowser } from './support/engine.ts';
import type {} from './support/keepCount.ts';
import { hostPages } from './support/suite.ts';
import { scriptOf } from './support/script.ts';
import { Visitor } from './support/visitor.ts';
import { isFull } from '../support/tier.ts';

const pages = hostPages();

const TICKETS = '<museum-tickets></museum-tickets>';
const EMBEDS = `${TICKETS}<museum-cart-button></museum-cart-button>`;
const TIMES = isFull ? 200 : 60;
/** Number of copies in the page at the same time, all of them in view. */
const TOGETHER = 10;
const BODY =
  '<style>main > * { display: block; block-size: 40px; min-block-size: 0; overflow: hidden }</style><main></main>';
/** Number of insertions after which everything that a page loads once is loaded. */
const FIRST = 20;
const MOST_GROWTH = 0.05;

/** Inserts the embeds `times` times, `TOGETHER` at once, and removes them after each has shown its first screen. */
const comeAndGo = (page: Visitor, embeds: string, times: number): Promise<void> =>
  page.ask(
    async (html: string, count: number) => {
      const main = document.querySelector('main')!;
      for (let round = 0; round < count; round++) {
        main.innerHTML = html;
        let left = main.children.length;
        const all = new AbortController();
        await new Promise<void>((resolve) => {
          all.signal.addEventListener('abort', () => resolve());
          main.addEventListener('museum-ready', () => --left === 0 && all.abort(), all);
        });
        main.replaceChildren();
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    embeds.repeat(TOGETHER),
    times / TOGETHER,
  );

const heldBy = (page: Visitor): Promise<Record<string, number>> => page.ask(() => countHeld());

/** Returns the used heap in bytes after garbage collection. */
async function heapOf(page: Visitor): Promise<number> {
  const devtools = await page.tab.createCDPSession();
  // each round may release objects that the next one can collect
  for (const _ of [1, 2, 3]) {
    await devtools.send('HeapProfiler.collectGarbage');
    await page.untilIdle();
  }
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
}

test(`embeds that are inserted and removed ${TIMES} times leave no listener, timer, observer or style sheet`, async () => {
  const head = `<script>${scriptOf('keepCount.ts')}</script>`;
  const page = await pages.open({ body: BODY, head });
  await comeAndGo(page, EMBEDS, FIRST);
  await page.untilIdle();
  const before = await heldBy(page);
  await comeAndGo(page, EMBEDS, TIMES);
  let after = await heldBy(page);
  await page.until('nothing is left', async () => {
    after = await heldBy(page);
    return Object.entries(after).every(([kind, count]) => count <= (before[kind] ?? 0));
  });
  assert.equal(after.sheets, before.sheets);
  assert.equal(after.children, before.children);
});

// only Chromium can measure its heap
if (engine === 'chromium') {
  test(`embeds that are inserted and removed ${TIMES} times grow the heap by less than 5 %`, async (t) => {
    // without a JIT compiler: the engine keeps or drops compiled code as it likes
    const browser = await startBrowser(['--js-flags=--jitless']);
    t.after(() => browser.close());
    const page = await Visitor.arrive(browser);
    await page.goTo(pages.museum.put({ body: BODY.replace('</main>', `${TICKETS}</main>`) }));
    await page.until('the next screen is prefetched', () =>
      page.ask(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('EventScreen')),
      ),
    );
    await comeAndGo(page, TICKETS, FIRST);
    const before = await heapOf(page);
    await comeAndGo(page, TICKETS, TIMES);
    const growth = (await heapOf(page)) / before - 1;
    assert.ok(growth < MOST_GROWTH, `it has grown by ${(100 * growth).toFixed(1)} %`);
  });
}
