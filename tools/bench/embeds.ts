import type { Hono } from 'hono';
import type { Browser } from 'playwright-core';
import { markDrawn, median, newPhone, openPhone, timeOfMark } from './phone.ts';
import { BEGIN, END, longestTask } from './trace.ts';

const RUNS = 3;
const MANY = 40;

const embeds = (count: number): string =>
  `<!doctype html>
<html lang="de">
  <meta name="viewport" content="width=device-width" />
  <title>Embeds</title>
  <script type="module" src="/museum-shop.js?api=/api"></script>
  ${'<museum-tickets></museum-tickets>'.repeat(count)}
</html>`;

/** Serves a page with one embed and one with many. */
export function serveEmbeds(app: Hono): void {
  app.get('/bench/embeds-1.html', (c) => c.html(embeds(1)));
  app.get(`/bench/embeds-${MANY}.html`, (c) => c.html(embeds(MANY)));
}

async function open(browser: Browser, address: string) {
  const context = await newPhone(browser);
  const { page } = await openPhone(context, { savesData: true });
  await markDrawn(page, 'drawn', 'museum-tickets', '.card a');
  await page.addInitScript(BEGIN);
  let drawnMs = NaN;
  const longestMs = await longestTask(browser, page, async () => {
    await page.goto(address, { waitUntil: 'commit' });
    drawnMs = await timeOfMark(page, 'drawn');
    await page.waitForLoadState('networkidle');
    await page.evaluate(END);
  });
  await context.close();
  return { drawnMs, longestMs };
}

/** Measures the time to the first event's name and the longest task, on a page with one embed and one with many. */
export async function measureEmbeds(browser: Browser, origin: string) {
  const visits = { one: [], many: [] } as Record<
    'one' | 'many',
    { drawnMs: number; longestMs: number }[]
  >;
  for (let run = 0; run < RUNS; run++) {
    visits.one.push(await open(browser, `${origin}/bench/embeds-1.html`));
    visits.many.push(await open(browser, `${origin}/bench/embeds-${MANY}.html`));
  }
  return Object.entries(visits).map(([name, all]) => ({
    name: name === 'one' ? '1 embed' : `${MANY} embeds`,
    drawnMs: median(all.map(({ drawnMs }) => drawnMs)),
    longestMs: median(all.map(({ longestMs }) => longestMs)),
  }));
}
