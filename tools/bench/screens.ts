import type { Browser, BrowserContext, Page } from 'playwright-core';
import { median, newPhone, openPhone } from './phone.ts';

const RUNS = 3;

const LIST = 'museum-tickets .card a';
const EVENT = 'museum-tickets .choice [value*=T]';

/** Screen of the demo; `selector` matches when the screen is finished. */
export type Screen = { name: string; page: string; selector: string };

/** Returns the screens to measure. The event must be open on `day`. */
export const screensOn = (day: string): Screen[] => [
  { name: 'list of tickets', page: 'tickets.html', selector: LIST },
  { name: 'event', page: 'tickets.html#/tickets/12', selector: EVENT },
  { name: 'event on its day', page: `tickets.html#/tickets/12?date=${day}`, selector: EVENT },
  { name: 'list of tours', page: 'tours.html', selector: 'museum-tours .card a' },
  {
    name: 'tour',
    page: 'tours.html#/guided-tours/105',
    selector: 'museum-tours [role=grid] .available',
  },
  { name: 'merchandise', page: 'merchandise.html', selector: 'museum-merchandise .card a' },
  { name: 'annual passes', page: 'passes.html', selector: 'museum-passes .card a' },
  { name: 'vouchers', page: 'vouchers.html', selector: 'museum-vouchers .card a' },
  { name: 'basket', page: 'basket.html', selector: 'museum-checkout h2' },
  { name: 'account', page: 'account.html', selector: 'museum-account form' },
];

/** Returns when an element is first visible, in milliseconds of the page's clock. */
const seenAt = async (page: Page, selector: string): Promise<number> => {
  await page.locator(selector).first().waitFor();
  return page.evaluate(() => performance.now());
};

async function timeOf(context: BrowserContext, address: string, selector: string) {
  const { page, devtools } = await openPhone(context, { savesData: true });
  const sent = { requests: 0, bytes: 0 };
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sent.requests += 1;
    sent.bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'commit' });
  const finishedMs = await seenAt(page, selector);
  await page.close();
  return { finishedMs, ...sent };
}

/**
 * Measures the time from an address to the finished screen, on a first visit and on a second one, and what was sent until
 * the first was finished: pages, scripts, styles, answers and pictures.
 */
export async function measureScreen(browser: Browser, address: string, selector: string) {
  const [first, second]: Awaited<ReturnType<typeof timeOf>>[][] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    const context = await newPhone(browser, { locale: 'de-DE' });
    first!.push(await timeOf(context, address, selector));
    second!.push(await timeOf(context, address, selector));
    await context.close();
  }
  return {
    firstMs: median(first!.map(({ finishedMs }) => finishedMs)),
    secondMs: median(second!.map(({ finishedMs }) => finishedMs)),
    requests: median(first!.map(({ requests }) => requests)),
    bytes: median(first!.map(({ bytes }) => bytes)),
  };
}

/** Measures the time from a click on an event in the list to its finished screen, with and without prefetch. */
export async function measureOpening(browser: Browser, address: string) {
  const times = { prefetched: [] as number[], not: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    for (const way of ['prefetched', 'not'] as const) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const { page } = await openPhone(context, { savesData: way === 'not' });
      await page.goto(address);
      const link = page.locator(LIST, { hasText: 'Gezeiten' });
      await link.waitFor();
      await page.waitForLoadState('networkidle');
      if (way === 'prefetched') {
        const answer = page.waitForResponse(/\/ticket\/calendar\//);
        await link.hover();
        await answer;
        await page.waitForLoadState('networkidle');
      }
      const pressed = await link.evaluate((element) => {
        const before = performance.now();
        (element as HTMLElement).click();
        return before;
      });
      times[way].push((await seenAt(page, EVENT)) - pressed);
      await context.close();
    }
  }
  return { prefetchedMs: median(times.prefetched), notMs: median(times.not) };
}
