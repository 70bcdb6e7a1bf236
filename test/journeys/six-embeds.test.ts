import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishBuyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const { adult, add, more, toBasket } = WORDS.en;

const SCRIPT = '<script type="module" src="/museum-shop.js?api=/api"></script>';

/** Pages of a museum by name. One keeps its own data in the state of the history. */
const PAGES: Record<string, string> = {
  'six-embeds': `
    <script>history.state ?? history.replaceState({ turbo: { index: 7 } }, '')</script>
    <nav><a href="#opening-hours">When we are open</a> <museum-cart-button></museum-cart-button></nav>
    <museum-tickets id="evenings" category="4"></museum-tickets>
    <museum-tickets category="3"></museum-tickets>
    <museum-tickets id="tides" item="12"></museum-tickets>
    <museum-tickets item="20"></museum-tickets>
    <museum-checkout></museum-checkout>
    <p id="opening-hours">Daily from ten to six</p>`,
  'two-alike': `
    <a href="#">To the top</a> <museum-cart-button></museum-cart-button>
    <museum-tickets></museum-tickets>
    <museum-tickets></museum-tickets>`,
};

const journey = setUpJourney({
  extra: (app) => {
    for (const [name, body] of Object.entries(PAGES)) {
      app.get(`/${name}.html`, (c) =>
        c.html(`<!doctype html><html lang="en"><title>${name}</title>${SCRIPT}${body}</html>`),
      );
    }
  },
});

/** The fragment in the address, and what each embed shows, from top to bottom: heading, chosen day, length of the list. */
type View = { address: string; elements: string[] };

function viewOf(): View {
  const hosts = document.querySelectorAll('museum-tickets, museum-checkout');
  const elements = [...hosts].map(({ shadowRoot }) => {
    const heading = shadowRoot?.querySelector('h2')?.textContent;
    const day = shadowRoot?.querySelector('[role=gridcell][aria-selected=true]')?.ariaLabel;
    const cards = shadowRoot?.querySelectorAll('.card:not([aria-hidden])').length;
    return [heading, day, cards || undefined].filter(Boolean).join(', ');
  });
  return { address: location.hash, elements };
}

/** Returns a visitor who navigates in the embeds of a page. Records each history entry as the visitor leaves it. */
async function wanderer(name: keyof typeof PAGES, address = '') {
  const visitor = await englishBuyer(journey);
  const { page } = visitor;
  // the window is so tall that all embeds are near and load at once
  await page.setViewportSize({ width: 1000, height: 3000 });
  await page.addInitScript(`globalThis.viewOf = ${viewOf.toString()}`);
  await visitor.buys.open(`/${name}.html${address}`);
  const entries: View[] = [];
  let at = -1;
  const lengthOfHistory = (): Promise<number> => page.evaluate(() => history.length);
  const entriesBefore = (await lengthOfHistory()) - 1;

  const shows = async (wanted: View, when: string): Promise<void> => {
    const isThere = page.waitForFunction(
      (view) => JSON.stringify(viewOf()) === view,
      JSON.stringify(wanted),
    );
    await isThere.catch(async () => assert.deepEqual(await page.evaluate(viewOf), wanted, when));
  };

  return {
    ...visitor,
    /** Finds an embed by its position from the top. */
    element: (index: number) => page.locator('museum-tickets, museum-checkout').nth(index),
    /** Checks an action: the address, what the changed embeds show, and that the others show the same as before. */
    async arrives(
      address: string,
      changes: Record<number, string>,
      { isNewEntry = true } = {},
    ): Promise<void> {
      const elements = [...(entries[at]?.elements ?? [])];
      for (const [index, shown] of Object.entries(changes)) elements[Number(index)] = shown;
      at += isNewEntry ? 1 : 0;
      entries.splice(at, Infinity, { address, elements });
      await shows(entries[at]!, `at ${address || 'the page'}`);
      assert.equal((await lengthOfHistory()) - entriesBefore, entries.length, 'entries');
    },
    /** Goes through the history step by step, and checks that each entry is as it was left. */
    async go(steps: number): Promise<void> {
      const by = Math.sign(steps);
      for (const wanted of Array.from({ length: Math.abs(steps) }, () => entries[(at += by)]!)) {
        await page.evaluate((step) => history.go(step), by);
        await shows(wanted, `${by < 0 ? 'Back' : 'Forward'} to ${wanted.address || 'the page'}`);
      }
    },
    async reload(): Promise<void> {
      await page.reload();
      await shows(entries[at]!, `reload of ${entries[at]!.address}`);
    },
  };
}

const TIDES = 'Tides: The Sea Keeps Time';
const TUG = 'Steam Up: The Tug Stine';
const MOON = 'Moon Night: A Look through the Great Telescope';
const PRINT = 'Lead and Ink: Workshop in the Print Shop';
const TICKETS = say('tickets');
const BASKET = say('basket');
const CHECKOUT = say('checkout');

