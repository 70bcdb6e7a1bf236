import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostPages } from './support/suite.ts';

const pages = hostPages();

const WIDTHS = [280, 320, 390, 480, 620, 768, 1024, 1400];

/** What stands out of an element's own box, or of its room. */
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

for (const [tag, route, reads] of [
  ['museum-tickets', '', /Tides/],
  ['museum-tickets', '#/tickets/12?date=2027-03-06', /Choose a time/],
  ['museum-account', '#/login', /Forgot your password/],
  ['museum-checkout', '#/register-guest', /First name/],
  ['museum-tours', '', /Highlights/],
  ['museum-shop routing="hash"', '', /Your visit begins here/],
] as const) {
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
    for (const width of WIDTHS) {
      await page.ask((px: number) => {
        document.querySelector<HTMLElement>('.room')!.style.inlineSize = `${px}px`;
      }, width);
      await page.calm();
      found.push(...(await page.ask(standsOut, name)).map((each) => `${width}: ${each}`));
      const lefts = await page.ask(() => reader.all('.card').map(({ offsetLeft }) => offsetLeft));
      columns.add(new Set(lefts).size);
    }
    assert.deepEqual(found, []);
    if (columns.has(1)) assert.ok(Math.max(...columns) > 3, 'more columns where there is room');
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
    await page.reads('Your basket is empty', tag);
    const link = await page.control('Terms and conditions', tag);
    await link.evaluate((each) => (each as HTMLElement).click());
    await page.reads('Close', tag);
    const seen = await page.ask(() => {
      const dialog = reader.all('dialog[open]')[0]!;
      const { left, top, right, bottom, width } = dialog.getBoundingClientRect();
      const isInWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const root = dialog.getRootNode() as ShadowRoot;
      const hit = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return { isInWindow, isOnTop: dialog.contains(hit), isLarge: width > 400 };
    });
    assert.deepEqual(seen, { isInWindow: true, isOnTop: true, isLarge: true });
    await page.click('Close', tag);
    await page.until('it is closed', async () => (await page.count('dialog[open]')) === 0);
  });
}
