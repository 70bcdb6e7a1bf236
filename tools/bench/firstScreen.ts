import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Hono } from 'hono';
import type { Browser } from 'playwright-core';
import { markDrawn, median, newPhone, openPhone, timeOfMark } from './phone.ts';

const RUNS = 5;

/** Maximum duration of a frame on a slow phone. */
const FRAME_MS = 100;

type Shift = { startTime: number; value: number };

/** Record of the skeleton, made in the page. */
type Seen = {
  loaderFrame: number;
  skeletonFrame: number;
  skeletonMs: number;
  fromPx: number;
  toPx: number;
  shifts: Shift[];
};

/** Pages that are compared; they only differ in what they load. */
type Name = 'floor' | 'bare' | 'preloaded';

const html = (head: string, body: string): string => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>First screen</title>
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>`;

const script = (file: string): string => `<script type="module" src="/${file}"></script>`;
const preload = (file: string): string => `<link rel="modulepreload" href="/${file}" />`;

type FirstFiles = {
  elements: Record<string, { list: string[] }>;
  messages: Record<string, string>;
};

function pagesOf(dist: string): Record<Name, string> {
  const first = JSON.parse(readFileSync(path.join(dist, 'first.json'), 'utf8')) as FirstFiles;
  const loader = 'museum-shop.js';
  const files = [loader, ...first.elements.tickets!.list, first.messages.de!];
  const shop =
    '<museum-tickets api="/api"><a href="/desk">Tickets</a></museum-tickets><p>Opening hours</p>';
  return {
    floor: html(
      preload('museum-floor.js') + script('museum-floor.js'),
      '<bench-floor api="/api"></bench-floor>',
    ),
    bare: html(script(loader), shop),
    preloaded: html(files.map(preload).join('') + script(loader), shop),
  };
}

export function serveFirstScreens(app: Hono, dist: string): void {
  for (const [name, page] of Object.entries(pagesOf(dist))) {
    app.get(`/bench/${name}.html`, (c) => c.html(page));
  }
}

/** Returns the milliseconds from the address to the first event's name. */
async function timeOf(browser: Browser, origin: string, name: Name): Promise<number> {
  const context = await newPhone(browser);
  const { page } = await openPhone(context, { savesData: true });
  const [tag, selector] = name === 'floor' ? ['bench-floor', 'a'] : ['museum-tickets', '.card a'];
  await markDrawn(page, 'drawn', tag!, selector!);
  await page.goto(`${origin}/bench/${name}.html`, { waitUntil: 'commit' });
  const time = await timeOfMark(page, 'drawn');
  await context.close();
  return time;
}

/** Returns the time to the first event's name on each page, in milliseconds: the median of alternating runs. */
export async function measureFirstScreen(
  browser: Browser,
  origin: string,
): Promise<Record<Name, number>> {
  const times: Record<Name, number[]> = { floor: [], bare: [], preloaded: [] };
  for (let run = 0; run < RUNS; run++) {
    for (const name of ['floor', 'bare', 'preloaded'] as const) {
      times[name].push(await timeOf(browser, origin, name));
    }
  }
  return {
    floor: median(times.floor),
    bare: median(times.bare),
    preloaded: median(times.preloaded),
  };
}

/**
 * Returns the number of frames from the one in which the loader runs to the one with the skeleton, the heights of fallback
 * and skeleton, and the layout shift caused by this growth and after it.
 */
export async function measureSkeleton(browser: Browser, origin: string) {
  const context = await newPhone(browser);
  const { page } = await openPhone(context, { savesData: true });
  await page.addInitScript(`
    window.seen = { frame: 0, shifts: [] };
    (function look() {
      seen.frame += 1;
      const element = document.querySelector('museum-tickets');
      if (element?.shadowRoot?.querySelector('#waiting') && !seen.skeletonFrame) {
        seen.skeletonFrame = seen.frame;
        seen.skeletonMs = performance.now();
        seen.toPx = element.offsetHeight;
      } else if (element && !seen.skeletonFrame) seen.fromPx = element.offsetHeight;
      requestAnimationFrame(look);
    })();
    // one of the first things that the loader does
    Object.defineProperty(window, 'museumShop', {
      configurable: true,
      get: () => undefined,
      set(value) {
        seen.loaderFrame = seen.frame;
        Object.defineProperty(window, 'museumShop', { value, writable: true });
      },
    });
    new PerformanceObserver((list) => {
      for (const { startTime, value } of list.getEntries()) seen.shifts.push({ startTime, value });
    }).observe({ type: 'layout-shift', buffered: true });`);
  await markDrawn(page, 'drawn', 'museum-tickets', '.card a');
  await page.goto(`${origin}/bench/bare.html`, { waitUntil: 'commit' });
  await timeOfMark(page, 'drawn');
  await page.waitForLoadState('networkidle');
  const seen = (await page.evaluate('seen')) as Seen;
  await context.close();
  // the skeleton is drawn, and its layout shift reported, a moment after its script has run
  const isGrowth = ({ startTime }: Shift): boolean => startTime < seen.skeletonMs + FRAME_MS;
  const sum = (shifts: Shift[]): number => shifts.reduce((all, { value }) => all + value, 0);
  return {
    frames: seen.skeletonFrame - seen.loaderFrame,
    fromPx: seen.fromPx,
    toPx: seen.toPx,
    growth: sum(seen.shifts.filter(isGrowth)),
    shift: sum(seen.shifts.filter((shift) => !isGrowth(shift))),
  };
}
