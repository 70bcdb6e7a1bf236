import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { startStack } from '../demo/stack.ts';
import { measureChoosing } from './bench-choosing.ts';
import { measureLists } from './bench-lists.ts';
import { EVENT, LIST, measureOpening, measureStart } from './bench-ways.ts';
import { browserFlags, findBrowser } from './browser.mjs';

// `npm run bench`: how fast the built shop is in a real browser, slowed down four times. It prints figures and judges
// nothing: they depend on the machine and on what else it does. Only the longest task and the time of a long list against a
// short one have limits to be held against.
const LONGEST_TASK_MS = 50;
const LIST_RATIO = 1.5;

const line = (name: string, figure: string, rest = ''): void =>
  console.log(`${name.padEnd(46)} ${figure.padStart(9)}  ${rest}`);
const judged = (name: string, longestMs: number): void =>
  line(
    name,
    ms(longestMs),
    `${longestMs <= LONGEST_TASK_MS ? 'within' : 'OVER'} ${LONGEST_TASK_MS} ms`,
  );
const ms = (value: number): string => `${Math.round(value)} ms`;

const port = Number(process.env.PORT ?? 18_330);
const data = mkdtempSync(path.join(tmpdir(), 'museum-shop-'));
const { addresses, close } = await startStack({
  port,
  data,
  dist: 'dist',
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
/** A Saturday in the middle of next month: the event is open on it, and on days around it. */
function aSaturday(): string {
  const now = new Date();
  const middle = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, 12));
  middle.setUTCDate(12 + 6 - middle.getUTCDay());
  return middle.toISOString().slice(0, 10);
}

const tickets = `${addresses.shop}/museum/tickets.html`;
const onItsDay = `#/tickets/12?date=${aSaturday()}`;

console.log(`In ${findBrowser()}, four times slower\n`);
console.log('Longest task while choosing');
for (const { name, longestMs } of await measureChoosing(browser, `${tickets}${onItsDay}`)) {
  judged(`  ${name}`, longestMs);
}

console.log('\nFrom the address to the finished screen, on a line of 150 ms and 2.5 Mbit/s');
for (const [name, route, selector] of [
  ['list', '', LIST],
  ['event', '#/tickets/12', EVENT],
  ['event on its day', onItsDay, EVENT],
] as const) {
  const { coldMs, warmMs, earlyMs } = await measureStart(browser, tickets + route, selector);
  const saved = `data are asked for ${ms(earlyMs)} before the screen is there`;
  line(`  ${name}, first visit`, ms(coldMs), saved);
  line(`  ${name}, second visit`, ms(warmMs), `${(coldMs / warmMs).toFixed(1)} times as fast`);
}

console.log('\nFrom the press on an event in the list to its finished screen');
const { aheadMs, notMs } = await measureOpening(browser, tickets);
line('  not fetched ahead', ms(notMs));
line('  fetched ahead', ms(aheadMs), `${(notMs / aheadMs).toFixed(1)} times as fast`);

console.log('\nFrom the answer to the first screen of the list of articles');
const { shortMs, longMs, scrollMs } = await measureLists(browser, port + 3);
line('  100 articles', ms(shortMs));
const ratio = longMs / shortMs;
const inRatio = ratio <= LIST_RATIO ? 'within' : 'OVER';
line('  2,000 articles', ms(longMs), `${ratio.toFixed(2)} times as long, ${inRatio} ${LIST_RATIO}`);
judged('  longest task while 2,000 are scrolled', scrollMs);

await browser.close();
await close();
rmSync(data, { recursive: true, force: true });
