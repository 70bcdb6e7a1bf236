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
/** So many at once, all of them in view. */
const TOGETHER = 10;
const BODY =
  '<style>main > * { display: block; block-size: 40px; min-block-size: 0; overflow: hidden }</style><main></main>';
/** By then all that a page loads once is there. */
const FIRST = 20;
const MOST_GROWTH = 0.05;

/** Puts the embeds into the page and takes them out, so many times; each of them has shown its first screen meanwhile. */
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

/** What the page holds once everything is thrown away that nobody holds, in bytes. */
async function heapOf(page: Visitor): Promise<number> {
  const devtools = await page.tab.createCDPSession();
  // what is given up in one round lets go of more
  for (const _ of [1, 2, 3]) {
    await devtools.send('HeapProfiler.collectGarbage');
    await page.calm();
  }
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
}

test(`embeds that come and go ${TIMES} times leave no listener, timer, observer or style sheet`, async () => {
  const head = `<script>${scriptOf('keepCount.ts')}</script>`;
  const page = await pages.open({ body: BODY, head });
  await comeAndGo(page, EMBEDS, FIRST);
  await page.calm();
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

// only Chromium lets its heap be weighed
if (engine === 'chromium') {
  test(`embeds that come and go ${TIMES} times leave the heap as it was, within 5 %`, async (t) => {
    // without compiled code, which the engine keeps as it likes, the heap is what the page holds
    const browser = await startBrowser(['--js-flags=--jitless']);
    t.after(() => browser.close());
    const page = await Visitor.arrive(browser);
    await page.goTo(pages.museum.put({ body: BODY.replace('</main>', `${TICKETS}</main>`) }));
    await page.until('the screen that probably comes next is there, too', () =>
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