inFull('Several embeds: reload, Back and Forward restore each of six embeds', async () => {
  const visitor = await wanderer('six-embeds');
  const { page, buys, element, arrives, go, reload } = visitor;
  const stateOfPage = (): Promise<unknown> =>
    page.evaluate(() => (history.state as { turbo?: unknown }).turbo);
  const day = (index: number, name: RegExp) => element(index).getByRole('gridcell', { name });

  await arrives('', {
    0: `${TICKETS}, 4`,
    1: `${TICKETS}, 6`,
    2: `${TIDES}, Tuesday 2 March`,
    3: `${TUG}, Wednesday 3 March`,
    4: CHECKOUT,
  });
  await element(0).getByRole('link', { name: MOON }).click();
  await arrives('#/tickets/25', { 0: `${MOON}, Friday 5 March` });
  await element(1).getByRole('link', { name: PRINT }).click();
  await arrives('#/tickets/19', { 1: `${PRINT}, Tuesday 2 March` });
  await day(2, /Sunday 14 March/).click();
  const inPlace = { isNewEntry: false };
  await arrives('#/tickets/12?date=2027-03-14', { 2: `${TIDES}, Sunday 14 March` }, inPlace);
  await day(3, /Saturday 6 March/).click();
  await arrives('#/tickets/20?date=2027-03-06', { 3: `${TUG}, Saturday 6 March` }, inPlace);
  await buys.link('When we are open').click();
  await arrives('#opening-hours', {});
  await element(3)
    .getByRole('button', { name: more(adult) })
    .click();
  await element(3).getByRole('button', { name: add }).click();
  await element(3).getByRole('link', { name: toBasket }).click();
  await arrives('#/checkout', {});
  await page.evaluate(() => location.assign('#/register-guest'));
  await arrives('#/register-guest', { 4: CHECKOUT });
  await buys.link(RegExp(`^${BASKET}`)).click();
  await arrives('#/checkout', { 4: CHECKOUT });

  await reload();
  await go(-6);
  assert.deepEqual(await stateOfPage(), { index: 7 });
  await go(2);
  assert.deepEqual(await stateOfPage(), { index: 7 });
  await go(4);
  await go(-2);
  await reload();
  await go(2);
  await go(-3);
  await reload();
  await go(-3);
  await go(6);
  await leave(visitor);
});

test('Several embeds: a page opened at its own anchor or at an unknown route keeps it, and Back leads there', async () => {
  for (const hash of ['#opening-hours', '#/some/app/of/the/page']) {
    const visitor = await wanderer('two-alike', hash);
    const { element, arrives, go } = visitor;
    await arrives(hash, { 0: `${TICKETS}, 13`, 1: `${TICKETS}, 13` });
    await element(1).getByRole('link', { name: TIDES }).click();
    await arrives('#/tickets/12', { 1: `${TIDES}, Tuesday 2 March` });
    await element(0).getByRole('link', { name: PRINT }).click();
    await arrives('#/tickets/19', { 0: `${PRINT}, Tuesday 2 March` });
    await go(-2);
    await go(2);
    await leave(visitor);
  }
});

inFull('Several embeds: a link to the top of the page leaves the embeds as they are', async () => {
  const visitor = await wanderer('two-alike');
  const { page, buys, element, arrives, go, reload } = visitor;
  await arrives('', { 0: `${TICKETS}, 13`, 1: `${TICKETS}, 13` });
  await element(1).getByRole('link', { name: TIDES }).click();
  await arrives('#/tickets/12', { 1: `${TIDES}, Tuesday 2 March` });
  await buys.link('To the top').click();
  await page.waitForFunction(() => location.hash === '');
  await arrives('', {});
  await reload();
  await go(-2);
  await go(2);
  await leave(visitor);
});

inFull(
  'Several embeds: two identical ones are distinguished by their order, and a pasted address opens in the first',
  async () => {
    const visitor = await wanderer('two-alike', '#/tickets/19');
    const { element, arrives, go, reload } = visitor;
    await arrives('#/tickets/19', { 0: `${PRINT}, Tuesday 2 March`, 1: `${TICKETS}, 13` });
    await element(1).getByRole('link', { name: TIDES }).click();
    await arrives('#/tickets/12', { 1: `${TIDES}, Tuesday 2 March` });
    await reload();
    await go(-1);
    await reload();
    await go(1);
    await leave(visitor);
  },
);

inFull('Several embeds: a basket without its own embed opens where the visitor is', async () => {
  const visitor = await wanderer('two-alike');
  const { buys, element, arrives, go, reload } = visitor;
  await arrives('', { 0: `${TICKETS}, 13`, 1: `${TICKETS}, 13` });
  await element(1).getByRole('link', { name: TIDES }).click();
  await arrives('#/tickets/12', { 1: `${TIDES}, Tuesday 2 March` });
  await buys.link(RegExp(`^${BASKET}`)).click();
  await arrives('#/checkout', { 1: CHECKOUT });
  await reload();
  await go(-2);
  await go(2);
  await leave(visitor);
});
