import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from './support/paper.ts';
import { buyTickets } from './support/buy.ts';
import { wordsOf } from './support/names.ts';
import { hostPages } from './support/suite.ts';
import { dayText } from '../support/dayText.ts';
import { say } from '../support/say.ts';

const pages = hostPages();

/** A dark site, with a dark shop in it. */
const DARK = `<style>
  body { background: #111; color: #eee }
  :root { --museum-surface: #111; --museum-text: #eee; color-scheme: dark }
  museum-tickets, museum-shop { background: #111 }
  @media print { body { background: #fff } }
</style>`;

/** Parts of a complete order on paper. */
const COMPLETE = [
  /Tides: The Sea Keeps Time/,
  new RegExp(`${wordsOf(dayText('2027-03-06'))}, 12:00`),
  /1 × Adult/,
  new RegExp(say('total')),
  /€14\.00/,
];
/** Grey of this brightness has a contrast of 4.5:1 to white paper. */
const READABLE = 118;
/** Texts that have no use on paper. */
const FOR_THE_SCREEN = (
  [
    'continueShopping',
    'addToCalendar',
    'copy',
    'whatHappensNext',
    'withdrawFromContract',
    'logIn',
    'skipToContent',
    'imprint',
  ] as const
).map((name) => say(name));

test('S9: the confirmation and the review of an order are complete and readable on paper', async () => {
  const page = await pages.open({ body: '<museum-tickets></museum-tickets>', head: DARK });
  await buyTickets(page, 'museum-tickets');
  await page.reads('Adult', 'museum-tickets');
  const number = await page.ask(() => reader.all('.booking-number')[0]!.textContent);
  const order = pages.museum.database.one<{ booking_id: string; review_id: string }>(
    'SELECT booking_id, review_id FROM orders WHERE booking_id = ?',
    [number],
  )!;
  const papers = [await print(page)];

  for (const tag of ['museum-checkout', 'museum-shop routing="hash"']) {
    const review = pages.museum.put({ body: `<${tag}></${tag}>`, head: DARK });
    await page.goTo(`${review}#/order-review/${order.review_id}`);
    await page.reads('Adult');
    papers.push(await print(page));
  }
  for (const { text, brightest } of papers) {
    assert.ok(text.includes(order.booking_id), text);
    for (const part of COMPLETE) assert.match(text, part);
    for (const part of [...FOR_THE_SCREEN, `1 ${say('basket')}`])
      assert.ok(!text.includes(part), part);
    assert.ok(brightest < READABLE, `ink of ${brightest}`);
  }
});
