import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { LANGUAGES } from '../demo/server/languages.ts';
import { startStack } from '../demo/stack.ts';
import { browserFlags, findBrowser } from './browser.mjs';
import { SALES_AREAS } from './chunks.mjs';
import { MORNING } from './morning.mjs';

// `npm run check:sizes` compares the files that a visitor's browser loads, JavaScript including CSS, compressed by brotli,
// with the budgets in package.json. A kB is 1,000 bytes. Only a browser knows which files a screen loads: size-limit would
// need them in a second list, kept by hand, although their names change with each build.
const dist = 'dist';
const { budgets } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  budgets: Record<string, number>;
};

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 7);

/**
 * Returns the compressed size of a file. The hashes in the names of its imports compress by chance, up to 90 bytes in all:
 * they are replaced by hashes of the names, so that only the code decides.
 */
function sizeOf(file: string): number {
  const code = readFileSync(path.join(dist, file), 'utf8');
  const steady = code.replaceAll(
    /([\w-]+)-[\da-f]{7}\.js/g,
    (_, name: string) => `${name}-${hashOf(name)}.js`,
  );
  return brotliCompressSync(steady).length;
}

const total = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0);

/** Returns a file and all files that it imports statically. */
function closureOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(path.join(dist, file), 'utf8');
  for (const [, imported] of code.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g)) {
    closureOf(path.join(path.dirname(file), imported!), found);
  }
  return found;
}

/** Files that a list loads after its first cards: two tours have no date. */
const LAST_OF_LIST: Record<string, string> = { tours: 'chunks/CalendarDate-' };

/**
 * Returns the files of the bundle that the browser has loaded when the page shows `selector` and has received the file
 * named `last`. Data saver is on, so that the shop does not prefetch the next screen.
 */
async function loadedFor(
  browser: Browser,
  address: string,
  selector: string,
  last = 'museum-shop.js',
): Promise<string[]> {
  const page = await browser.newPage({ locale: 'de-DE' });
  // the files of a list depend on the time: a card whose date has passed loads the calendar of its item
  await page.clock.setFixedTime(MORNING);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const files: string[] = [];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    const isOurs =
      origin === new URL(address).origin && /^\/(museum-[^/]+\.js|chunks\/)/.test(pathname);
    if (isOurs) files.push(pathname.slice(1));
  });
  const received = page.waitForResponse((response) => response.url().includes(`/${last}`));
  await page.goto(address);
  await page.locator(selector).first().waitFor();
  await received;
  await page.waitForLoadState('networkidle');
  await page.close();
  return files;
}

const data = mkdtempSync(path.join(tmpdir(), 'museum-shop-'));
const { addresses, close } = await startStack({
  port: Number(process.env.PORT ?? 18_300),
  data,
  dist,
  now: () => new Date(MORNING),
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const pageOf = (area: string): string => `${addresses.shop}/museum/${area}.html`;
const [tickets, tours] = [pageOf('tickets'), pageOf('tours')];
const chunks = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(museum-[^/]+|chunks\/.+)\.js$/.test(file))
  .filter(
    (file) =>
      !LANGUAGES.some(
        (lang) => lang !== 'de' && new RegExp(`/(messages|later)-${lang}-`).test(file),
      ),
  );

/** Returns whether only some browsers load a chunk: those without `setHTML`, or Firefox, which hands baskets over. */
const isOfSomeBrowsers = (file: string): boolean =>
  /^chunks\/(sanitizeFallback|bfcacheStorage)-/.test(file);

const sizes: Record<string, number> = {
  loader: total(closureOf('museum-shop.js')),
  'tickets: event with calendar': total(
    await loadedFor(browser, `${tickets}#/tickets/12`, 'museum-tickets [role=grid]'),
  ),
  // a tour with questions, which only appear once something is chosen
  'tours: tour with calendar': total(
    await loadedFor(browser, `${tours}#/guided-tours/105`, 'museum-tours [role=grid]'),
  ),
  ...Object.fromEntries(
    await Promise.all(
      SALES_AREAS.map(async (area) => [
        `${area}: list`,
        total(await loadedFor(browser, pageOf(area), `museum-${area} .card a`, LAST_OF_LIST[area])),
      ]),
    ),
  ),
  'everything in one language': total(chunks.filter((file) => !isOfSomeBrowsers(file))),
  'in addition, for some browsers': total(chunks.filter(isOfSomeBrowsers)),
};
await browser.close();
await close();
rmSync(data, { recursive: true, force: true });

let isOver = false;
for (const [name, limit] of Object.entries(budgets)) {
  const kilobytes = (sizes[name] ?? Infinity) / 1000;
  const verdict = kilobytes <= limit ? 'within' : 'OVER';
  isOver ||= kilobytes > limit;
  console.log(`${name.padEnd(30)} ${kilobytes.toFixed(1).padStart(6)} kB  ${verdict} ${limit} kB`);
}
if (isOver) process.exit(1);
