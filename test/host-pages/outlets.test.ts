import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveCopy } from './support/copies.ts';
import { servePackages } from './support/packages.ts';
import { engine } from './support/engine.ts';
import { inTurn } from './support/names.ts';
import { hostPages } from './support/suite.ts';
import { putSite, type Swapper, SWAPPERS } from './support/swappers.ts';
import type { Visitor } from './support/visitor.ts';
import { firstInTier, inTier } from '../support/tier.ts';
import { say } from '../support/say.ts';

/** Releases museum-embeds.js of `/held-forms`, a copy of the bundle that delays it. */
let letFormsCome: () => void;
const formsMayCome = new Promise<void>((resolve) => {
  letFormsCome = resolve;
});

const pages = hostPages({
  site(app) {
    servePackages(app);
    app.get('/held-forms/museum-embeds.js', async (_, next) => {
      await formsMayCome;
      return next();
    });
    serveCopy(app, '/held-forms');
  },
});

const TICKETS = '<museum-tickets></museum-tickets>';
const TOURS = '<museum-tours></museum-tours>';

const LIST = { 'museum-tickets': `${say('all')} 13`, 'museum-tours': 'Nine Centuries in an Hour' };
const OPEN = {
  'museum-tickets': inTurn('Tides', say('chooseADay')),
  'museum-tours': inTurn('Highlights', say('chooseADay')),
};

type Where = Partial<Record<keyof typeof LIST, 'list' | 'open'>>;

/** Waits until each embed shows its list, or the item that was opened in it. */
async function stand(page: Visitor, where: Where): Promise<void> {
  for (const [tag, at] of Object.entries(where) as [keyof typeof LIST, string][]) {
    await page.reads((at === 'list' ? LIST : OPEN)[tag], tag);
  }
}

/** Opens an event and waits for it, since its screen moves the embeds below. */
async function openEvent(page: Visitor): Promise<void> {
  await page.click(/^Tides/, 'museum-tickets');
  await stand(page, { 'museum-tickets': 'open' });
}

async function openTour(page: Visitor): Promise<void> {
  await page.click(/^Highlights/, 'museum-tours');
  await stand(page, { 'museum-tours': 'open' });
}

for (const [title, body] of firstInTier([
  ['by their order in the page', TICKETS + TOURS],
  [
    'by their ids',
    '<museum-tours id="ours"></museum-tours><museum-tickets id="theirs"></museum-tickets>',
  ],
] as const)) {
  test(`R1: reload, Back and Forward restore the route of each embed, recognised ${title}`, async () => {
    const page = await pages.open({ body });
    await stand(page, { 'museum-tickets': 'list', 'museum-tours': 'list' });
    await openEvent(page);
    await stand(page, { 'museum-tickets': 'open', 'museum-tours': 'list' });
    await openTour(page);
    await stand(page, { 'museum-tickets': 'open', 'museum-tours': 'open' });
    assert.equal(new URL(await page.address()).hash, '#/guided-tours/101', 'the route used last');

    await page.reload();
    await stand(page, { 'museum-tickets': 'open', 'museum-tours': 'open' });
    await page.back();
    await stand(page, { 'museum-tickets': 'open', 'museum-tours': 'list' });
    await page.back();
    await stand(page, { 'museum-tickets': 'list', 'museum-tours': 'list' });
    await page.reload();
    await stand(page, { 'museum-tickets': 'list', 'museum-tours': 'list' });
    // wait for each step: WebKit counts a second one from the entry that a pending first one began at
    await page.forward();
    await stand(page, { 'museum-tickets': 'open', 'museum-tours': 'list' });
    await page.forward();
    await stand(page, { 'museum-tickets': 'open', 'museum-tours': 'open' });
  });
}

test('R1: an embed with an id gets its route back even if the page has got another embed above it', async () => {
  const path = '/pages/of-an-editor';
  const own = '<museum-tickets id="ours"></museum-tickets>';
  const page = await pages.open({ body: own, path });
  await openEvent(page);
  await page.reads(OPEN['museum-tickets'], '#ours');
  pages.museum.put({ body: `<section>${TICKETS}</section>${own}`, path });
  await page.tab.reload();
  await page.reads(OPEN['museum-tickets'], '#ours');
  await page.reads(LIST['museum-tickets'], 'section');
});

test('R1: values of the page in history.state are kept', async () => {
  const page = await pages.open({
    body: TICKETS + TOURS,
    head: '<script>history.replaceState({ ours: 1 }, "")</script>',
  });
  const ours = () => page.ask(() => (history.state as { ours?: number } | null)?.ours);
  await stand(page, { 'museum-tickets': 'list', 'museum-tours': 'list' });
  await openEvent(page);
  await openTour(page);
  await stand(page, { 'museum-tickets': 'open', 'museum-tours': 'open' });
  assert.equal(await ours(), 1);
  await page.back();
  await page.back();
  await stand(page, { 'museum-tickets': 'list', 'museum-tours': 'list' });
  assert.equal(await ours(), 1);
});

