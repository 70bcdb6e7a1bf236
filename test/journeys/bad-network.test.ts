import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { MORNING } from '../../tools/morning.mjs';
import { typeDetails, englishBuyer, SATURDAY } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { drawn, lineOf } from './support/line.ts';
import { PASSES } from './support/owners.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';
import { firstInTier } from '../support/tier.ts';

const { accept, add, adult, event, firstName, page: tickets } = WORDS.en;
const { pay, toBasket, toPayment, total } = WORDS.en;

/** Time limits of the shop in ms: for an answer, and for a new count of places. */
const [ANSWER_MS, COUNT_MS] = [15_000, 5000];

const NO_LINE = say('weCannotReachThe');
const TOO_LONG = say('theShopTakesToo');

const journey = setUpJourney();

/** Returns a visitor on an unreliable network. */
async function traveller() {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  return {
    ...visitor,
    line: lineOf(page),
    day: (name: RegExp) => page.getByRole('gridcell', { name }),
    month: (name: string) => page.getByRole('grid', { name }),
    time: (name: string | RegExp) => page.getByRole('radio', { name }),
    /** Finds an alert, which screen readers announce at once. */
    alert: (sentence: string) => page.getByRole('alert').filter({ hasText: sentence }),
    count: (ticket: string) => page.getByRole('spinbutton', { name: ticket }).inputValue(),
    openSaturday: () => buys.open(`${tickets}${SATURDAY}`),
  };
}

const dayOffer = (date: string): RegExp => new RegExp(`ticket/collect/event/12/date/${date}`);

test('Bad network: of two days clicked one after the other the second is shown, whichever answer comes first', async () => {
  const visitor = await traveller();
  const { page, buys, line, day, time } = visitor;
  await visitor.openSaturday();
  await time('12:00').waitFor();
  const sunday = await line.hold(dayOffer('20270307'));
  await day(/Sunday 7 March/).click();
  await sunday.asked;
  await page.locator('museum-tickets .skeleton').first().waitFor();
  await day(/Sunday 14 March/).click();
  await time('14:30').waitFor();
  await sunday.release();
  await buys.heading('Sunday 14 March').waitFor();
  assert.equal(await time(RegExp(say('leftLeft', { left: 4 }))).count(), 0);
  await day(/Sunday 7 March/).click();
  await time(`14:30 ${say('leftLeft', { left: 4 })}`).waitFor();
  await leave(visitor);
});

test('Bad network: paging quickly through the months shows the last one with its own days', async () => {
  const visitor = await traveller();
  const { buys, line, day, month } = visitor;
  await visitor.openSaturday();
  await visitor.time('12:00').waitFor();
  const april = await line.hold(/calendar\/event\/12\/range\/20270401;20270531/);
  await buys.button(say('nextMonth')).click();
  await april.asked;
  await buys.button(say('nextMonth')).click();
  await month('May 2027').and(visitor.page.locator('[aria-busy=true]')).waitFor();
  await buys.button(say('nextMonth')).click();
  await day(/^Tuesday 1 June$/).waitFor();
  await april.release();
  await day(/^Tuesday 1 June$/).waitFor();
  await month('June 2027').waitFor();
  await buys.button(say('previousMonth')).click();
  await day(/^Sunday 2 May$/).waitFor();
  await buys.heading('Saturday 6 March').waitFor();
  await leave(visitor);
});

