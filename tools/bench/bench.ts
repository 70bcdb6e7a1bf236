import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { startStack } from '../../demo/stack.ts';
import { browserFlags, findBrowser } from '../browser.mjs';
import { measureChoosing } from './choosing.ts';
import { measureEmbeds, serveEmbeds } from './embeds.ts';
import { measureFirstScreen, measureSkeleton, serveFirstScreens } from './firstScreen.ts';
import { buildFloor } from './floor/build.ts';
import { measureLists } from './lists.ts';
import { LINE_IN_WORDS } from './phone.ts';
import { measureOpening, measureScreen, screensOn } from './screens.ts';

// `npm run bench` measures the built shop in a real browser, slowed down four times. It only prints figures, because they
// depend on the machine and its load; comparisons within one run are printed with their limits. Words select parts:
// `npm run bench -- first lists`.

const ms = (value: number): string => `${Math.round(value)} ms`;
const limit = (value: number, most: number, unit: string): string =>
  `${value <= most ? 'within' : 'OVER'} ${most}${unit}`;
const heading = (title: string): void => console.log(`\n${title}`);
const line = (name: string, figure: string, ...rest: string[]): void =>
  console.log(`  ${name.padEnd(40)} ${figure.padStart(9)}  ${rest.join(', ')}`);
const taskLine = (name: string, longestMs: number): void =>
  line(name, ms(longestMs), limit(longestMs, 50, ' ms'));

/** Returns a Saturday in the middle of next month, `YYYY-MM-DD`; the event is open on it, and on days around it. */
function aSaturday(): string {
  const now = new Date();
  const middle = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, 12));
  middle.setUTCDate(12 + 6 - middle.getUTCDay());
  return middle.toISOString().slice(0, 10);
}

const port = Number(process.env.PORT ?? 18_330);
const folder = mkdtempSync(path.join(tmpdir(), 'museum-shop-'));
const dist = path.join(folder, 'dist');
cpSync('dist', dist, { recursive: true, preserveTimestamps: true });
await buildFloor(dist);
const { addresses, close } = await startStack({
  port,
  data: folder,
  dist,
  extra: (app) => {
    serveFirstScreens(app, dist);
    serveEmbeds(app);
  },
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const museum = `${addresses.shop}/museum`;
const day = aSaturday();

const parts: Record<string, () => Promise<void>> = {
  first: async () => {
    heading(`The first event's name, ${LINE_IN_WORDS}`);
    const { floor, bare, preloaded } = await measureFirstScreen(browser, addresses.shop);
    const ratio = (time: number, most: number): string =>
      `${(time / floor).toFixed(2)} times the floor, ${limit(time / floor, most, '')}`;
    line('floor: the fixed packages alone', ms(floor));
    line('without preload lines', ms(bare), ratio(bare, 1.5));
    line('with preload lines', ms(preloaded), ratio(preloaded, 1.25));
    const skeleton = await measureSkeleton(browser, addresses.shop);
    const { frames, fromPx, toPx, growth, shift } = skeleton;
    line('skeleton after the loader', `${frames}`, 'frames', limit(frames, 1, ''));
    line(
      'from fallback to skeleton',
      `${fromPx} px`,
      `to ${toPx} px`,
      `shift ${growth.toFixed(3)}`,
    );
    line('layout shift from then on', shift.toFixed(3), limit(shift, 0, ''));
  },
  screens: async () => {
    heading(`From the address to the finished screen, ${LINE_IN_WORDS}`);
    for (const { name, page, selector } of screensOn(day)) {
      const figures = await measureScreen(browser, `${museum}/${page}`, selector);
      const { firstMs, secondMs, requests, bytes } = figures;
      const sent = [`${requests} requests`, `${Math.round(bytes / 1000)} kB`];
      line(name, ms(firstMs), ...sent, `second visit ${ms(secondMs)}`);
    }
  },
  opening: async () => {
    heading('From the press on an event in the list to its finished screen');
    const { prefetchedMs, notMs } = await measureOpening(browser, `${museum}/tickets.html`);
    line('without prefetch', ms(notMs));
    line('with prefetch', ms(prefetchedMs), `${(notMs / prefetchedMs).toFixed(1)} times as fast`);
  },
  choosing: async () => {
    heading('Longest task while choosing');
    const event = `${museum}/tickets.html#/tickets/12?date=${day}`;
    for (const { name, longestMs } of await measureChoosing(browser, event)) {
      taskLine(name, longestMs);
    }
  },
  lists: async () => {
    heading('From the answer to the first screen of the list of articles');
    const { shortMs, longMs, scrollMs } = await measureLists(browser, port + 3);
    const ratio = longMs / shortMs;
    line('100 articles', ms(shortMs));
    line(
      '2,000 articles',
      ms(longMs),
      `${ratio.toFixed(2)} times as long, ${limit(ratio, 1.5, '')}`,
    );
    taskLine('longest task while 2,000 are scrolled', scrollMs);
  },
  embeds: async () => {
    heading(`The first event's name with many embeds on the page, ${LINE_IN_WORDS}`);
    for (const { name, drawnMs, longestMs } of await measureEmbeds(browser, addresses.shop)) {
      line(name, ms(drawnMs), `longest task ${ms(longestMs)}`);
    }
  },
};

console.log(`In ${findBrowser()}, four times slower`);
const wanted = process.argv.slice(2);
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure();
}

await browser.close();
await close();
rmSync(folder, { recursive: true, force: true });