test('R1: a route in the URL without history.state opens in the first embed of its area', async () => {
  const page = await pages.open({
    body: `${TOURS}<section id="first">${TICKETS}</section><section id="second">${TICKETS}</section>`,
    address: '#/tickets/12',
  });
  await page.reads(inTurn('Tides', say('chooseADay')), '#first');
  await page.reads(`${say('all')} 13`, '#second');
  await stand(page, { 'museum-tours': 'list' });
});

// WebKit's driver does not report pending requests
if (engine !== 'webkit') {
  test('R1: a route in the URL opens in the first embed of its area even if that is a marked div', async () => {
    const page = await pages.visit();
    const address = pages.museum.put({
      body: `<div id="first" class="museum-embed" data-element="tickets"></div><section id="second">${TICKETS}</section>`,
      scripts: ['/held-forms/museum-shop.js'],
    });
    await page.tab.goto(`${address}#/tickets/12`, { waitUntil: 'domcontentloaded' });
    await page.until('museum-embeds.js is requested', () =>
      page.asked.some((address) => address.includes('/held-forms/museum-embeds.js')),
    );
    await page.untilIdle();
    const isAsked = (): boolean =>
      page.asked.some((address) => address.endsWith('/held-forms/museum-tickets.js'));
    assert.ok(!isAsked(), 'no embed loads before the marked divs are embeds');
    letFormsCome();
    await page.reads(inTurn('Tides', say('chooseADay')), '#first');
    await page.reads(`${say('all')} 13`, '#second');
    assert.ok(isAsked());
  });
}

for (const hash of firstInTier(['#/our-app/settings', '#/', '#!/tickets/12', '#opening-hours'])) {
  test(`R1: ${hash} belongs to the host page and changes no embed`, async () => {
    const page = await pages.open({ body: TICKETS + TOURS, address: hash });
    await stand(page, { 'museum-tickets': 'list', 'museum-tours': 'list' });
    await page.untilIdle();
    assert.equal(new URL(await page.address()).hash, hash);

    await openEvent(page);
    await stand(page, { 'museum-tickets': 'open', 'museum-tours': 'list' });
    await page.ask((own: string) => {
      location.hash = own;
    }, hash);
    await page.untilIdle();
    await stand(page, { 'museum-tickets': 'open', 'museum-tours': 'list' });
    assert.equal(new URL(await page.address()).hash, hash);

    await page.back();
    await page.until('the event is in the address', async () =>
      (await page.address()).endsWith('#/tickets/12'),
    );
    await stand(page, { 'museum-tickets': 'open', 'museum-tours': 'list' });
    await page.back();
    await stand(page, { 'museum-tickets': 'list', 'museum-tours': 'list' });
    assert.equal(new URL(await page.address()).hash, hash);
  });
}

test('R1: #/ is the home screen of a whole shop with routing="hash"', async () => {
  const page = await pages.open({
    body: '<museum-shop routing="hash"></museum-shop>',
    address: '#/tickets/12',
  });
  await page.reads(say('chooseADay'));
  await page.ask(() => {
    location.hash = '#/';
  });
  await page.until('the home is there', async () => {
    const text = await page.text();
    return text.includes(say('imprint')) && !text.includes(say('chooseADay'));
  });
});

// page-swaps.test.ts runs all of them in each tier
for (const swapper of inTier<Swapper>(SWAPPERS, ['turbo'])) {
  test(`R1: embeds get their routes back on pages that ${swapper} swaps, even though it writes to the history`, async () => {
    const first = putSite(pages.museum, swapper, { First: TICKETS + TOURS, Second: TICKETS });
    const page = await pages.visit();
    await page.goTo(first);
    await stand(page, { 'museum-tickets': 'list', 'museum-tours': 'list' });
    await openTour(page);
    await openEvent(page);
    await stand(page, { 'museum-tickets': 'open', 'museum-tours': 'open' });

    await page.click('To the other page');
    await page.reads('Second page');
    await stand(page, { 'museum-tickets': 'list' });
    await page.back();
    await page.reads('First page');
    await stand(page, { 'museum-tickets': 'open', 'museum-tours': 'open' });
    await page.reload();
    await stand(page, { 'museum-tickets': 'open', 'museum-tours': 'open' });
    await page.back();
    await stand(page, { 'museum-tickets': 'list', 'museum-tours': 'open' });
    await page.forward();
    await stand(page, { 'museum-tickets': 'open', 'museum-tours': 'open' });
    await page.forward();
    await page.reads('Second page');
    await stand(page, { 'museum-tickets': 'list' });
  });
}
