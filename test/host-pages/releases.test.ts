import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addTicket, EVENT } from './support/buy.ts';
import { serveCopy } from './support/copies.ts';
import { hostPages } from './support/suite.ts';

/** Chunks that have gone with the release that the page was loaded with. */
let gone: RegExp | undefined;

const pages = hostPages({
  site: (app) => serveCopy(app, '/release', (text, file) => (gone?.test(file) ? undefined : text)),
});

const SCRIPTS = ['/release/museum-shop.js'];

test('R5: a screen that has gone with its release is asked for once more, then there is the fallback with a button that reloads, and the basket stays', async () => {
  gone = undefined;
  const page = await pages.open({
    body:
      EVENT.replace('></', '><a href="/desk">Tickets at the desk</a></') +
      '<museum-cart-button></museum-cart-button>',
    scripts: SCRIPTS,
  });
  await page.reads('Choose a time', 'museum-tickets');
  gone = /^chunks\/checkout-/;
  const asked = () => page.asked.filter((address) => address.includes('/chunks/checkout-')).length;
  assert.equal(asked(), 0);
  await addTicket(page, 'museum-tickets');
  await page.click('Go to basket');
  await page.reads(
    'A part of the shop could not be loaded. Your basket stays as it is.',
    'museum-tickets',
  );
  await page.reads('Tickets at the desk', 'museum-tickets');
  assert.ok(asked() >= 2, 'it was asked for once more');
  await page.reads('1 1 item', 'museum-cart-button');

  gone = undefined;
  await page.click('Reload the page');
  await page.reads('€14.00', 'museum-tickets');
  await page.reads('Checkout', 'museum-tickets');
  await page.reads('1 1 item', 'museum-cart-button');
});

test('R5: an element that has gone with its release is asked for once more, then its fallback stays', async () => {
  gone = undefined;
  const page = await pages.open({
    body: '<museum-tickets></museum-tickets>',
    scripts: SCRIPTS,
    mayHear: /could not be loaded; the fallback stays/,
  });
  await page.reads('Tides', 'museum-tickets');
  gone = /^museum-|^chunks\/(?!loader)/;
  await page.ask(() =>
    document.body.insertAdjacentHTML(
      'beforeend',
      '<museum-tours><a href="/desk">Tours at the desk</a></museum-tours>',
    ),
  );
  await page.until('it is told', () => page.noise.length > 0);
  const asked = page.asked.filter((address) => address.includes('/museum-tours.js')).length;
  assert.ok(asked >= 2, 'it was asked for once more');
  await page.reads(/^Tours at the desk$/, 'museum-tours');
  await page.reads('Tides', 'museum-tickets');
});

test('R5: a screen that the line has lost once is there at the second asking, and nobody hears of it', async () => {
  gone = undefined;
  const page = await pages.open({
    body: EVENT + '<museum-cart-button></museum-cart-button>',
    scripts: SCRIPTS,
  });
  await page.reads('Choose a time', 'museum-tickets');
  let isLost = false;
  gone = {
    test: (file: string) => file.startsWith('chunks/checkout-') && !isLost && (isLost = true),
  } as RegExp;
  await addTicket(page, 'museum-tickets');
  await page.click('Go to basket');
  await page.reads('€14.00', 'museum-tickets');
  await page.reads('Checkout', 'museum-tickets');
  assert.ok(isLost);
});
