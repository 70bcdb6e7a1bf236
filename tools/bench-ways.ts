import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** A phone on a middling line: four times slower, with a way to the server that takes its time. */
const SLOWER = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_250_000 / 4,
  uploadThroughput: 1_250_000 / 4,
};
/** How often each way is gone; the one in the middle counts. */
export const RUNS = 3;

export const LIST = 'museum-tickets .card a';
export const EVENT = 'museum-tickets .choice [value*=T]';

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** A page of a phone. `savesData` keeps the shop from fetching ahead. */
export async function openPhone(
  context: BrowserContext,
  { line = LINE, savesData = false }: { line?: typeof LINE | undefined; savesData?: boolean } = {},
): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
  if (line) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', line);
  }
  return { page, devtools };
}

/** Milliseconds of the page's clock at which something can first be seen. */
const seenAt = async (page: Page, selector: string): Promise<number> => {
  await page.locator(selector).first().waitFor();
  return page.evaluate(() => performance.now());
};

/** How long a page takes from its address to its finished screen, and how much earlier than the screen its data are asked for. */
async function timeOf(context: BrowserContext, address: string, selector: string) {
  const { page } = await openPhone(context);
  await page.addInitScript(() => {
    document.addEventListener('museum-ready', () => performance.mark('ready'));
  });
  await page.goto(address, { waitUntil: 'commit' });
  const finished = await seenAt(page, selector);
  const early = await page.evaluate(() => {
    const ready = performance.getEntriesByName('ready')[0]?.startTime ?? NaN;
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/api\/\w+\/(event|ticket)\//.test(name))
      .map(({ startTime }) => ready - startTime);
    return Math.max(0, ...asked);
  });
  await page.close();
  return { finished, early };
}

/** From an address to the finished screen: with an empty cache, and once more with a full one. */
export async function measureStart(browser: Browser, address: string, selector: string) {
  const [cold, warm]: Awaited<ReturnType<typeof timeOf>>[][] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    cold!.push(await timeOf(context, address, selector));
    warm!.push(await timeOf(context, address, selector));
    await context.close();
  }
  return {
    coldMs: median(cold!.map(({ finished }) => finished)),
    warmMs: median(warm!.map(({ finished }) => finished)),
    earlyMs: median(cold!.map(({ early }) => early)),
  };
}

/** From the press on an event in the list to its finished screen: fetched ahead, and not. */
export async function measureOpening(browser: Browser, address: string) {
  const times = { ahead: [] as number[], not: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    for (const way of ['ahead', 'not'] as const) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const { page } = await openPhone(context, { savesData: way === 'not' });
      await page.goto(address);
      const link = page.locator(LIST, { hasText: 'Gezeiten' });
      await link.waitFor();
      await page.waitForLoadState('networkidle');
      if (way === 'ahead') {
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
  return { aheadMs: median(times.ahead), notMs: median(times.not) };
}
