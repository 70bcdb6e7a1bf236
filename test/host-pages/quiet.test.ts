import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engine } from './support/engine.ts';
import { buyTickets } from './support/buy.ts';
import { begins } from './support/names.ts';
import { hostPages } from './support/suite.ts';
import type { Visitor } from './support/visitor.ts';
import { say } from '../support/say.ts';
import { firstInTier } from '../support/tier.ts';

const pages = hostPages();

const HEAD_PX = 90;
/** Styles for a page with a sticky header. */
const STICKY = `<style>
  :root { --museum-scroll-margin: ${HEAD_PX}px }
  body { margin: 0 }
  header { position: sticky; inset-block-start: 0; block-size: ${HEAD_PX}px; background: gold; z-index: 9 }
</style>`;
const ABOVE = '<header>The museum</header><p style="block-size: 2000px">Welcome</p>';
const TITLE = 'A page of a site';

/** Returns the state that belongs to the host page: title, language, focus and scroll position. */
const stateOf = (page: Visitor) =>
  page.ask(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    restoration: history.scrollRestoration,
    focus: document.activeElement?.localName,
    scroll: scrollY,
  }));
const UNTOUCHED = { title: TITLE, lang: 'en', restoration: 'auto', focus: 'body', scroll: 0 };

/** Returns the element that has the focus, through shadow roots, and its position in the window. */
const focused = (page: Visitor) =>
  page.ask(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return { name: element?.localName, text: element?.textContent, top, bottom };
  });

async function arrivesAt(
  page: Visitor,
  heading: string,
  { belowPx = HEAD_PX, level = 'h2' } = {},
): Promise<void> {
  await page.until(`“${heading}” has the focus, in view`, async () => {
    const { name, text, top, bottom } = await focused(page);
    return name === level && text === heading && top >= belowPx && bottom <= 800;
  });
}

const ELEMENTS = { 'museum-tickets': 'Tides', 'museum-tours': 'Highlights' };

for (const [tag, reads] of firstInTier(Object.entries(ELEMENTS))) {
  for (const address of ['', '#opening-hours']) {
    test(`S4: ${tag} neither scrolls a page at “${address}” nor takes the focus when it loads`, async () => {
      const page = await pages.open({ head: STICKY, body: `${ABOVE}<${tag}></${tag}>`, address });
      await page.reads(reads, tag);
      await page.untilIdle();
      assert.deepEqual(await stateOf(page), UNTOUCHED);
    });
  }
}

for (const [tag, route, heading] of firstInTier([
  ['museum-tickets', '#/tickets/12', 'Tides: The Sea Keeps Time'],
  ['museum-tours', '#/guided-tours/101', 'Highlights: Nine Centuries in an Hour'],
] as const)) {
  test(`S4: a route in the URL brings ${tag} into view below the sticky header and focuses it`, async () => {
    const page = await pages.open({
      head: STICKY,
      body: `${ABOVE}<${tag}></${tag}>`,
      address: route,
    });
    await arrivesAt(page, heading);
    // WebKit scrolls before the page has its full height, and has no scroll anchoring while it grows
    if (engine === 'webkit') return;
    const { top } = await focused(page);
    // with the way back to the list above it
    assert.ok(top < HEAD_PX + 80, `right below the sticky header, not ${top} px down`);
  });
}

test('S4: the return from the payment comes into view and takes the focus; a purchase changes no title, language or scrolling', async () => {
  const page = await pages.open({
    head: STICKY,
    body: `${ABOVE}<museum-tickets></museum-tickets>`,
  });
  const look = async (screen: string): Promise<void> => {
    const { title, lang, restoration } = await stateOf(page);
    assert.deepEqual([title, lang, restoration], [TITLE, 'en', 'auto'], screen);
  };
  await buyTickets(page, 'museum-tickets', { look });
  await arrivesAt(page, say('thankYouForYour'));
});

/** Presses Tab through an embed and returns the stops that are under the sticky header or outside the window. */
async function hiddenStops(page: Visitor, stops: number, belowPx = HEAD_PX): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.tab.keyboard.press('Tab');
    const { name, text, top, bottom } = await focused(page);
    assert.ok(name !== 'body' && name !== 'html', `${stop} stops`);
    if (top < belowPx - 1 || bottom > 801) hidden.push(`${name} ${text} ${top} to ${bottom}`);
  }
  return hidden;
}

test('S4: Tab and Shift+Tab never move the focus under the sticky header', async () => {
  const page = await pages.open({
    head: STICKY,
    body: `${ABOVE}<museum-tickets></museum-tickets>`,
    address: '#/register',
  });
  await arrivesAt(page, say('register'));
  await page.control(begins(say('firstName')));
  assert.deepEqual(await hiddenStops(page, 8), []);
  await page.tab.keyboard.down('Shift');
  assert.deepEqual(await hiddenStops(page, 6), []);
  await page.tab.keyboard.up('Shift');
});

// WebKit scrolls only the caret of a field into view, not the whole field
if (engine !== 'webkit') {
  test('S4: focus stays below both sticky headers, and a whole shop sets title and scroll restoration of the page', async () => {
    const page = await pages.open({
      head: STICKY,
      body: '<header>The museum</header><museum-shop routing="hash"></museum-shop>',
      address: '#/tickets',
    });
    await page.click(/^Lead and Ink/, 'museum-shop');
    const own = await page.ask(() => reader.all('.top')[0]!.getBoundingClientRect().height);
    assert.ok(own > 40);
    const inShop = { belowPx: HEAD_PX + own, level: 'h1' };
    await arrivesAt(page, 'Lead and Ink: Workshop in the Print Shop', inShop);
    const { title, restoration } = await stateOf(page);
    assert.notEqual(title, TITLE);
    assert.equal(restoration, 'manual');

    await page.ask(() => void (location.hash = '#/register'));
    await arrivesAt(page, say('register'), inShop);
    await page.control(begins(say('firstName')));
    assert.deepEqual(await hiddenStops(page, 10), []);
    await page.tab.keyboard.down('Shift');
    assert.deepEqual(await hiddenStops(page, 8, HEAD_PX + own), []);
    await page.tab.keyboard.up('Shift');
  });
}
