import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from 'playwright-core';

/** Phone with a quarter of the power, on a line of 150 ms and 1.6 Mbit/s. */
const SLOWER = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};
export const LINE_IN_WORDS = 'on a line of 150 ms and 1.6 Mbit/s';

/** Returns the median, which other load on the machine affects least. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Opens a browser context with an empty cache. */
export const newPhone = (
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 360, height: 800 }, ...options });

/** Opens a page on the phone. `savesData` keeps the shop from prefetching. */
export async function openPhone(
  context: BrowserContext,
  { line = LINE, savesData = false }: { line?: typeof LINE | undefined; savesData?: boolean } = {},
): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
  await devtools.send('Network.enable');
  if (line) await devtools.send('Network.emulateNetworkConditions', line);
  return { page, devtools };
}

/**
 * Sets a mark when an element is first drawn, in pages that are opened later. The script is a text, because compiled
 * inner functions use helpers that do not exist in the page.
 */
export const markDrawn = (
  page: Page,
  mark: string,
  tag: string,
  selector: string,
): Promise<unknown> =>
  page.addInitScript(`(function look() {
    const root = document.querySelector('${tag}')?.shadowRoot;
    if (root?.querySelector('${selector}')) performance.mark('${mark}');
    else requestAnimationFrame(look);
  })()`);

/** Waits for a mark and returns its time, in milliseconds from the start of the page. */
export async function timeOfMark(page: Page, mark: string): Promise<number> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);
  return page.evaluate((name) => performance.getEntriesByName(name)[0]!.startTime, mark);
}
