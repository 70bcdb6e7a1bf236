import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addTicket, EVENT } from './support/buy.ts';
import { serveCopy } from './support/copies.ts';
import { basketOf } from './support/names.ts';
import { hostPages } from './support/suite.ts';
import type { Visitor } from './support/visitor.ts';
import { say } from '../support/say.ts';

/** Matches the chunks that answer 404 since the release of the page was replaced. */
let gone: RegExp | undefined;

/** Whether `/fails-once.js` has been requested. */
let isTriedOut = false;

const pages = hostPages({
  site(app) {
    serveCopy(app, '/release', (text, file) => (gone?.test(file) ? undefined : text));
    app.get('/fails-once.js', (c) => {
      if (isTriedOut) return c.body('', 200, { 'content-type': 'text/javascript' });
      isTriedOut = true;
      return c.notFound();
    });
  },
});

const SCRIPTS = ['/release/museum-shop.js'];

/** Whether the browser fetches a module again after a failed import. Firefox does so from version 155 on. */
async function fetchesAgain(page: Visitor): Promise<boolean> {
  isTriedOut = false;
  return page.ask(async (address: string) => {
    const load = (): Promise<unknown> => import(address);
    await load().catch(() => undefined);
    return load().then(
      () => true,
      () => false,
    );
  }, '/fails-once.js');
}

/** Returns how often the shop requests a missing file at its own URL. */
const attemptsOf = async (page: Visitor): Promise<number> => ((await fetchesAgain(page)) ? 3 : 1);

test('R5: a missing screen of an old release is requested again, then the fallback shows a reload button, and the basket is kept', async () => {
  gone = undefined;
  const page = await pages.open({
    body:
      EVENT.replace('></', '><a href="/desk">Tickets at the desk</a></') +
      '<museum-cart-button></museum-cart-button>',
    scripts: SCRIPTS,
  });
  await page.reads(say('chooseATime'), 'museum-tickets');
  gone = /^chunks\/screens-/;
  const asked = () => page.asked.filter((address) => /\/screens-[^/?]+\.js$/.test(address)).length;
  assert.equal(asked(), 0);
  await addTicket(page, 'museum-tickets');
  await page.click(say('goToBasket'));
  await page.reads(say('aPartOfThe'), 'museum-tickets');
  await page.reads('Tickets at the desk', 'museum-tickets');
  assert.ok(asked() >= (await attemptsOf(page)), `${asked()} attempts`);
  await page.reads(basketOf(1), 'museum-cart-button');

  gone = undefined;
  await page.click(say('reloadThePage'));
  await page.reads('€14.00', 'museum-tickets');
  await page.reads(say('checkout'), 'museum-tickets');
  await page.reads(basketOf(1), 'museum-cart-button');
});

test('R5: a missing element of an old release is requested at most three times, then its fallback shows a reload button', async () => {
  gone = undefined;
  const page = await pages.open({
    body: '<museum-tickets></museum-tickets>',
    scripts: SCRIPTS,
    mayHear: /could not be loaded; the fallback stays/,
  });
  await page.reads('Tides', 'museum-tickets');
  gone = /^museum-(?!shop\.)|^chunks\//;
  await page.ask(() =>
    document.body.insertAdjacentHTML(
      // at the top: an embed far below would stay pending
      'afterbegin',
      '<museum-tours><a href="/desk">Tours at the desk</a></museum-tours>',
    ),
  );
  await page.until('the error is logged', () => page.noise.length > 0);
  const asked = page.asked.filter((address) => address.includes('/museum-tours.js'));
  const { origin } = new URL(await page.address());
  const attempts = await attemptsOf(page);
  assert.deepEqual(asked, Array(attempts).fill(`${origin}/release/museum-tours.js`));
  await page.reads(new RegExp(`^Tours at the desk\\s*${say('reloadThePage')}$`), 'museum-tours');
  await page.reads('Tides', 'museum-tickets');

  gone = undefined;
  await page.click(say('reloadThePage'));
  await page.until('the page is reloaded', () =>
    page.ask(() => !document.querySelector('museum-tours')),
  );
  await page.reads('Tides', 'museum-tickets');
});

test('R5: a screen that fails to load once shows at the second attempt, or after a reload if the browser caches the failure', async () => {
  gone = undefined;
  const page = await pages.open({
    body: EVENT + '<museum-cart-button></museum-cart-button>',
    scripts: SCRIPTS,
  });
  await page.reads(say('chooseATime'), 'museum-tickets');
  let isLost = false;
  gone = {
    test: (file: string) => file.startsWith('chunks/screens-') && !isLost && (isLost = true),
  } as RegExp;
  await addTicket(page, 'museum-tickets');
  await page.click(say('goToBasket'));
  if (!(await fetchesAgain(page))) await page.click(say('reloadThePage'));
  await page.reads('€14.00', 'museum-tickets');
  await page.reads(say('checkout'), 'museum-tickets');
  assert.ok(isLost);
});

test('R5: an embed that arrives after a change of the page’s language works if the code that follows it is missing', async () => {
  gone = /^chunks\/restore-/;
  const page = await pages.open({ body: '<museum-tickets></museum-tickets>', scripts: SCRIPTS });
  await page.reads('Tides', 'museum-tickets');
  await page.ask(() => {
    document.documentElement.lang = 'de';
    document.body.insertAdjacentHTML('afterbegin', '<museum-tours></museum-tours>');
  });
  await page.reads('Nine Centuries', 'museum-tours');
  assert.ok(page.asked.some((address) => /\/restore-/.test(address)));
});

test('R5: an embed with a configuration error works if the notes for its editor are missing', async () => {
  gone = /^chunks\/ConfigErrorReport-/;
  const page = await pages.open({
    body: '<museum-tickets theme="blue"></museum-tickets>',
    scripts: SCRIPTS,
    address: '?museum-debug',
    mayHear: /blue/,
  });
  const attempts = await attemptsOf(page);
  const asked = () => page.asked.filter((address) => /\/ConfigErrorReport-/.test(address)).length;
  await page.until('the notes are requested', () => asked() >= attempts);
  // the same request fails once more, after the embed has handled its own
  await page.ask(
    (address: string) => import(address).catch(() => undefined),
    page.asked.find((address) => /\/ConfigErrorReport-/.test(address))!,
  );
  await page.reads('Tides', 'museum-tickets');
});