inFull(
  'Bad network: of two events opened one after the other the second is shown, whichever answer comes first',
  async () => {
    const visitor = await traveller();
    const { page, buys, line } = visitor;
    await buys.open();
    const tides = await line.hold(/ticket\/.*event\/12\//);
    await buys.link(event).click();
    await tides.asked;
    await page.goBack();
    await buys.link(/^Lead and Ink/).click();
    await buys.heading('Lead and Ink').waitFor();
    await visitor
      .time(RegExp(say('leftLeft', { left: 3 })))
      .first()
      .waitFor();
    await tides.release();
    await buys.heading('Lead and Ink').waitFor();
    await page
      .getByRole('radio', { name: RegExp(say('leftLeft', { left: 3 })) })
      .first()
      .waitFor();
    await leave(visitor);
  },
);

inFull(
  'Bad network: the basket gets the changes that the visitor makes while places are counted',
  async () => {
    const visitor = await traveller();
    const { buys, line, time } = visitor;
    await visitor.openSaturday();
    await buys.chooseTickets();
    const count = await line.hold(dayOffer('20270306'));
    await buys.button(add).click();
    await count.asked;
    await time('13:00').check();
    await buys.button(say('decreaseName', { name: adult })).click();
    await count.release();
    await buys.sentence(say('ticketHasBeenAdded', { count: 2 })).waitFor();
    await buys.link(toBasket).click();
    await buys.sentence('€19.00').waitFor();
    await buys.sentence(/13:00/).waitFor();
    await leave(visitor);
  },
);

test('Bad network: a visitor who goes offline while choosing sees an error, keeps the choice, and continues once online', async () => {
  const visitor = await traveller();
  const { buys, line, day, time, alert } = visitor;
  await visitor.openSaturday();
  await buys.chooseTickets();
  await line.break();
  await day(/Sunday 14 March/).click();
  await alert(NO_LINE).waitFor();
  await buys.button(say('tryAgain')).click();
  await alert(NO_LINE).waitFor();
  await day(/Saturday 6 March/).click();
  assert.equal(await visitor.count(adult), '2');
  await day(/Sunday 14 March/).click();
  await alert(NO_LINE).waitFor();
  await line.reconnect();
  await time('12:00').waitFor();
  await leave(visitor);
});

inFull(
  'Bad network: a month that fails to load shows an error next to the current choice, and loads once online',
  async () => {
    const visitor = await traveller();
    const { buys, line, day, alert } = visitor;
    await visitor.openSaturday();
    await buys.chooseTickets();
    await line.break();
    await buys.button(say('nextMonth')).click();
    await buys.button(say('nextMonth')).click();
    await alert(NO_LINE).waitFor();
    await buys.sentence(total).waitFor();
    await line.reconnect();
    await day(/^Sunday 2 May$/).waitFor();
    await leave(visitor);
  },
);

test('Bad network: tickets are added to the basket offline, by the last known count of places', async () => {
  const visitor = await traveller();
  const { buys, line, alert } = visitor;
  const basket = await line.lose(/chunks\/screens-/);
  await visitor.openSaturday();
  await buys.chooseTickets();
  await line.break();
  await buys.button(add).click();
  await buys.sentence(say('ticketHasBeenAdded', { count: 3 })).waitFor();
  await buys.link(toBasket).click();
  await alert(NO_LINE).waitFor();
  await basket.find();
  await line.reconnect();
  await buys.heading(say('checkout')).waitFor();
  await buys.sentence(total).waitFor();
  await leave(visitor);
});

inFull('Bad network: a list that failed to load is loaded once online', async () => {
  const visitor = await traveller();
  const { buys, line, alert } = visitor;
  const list = await line.lose(/event\/select/);
  await buys.open();
  await alert(NO_LINE).waitFor();
  await line.break();
  await list.find();
  await line.reconnect();
  await buys.link(event).waitFor();
  assert.equal(await alert(NO_LINE).count(), 0);
  await leave(visitor);
});

test('Bad network: an event whose screen fails to load shows an error above the page’s own link, Back works, and the screen loads once online', async () => {
  const visitor = await traveller();
  const { page, buys, line, alert } = visitor;
  const screen = await line.lose(/chunks\/EventScreen/);
  await buys.open();
  await buys.link(event).waitFor();
  await line.break();
  await buys.link(event).click();
  await alert(NO_LINE).waitFor();
  await buys.link('Tickets by telephone').waitFor();
  await page.goBack();
  await buys.link(event).waitFor();
  await page.goForward();
  await alert(NO_LINE).waitFor();
  await screen.find();
  await line.reconnect();
  await buys.heading(say('chooseADay')).waitFor();
  assert.equal(await buys.link('Tickets by telephone').isVisible(), false);
  await leave(visitor);
});

for (const [missing, chunk] of firstInTier([
  ['code', /chunks\/screens-/],
  ['messages', /chunks\/later-/],
] as const)) {
  test(`Bad network: a page left open over a new release, without the ${missing} of the checkout, asks for a reload, which keeps the basket`, async () => {
    const visitor = await traveller();
    const { page, buys, line, alert } = visitor;
    const lost = await line.lose(chunk, 404);
    await visitor.openSaturday();
    await buys.chooseTickets();
    await buys.button(add).click();
    await buys.link(toBasket).click();
    await alert(say('aPartOfThe')).waitFor();
    await lost.find();
    const reloaded = page.waitForEvent('load');
    await buys.button(say('reloadThePage')).click();
    await reloaded;
    await buys.heading(say('checkout')).waitFor();
    await buys.sentence(total).waitFor();
    await leave(visitor);
  });
}

inFull(
  'Bad network: “Add to basket” for a pass whose form is missing shows the error again, and the form loads once online',
  async () => {
    const visitor = await traveller();
    const { page, buys, line, alert } = visitor;
    const form = await line.lose(/chunks\/(PassOwners|choices)-/, 404);
    const addNow = buys.button(add).and(page.locator(':not([aria-disabled])'));
    await buys.open(PASSES);
    await buys.link('Annual pass').click();
    await alert(say('aPartOfThe')).waitFor();
    await addNow.click();
    await addNow.waitFor();
    await alert(say('aPartOfThe')).waitFor();

    await form.find();
    await line.break();
    await addNow.click();
    await alert(NO_LINE).waitFor();
    await addNow.waitFor();
    await line.reconnect();
    await page.getByLabel(firstName).waitFor();
    await addNow.click();
    await page.locator('.error-summary:focus').waitFor();
    await leave(visitor);
  },
);

test('Bad network: going offline in the checkout loses nothing and sends nothing by itself', async () => {
  const visitor = await traveller();
  const { page, buys, line, alert } = visitor;
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  await buys.toBasket();
  await typeDetails(page, WORDS.en);
  await page.getByRole('checkbox', { name: accept }).check();
  await line.break();
  await buys.button(toPayment).click();
  await alert(NO_LINE).waitFor();
  assert.equal(await page.getByLabel(firstName).inputValue(), 'Ada');
  await buys.sentence(total).waitFor();
  const before = posts.length;
  await line.reconnect();
  await page.waitForFunction(() => navigator.onLine);
  await drawn(page);
  assert.equal(posts.length, before);
  await buys.button(toPayment).click();
  await buys.button(pay).waitFor();
  await leave(visitor);
});

/** Installs a clock that the test can move forward, for time-outs too. */
async function clockOf(page: Page): Promise<Page['clock']> {
  const { clock } = page;
  await clock.install({ time: new Date(MORNING) });
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const end = new AbortController();
      setTimeout(() => end.abort(new DOMException('It took too long.', 'TimeoutError')), ms);
      return end.signal;
    };
  });
  return clock;
}

