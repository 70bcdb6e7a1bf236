import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from 'playwright-core';

/** A phone of four times less power, on a line of 150 ms and 1.6 Mbit/s. */
const SLOWER = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};
export const LINE_IN_WORDS = 'on a line of 150 ms and 1.6 Mbit/s';

/** The middle one counts: what else the machine does falls now on one run, now on another. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** A visitor without anything in the cache. */
export const newPhone = (
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 360, height: 800 }, ...options });

/** A page of a phone. `savesData` keeps the shop from fetching ahead. */
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
 * Writes down when something is drawn for the first time in a page that is opened from now on: in the frame after the one in
 * which it is found. As text, since a compiler's helpers for functions are not there in the page.
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

/** Milliseconds from the beginning of the page to a mark, as soon as it is there. */
export async function timeOfMark(page: Page, mark: string): Promise<number> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);
  return page.evaluate((name) => performance.getEntriesByName(name)[0]!.startTime, mark);
}
