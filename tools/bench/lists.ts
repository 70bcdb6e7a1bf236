import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { museum } from '../../demo/museum/museum.ts';
import { startStack } from '../../demo/stack.ts';
import { BEGIN, END, longestTask } from './trace.ts';
import { median, newPhone, openPhone } from './phone.ts';

const TAG = 'museum-merchandise';
const CARD = '.card a';
const SCREENS = 20;
/** A screen is drawn so fast that a few runs would measure the machine rather than the list. */
const LIST_RUNS = 9;

/** Repeats the museum's articles up to a count. */
const articlesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const article = museum.articles[index % museum.articles.length]!;
    return { ...article, id: `${article.id}-${index}` };
  });

async function withCatalogue<T>(count: number, port: number, run: (shop: string) => Promise<T>) {
  const data = mkdtempSync(path.join(tmpdir(), 'museum-shop-'));
  const catalogue = { ...museum, articles: articlesOf(count) };
  const { addresses, close } = await startStack({ port, data, dist: 'dist', catalogue });
  const result = await run(addresses.shop);
  await close();
  rmSync(data, { recursive: true, force: true });
  return result;
}

/**
 * Returns the milliseconds from the moment when the page has received the articles to the frame that draws the first of
 * them. The request waits until everything else has loaded, so that nothing else is measured.
 */
async function firstScreen(browser: Browser, address: string): Promise<number> {
  const context = await newPhone(browser);
  const { page } = await openPhone(context, { line: undefined });
  // as text, because compiled inner functions use helpers that do not exist in the page
  await page.addInitScript(`(function look() {
    const root = document.querySelector('${TAG}')?.shadowRoot;
    if (root?.querySelector('${CARD}')) performance.mark('drawn');
    else requestAnimationFrame(look);
  })();
  const { text } = Response.prototype;
  Response.prototype.text = async function () {
    const body = await text.call(this);
    if (this.url.includes('/merchandise/select')) performance.mark('arrived');
    return body;
  };`);
  await page.route('**/merchandise/select*', async (route) => {
    await page.locator(`${TAG} .skeleton`).first().waitFor();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await route.continue();
  });
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
  const time = await page.evaluate(() => {
    const [arrived, drawn] = ['arrived', 'drawn'].map((name) => performance.getEntriesByName(name));
    return drawn![0]!.startTime - arrived![0]!.startTime;
  });
  await context.close();
  return time;
}

/** Returns the longest task while a visitor scrolls down a list that has just loaded, in milliseconds. */
async function scrolling(browser: Browser, address: string): Promise<number> {
  const context = await newPhone(browser);
  const { page } = await openPhone(context, { line: undefined });
  await page.goto(address);
  await page.locator(`${TAG} ${CARD}`).first().waitFor();
  await page.mouse.move(180, 400);
  const longestMs = await longestTask(browser, page, async () => {
    await page.evaluate(BEGIN);
    for (let screen = 0; screen < SCREENS; screen++) {
      await page.mouse.wheel(0, 700);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
    }
    await page.evaluate(END);
  });
  await context.close();
  return longestMs;
}

/**
 * Measures a list of 100 articles and one of 2,000: the time from the answer to the first screen of each, and the longest
 * task while the long one is scrolled. The runs alternate, so that other load on the machine affects both.
 */
export async function measureLists(browser: Browser, port: number) {
  const page = '/museum/merchandise.html';
  const times = { short: [] as number[], long: [] as number[] };
  const scrollMs = await withCatalogue(100, port, (short) =>
    withCatalogue(2000, port + 3, async (long) => {
      for (let run = 0; run < LIST_RUNS; run++) {
        times.short.push(await firstScreen(browser, short + page));
        times.long.push(await firstScreen(browser, long + page));
      }
      return scrolling(browser, long + page);
    }),
  );
  return { shortMs: median(times.short), longMs: median(times.long), scrollMs };
}