test('Bad network: a server that takes too long shows an error and is asked again by “Try again”, and the rest of the page works', async () => {
  const visitor = await traveller();
  const { page, buys, line, day, time, alert } = visitor;
  const clock = await clockOf(page);
  await visitor.openSaturday();
  await buys.chooseTickets();
  const offer = dayOffer('20270314');
  const sunday = await line.hold(offer);
  await day(/Sunday 14 March/).click();
  await sunday.asked;
  await page.locator('museum-tickets .skeleton').first().waitFor();
  await buys.button(say('nextMonth')).click();
  await day(/^Thursday 1 April$/).waitFor();
  for (const _again of ['second', 'third']) {
    const asked = page.waitForRequest(offer);
    await clock.fastForward(ANSWER_MS);
    await asked;
  }
  await clock.fastForward(ANSWER_MS);
  await alert(TOO_LONG).waitFor();
  const asked = page.waitForRequest(offer);
  await buys.button(say('tryAgain')).click();
  await asked;
  await page.locator('museum-tickets .skeleton').first().waitFor();
  await sunday.release();
  await time('12:00').waitFor();
  await leave(visitor);
});

inFull(
  'Bad network: tickets are added to the basket if counting the places takes too long',
  async () => {
    const visitor = await traveller();
    const { page, buys, line } = visitor;
    const clock = await clockOf(page);
    await visitor.openSaturday();
    await buys.chooseTickets();
    const count = await line.hold(dayOffer('20270306'));
    await buys.button(add).click();
    await count.asked;
    await page.getByRole('button', { name: add, disabled: true }).waitFor();
    await clock.fastForward(COUNT_MS);
    await buys.sentence(say('ticketHasBeenAdded', { count: 3 })).waitFor();
    await count.release();
    await buys.link(toBasket).click();
    await buys.sentence(total).waitFor();
    await leave(visitor);
  },
);
