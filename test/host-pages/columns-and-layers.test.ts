import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engine } from './support/engine.ts';
import { hostPages } from './support/suite.ts';
import { say } from '../support/say.ts';
import { inTier } from '../support/tier.ts';

const pages = hostPages();

const WIDTHS = inTier([280, 320, 390, 480, 620, 768, 1024, 1400], [280, 620, 1400]);
/** Widths of the window around the column. */
const WINDOWS = inTier([1000, 320, 1600], [1000, 320]);

/** Returns the parts that overflow an embed's box, and the width of its column if that overflows. */
function standsOut(tag: string): string[] {
  const embed = document.querySelector(tag)!;
  const room = embed.getBoundingClientRect();
  const column = embed.parentElement!;
  const wide = column.scrollWidth > column.clientWidth ? [`is ${column.scrollWidth} wide`] : [];
  const out = [...embed.shadowRoot!.querySelectorAll('.museum *')].filter((element) => {
    if (element.closest('.visually-hidden, .skeleton, .skip')) return false;
    const { width, left, right } = element.getBoundingClientRect();
    return width > 0 && (left < room.left - 1 || right > room.right + 1);
  });
  return [...wide, ...out.map(({ localName, className }) => `${localName}.${String(className)}`)];
}

/** Returns the horizontal position and the font size of each element in an embed. */
function layoutOf(tag: string): string[] {
  const embed = document.querySelector(tag)!;
  const start = embed.getBoundingClientRect().left;
  const all = [...embed.shadowRoot!.querySelectorAll('.museum *')];
  // without the header of a whole shop, which folds a moment later
  return all
    .filter((element) => !element.closest('header'))
    .map((element) => {
      const { left, width } = element.getBoundingClientRect();
      const across = [left - start, width].map(Math.round).join(' wide ');
      const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
      return `${name} at ${across}, of ${getComputedStyle(element).fontSize}`;
    });
}

/** Number of columns of cards or fields. */
const columnsOf = (): number => {
  const lefts = reader.all('.card, .fields > *').map(({ offsetLeft }) => offsetLeft);
  return new Set(lefts).size;
};

const SCREENS = [
  ['museum-account', '#/login', say('forgotYourPassword'), 1],
  ['museum-tours', '', 'Highlights', 5],
  ['museum-tickets', '', 'Tides', 5],
  ['museum-tickets', '#/tickets/12?date=2027-03-06', say('chooseATime'), 0],
  ['museum-account', '#/register', say('firstName'), 2],
  ['museum-shop routing="hash"', '', say('nextDates'), 0],
] as const;

for (const [tag, route, reads, most] of inTier(SCREENS, SCREENS.slice(2))) {
  if (engine === 'webkit') break; // its window cannot be as narrow as a phone
  test(`S2: ${tag} ${route} fits into columns of 280 to 1400 px, whatever the window`, async () => {
    const [name] = tag.split(' ') as [string];
    const page = await pages.open({
      head: '<style>body { margin: 0 }</style>',
      body: `<div class="room"><${tag}></${tag}></div>`,
      address: route,
    });
    await page.reads(reads, name);
    const found: string[] = [];
    const columns = new Set<number>();
    const layouts = new Map<number, string[]>();
    for (const window of WINDOWS) {
      await page.tab.setViewport({ width: window, height: 800 });
      for (const width of WIDTHS) {
        await page.ask((px: number) => {
          document.querySelector<HTMLElement>('.room')!.style.inlineSize = `${px}px`;
        }, width);
        await page.untilIdle();
        const layout = await page.ask(layoutOf, name);
        const before = layouts.get(width) ?? layout;
        layouts.set(width, before);
        const changed = layout.filter((each, place) => each !== before[place]);
        const out = await page.ask(standsOut, name);
        found.push(...[...out, ...changed].map((each) => `${width} of ${window}: ${each}`));
        columns.add(await page.ask(columnsOf));
      }
    }
    assert.deepEqual(found, []);
    assert.equal(Math.max(...columns), most, 'most columns at the largest width');
    assert.equal(Math.min(...columns), Math.min(most, 1), 'one column at the smallest width');
  });
}

for (const tag of ['museum-tickets', 'museum-checkout']) {
  test(`S3: a dialog of ${tag} opens in the top layer, also inside a transformed ancestor`, async () => {
    const page = await pages.open({
      head: `<style>
        .room { transform: scale(.5) rotate(2deg); overflow: hidden; block-size: 300px; contain: paint }
        .above { position: fixed; inset: 0 0 auto; block-size: 200px; background: gold; z-index: 9999 }
      </style>`,
      body: `<div class="room"><${tag}></${tag}></div><div class="above"></div>`,
      address: '#/checkout',
    });
    await page.reads(say('yourBasketIsEmpty'), tag);
    const link = await page.control(say('termsAndConditions'), tag);
    await link.evaluate((each) => (each as HTMLElement).click());
    await page.reads(say('close'), tag);
    const seen = await page.ask(() => {
      const dialog = reader.all('dialog[open]')[0]!;
      const { left, top, right, bottom, width } = dialog.getBoundingClientRect();
      const isInWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const root = dialog.getRootNode() as ShadowRoot;
      const hit = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return { isInWindow, isOnTop: dialog.contains(hit), isLarge: width > 400 };
    });
    assert.deepEqual(seen, { isInWindow: true, isOnTop: true, isLarge: true });
    await page.click(say('close'), tag);
    await page.until('it is closed', async () => (await page.count('dialog[open]')) === 0);
  });
}
