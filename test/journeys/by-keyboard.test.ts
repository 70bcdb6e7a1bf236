import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';
import { inTier } from '../support/tier.ts';
import { buyer, detailsAsked, SATURDAY } from './support/buyer.ts';
import { keyboardOf } from './support/keyboard.ts';
import { leave } from './support/leave.ts';
import { ledgerOf } from './support/ledger.ts';
import { lineOf } from './support/line.ts';
import { setUpJourney } from './support/shop.ts';
import { SHOP } from './support/shopper.ts';
import { TOURS } from './support/tourist.ts';
import { PHONE, typist } from './support/typist.ts';
import { startingWith, WORDS } from './support/words.ts';

const words = WORDS.en;
const FAMILY = 'Family with two adults';
const BOOK = 'Tides: The Sea Keeps Time – Exhibition catalogue';
const TOUR = 'By Compass and Chart';
const VOUCHER = 'Voucher for an amount of your choice';

const journey = setUpJourney({ confirmPaymentOnCheckout: true });

for (const lang of inTier<'de' | 'en'>(['de', 'en'], ['de'])) {
  test(`Keyboard: a visitor with a small screen buys tickets (${lang})`, async () => {
    const read = WORDS[lang];
    const ledger = ledgerOf(journey.database);
    const visitor = await journey.visit({ viewport: PHONE });
    const { page } = visitor;
    const buys = buyer(page, journey.addresses.shop, read);
    const keyboard = keyboardOf(page);

    await buys.open();
    await keyboard.enter(buys.link(read.event));
    await keyboard.arriveAt(buys.heading(read.event));
    await keyboard.tabTo(page.getByRole('gridcell', { selected: true }));
    await keyboard.pressUntil('ArrowRight', page.getByRole('gridcell', { name: read.saturday }));
    await keyboard.press('Enter');
    await buys.heading(read.saturday).waitFor();
    await keyboard.tabTo(page.getByRole('radio', { name: '10:00' }));
    await keyboard.assertSeen();
    await keyboard.pressUntil('ArrowDown', page.getByRole('radio', { name: '12:00' }));
    await keyboard.tabTo(page.getByRole('spinbutton', { name: read.adult }));
    // one adult is preset
    await keyboard.press('ArrowUp');
    await keyboard.tabTo(page.getByRole('spinbutton', { name: read.child }));
    await keyboard.type('1');
    await keyboard.enter(buys.button(read.add));
    await buys.link(read.toBasket).waitFor();
    await keyboard.assertSeen();

    await keyboard.enter(buys.link(read.toBasket));
    await keyboard.arriveAt(buys.heading(read.checkout));
    for (const [label, value] of await detailsAsked(page, read)) {
      await keyboard.tabTo(page.getByLabel(label));
      await keyboard.type(value);
    }
    await keyboard.tabTo(page.getByRole('checkbox', { name: read.accept }));
    await keyboard.press('Space');
    await keyboard.enter(buys.button(read.toPayment));
    await keyboard.enter(buys.button(read.pay));
    await keyboard.arriveAt(buys.heading(read.accepted));
    await keyboard.enter(buys.button(read.order));
    await keyboard.arriveAt(buys.heading(read.thanks));
    assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
    await leave(visitor);
  });
}

/** Returns a visitor who chooses tickets of several events by keyboard. */
async function collector() {
  const visitor = await typist(journey);
  const { page, buys, keyboard } = visitor;
  const familyParts = page.getByRole('list', {
    name: say('whoComesAlongName', { name: FAMILY }),
  });
  return {
    ...visitor,
    /** The number of children who come with the family. */
    children: familyParts.getByRole('spinbutton', { name: words.child }),
    /** Goes from the list to an event and its Saturday. */
    async chooseEvent(name: RegExp) {
      await keyboard.enter(buys.link(name));
      await keyboard.arriveAt(buys.heading(name));
      await keyboard.tabTo(page.locator('[role=gridcell][tabindex="0"]'));
      await keyboard.pressUntil('ArrowRight', page.getByRole('gridcell', { name: words.saturday }));
      await keyboard.press('Enter');
      await buys.heading(words.saturday).waitFor();
    },
    async chooseTime(time: string) {
      const first = page
        .locator('fieldset', { hasText: say('chooseATime') })
        .getByRole('radio')
        .first();
      await keyboard.tabTo(first);
      await keyboard.pressUntil('ArrowDown', page.getByRole('radio', { name: time }));
      await keyboard.press('Space');
    },
    async add(tickets: number) {
      await keyboard.enter(buys.button(words.add));
      await keyboard.landsIn(page.locator('.added'));
      await keyboard.hears(say('ticketHasBeenAdded', { count: tickets }));
    },
    async goOnShopping() {
      await keyboard.enter(buys.link(say('continueShopping')));
      await keyboard.arriveAt(page.getByRole('heading', { name: say('tickets'), level: 2 }));
    },
  };
}

inFull(
  'Keyboard: a family ticket, a day on the tug and a concert are chosen, and changed in the basket',
  async () => {
    const visitor = await collector();
    const { page, buys, keyboard, count, children } = visitor;
    await buys.open();

    await visitor.chooseEvent(/^City on the River/);
    await visitor.chooseTime('12:00');
    await visitor.lowerByKey(words.adult);
    await visitor.raiseByKey(FAMILY);
    await keyboard.tabTo(children);
    await keyboard.press('ArrowUp');
    await keyboard.hears('€19.00');
    await visitor.add(1);
    await visitor.goOnShopping();

    await visitor.chooseEvent(/^Steam Up/);
    await visitor.raiseByKey(words.adult);
    await visitor.raiseByKey(words.child);
    await visitor.add(2);
    await visitor.goOnShopping();

    await visitor.chooseEvent(/^Sound Figures/);
    await visitor.chooseTime('20:00');
    await visitor.lowerByKey('Stalls');
    await visitor.raiseByKey('Gallery');
    await visitor.add(1);
    await keyboard.enter(buys.link(words.toBasket));
    await keyboard.arriveAt(buys.heading(words.checkout));

    await keyboard.tabTo(children);
    await keyboard.press('ArrowDown');
    await keyboard.hears('€43.00');
    await keyboard.tabTo(count(words.adult));
    await keyboard.press('ArrowUp');
    await keyboard.hears('€49.00');
    await keyboard.assertSeen();

    await keyboard.enter(buys.button(say('removeName', { name: 'Gallery' })));
    await keyboard.landsIn(
      page
        .locator('[tabindex="-1"]')
        .filter({ hasText: say('nameHasBeenRemoved', { name: 'Gallery' }) }),
    );
    await keyboard.hears(say('nameHasBeenRemoved', { name: 'Gallery' }));
    await keyboard.hears('€31.00');
    await keyboard.enter(buys.button(say('undo')));
    await keyboard.landsIn(page.locator('.main').filter({ hasText: 'Gallery' }));
    await keyboard.hears('€49.00');
    await keyboard.pressUntil('Shift+Tab', buys.button(say('removeName', { name: 'Child 6–17' })));
    await keyboard.press('Enter');
    await keyboard.hears(say('nameHasBeenRemoved', { name: 'Child 6–17' }));
    await keyboard.hears('€47.00');
    await keyboard.enter(buys.button(words.toPayment));
    await keyboard.landsIn(page.locator('.error-summary'));
    await leave(visitor);
  },
);

test('Keyboard: the list is narrowed to a category and shown in full again', async () => {
  const visitor = await typist(journey);
  const { page, buys, keyboard } = visitor;
  const list = page.getByRole('heading', { name: say('tickets'), level: 2 });
  const cards = page.locator('museum-tickets .card');
  await buys.open();
  // the list draws its first cards before the others
  const all = Number(/\d+/.exec(await buys.link(RegExp(`^${say('all')}`)).innerText())?.[0]);
  await cards.nth(all - 1).waitFor();
  await keyboard.enter(buys.link(/^Evenings/));
  await keyboard.arriveAt(list);
  await buys
    .link(/^Evenings/)
    .and(page.locator('[aria-current]'))
    .waitFor();
  assert.ok((await cards.count()) < all);
  await keyboard.enter(buys.link(RegExp(`^${say('all')}`)));
  await keyboard.arriveAt(list);
  await cards.nth(all - 1).waitFor();
  await leave(visitor);
});

test('Keyboard: the calendar moves by days, weeks and months, and stops at its limits', async () => {
  const visitor = await typist(journey);
  const { page, buys, keyboard, day, leads } = visitor;
  await buys.open(`${words.page}${SATURDAY}`);
  await keyboard.tabTo(day(words.saturday));
  await leads('End', /^Sunday 7 March/);
  await leads('Home', /^Monday 1 March/);
  await leads('ArrowLeft', /^Monday 1 March/);
  await leads('PageDown', /^Thursday 1 April/);
  await page.getByRole('grid', { name: 'April 2027' }).waitFor();
  await leads('ArrowLeft', /^Wednesday 31 March/);
  await leads('ArrowDown', /^Wednesday 7 April/);
  await leads('PageUp', /^Sunday 7 March/);
  await leads('PageUp', /^Monday 1 March/);
  await leads('ArrowUp', /^Monday 1 March/);
  await keyboard.pressUntil('Shift+Tab', buys.button(say('nextMonth')));
  await keyboard.press('Enter');
  await keyboard.hears('April 2027');
  await keyboard.landsIn(buys.button(say('nextMonth')));
  await keyboard.tabTo(day(/^Thursday 1 April/));
  await leads('ArrowRight', /^Friday 2 April/);
  await leads('ArrowRight', /^Saturday 3 April/);
  await keyboard.press('Space');
  await buys.heading('Saturday 3 April').waitFor();
  await keyboard.landsIn(day(/^Saturday 3 April/));
  await leave(visitor);
});

test('Keyboard: a sold-out day leads to the next day with available places', async () => {
  const visitor = await typist(journey);
  const { buys, keyboard, day, leads } = visitor;
  await buys.open(`${words.page}#/tickets/12?date=2027-03-05`);
  await keyboard.hears(say('thereAreNoTickets'));
  await keyboard.tabTo(day(RegExp(`^Friday 5 March, ${say('soldOut')}`)));
  await leads('ArrowLeft', /^Thursday 4 March/);
  await leads('ArrowRight', RegExp(`^Friday 5 March, ${say('soldOut')}`));
  await keyboard.enter(
    buys.button(new RegExp(`^${say('nextAvailableDay0', { 0: 'Sat,? 6 March 2027' })}$`)),
  );
  await keyboard.landsIn(buys.heading('Saturday 6 March'));
  await keyboard.tabTo(buys.page.getByRole('radio', { name: '10:00' }));
  await leave(visitor);
});

test('Keyboard: trying again after an error continues at the chosen day', async () => {
  const visitor = await typist(journey);
  const { page, buys, keyboard } = visitor;
  const day = /ticket\/collect\/event\/12\/date\/20270306/;
  const line = await lineOf(page).lose(day);
  await buys.open(`${words.page}${SATURDAY}`);
  await keyboard.hears(say('weCannotReachThe'));
  await line.find();
  // the button keeps the focus if the answer comes before the page is drawn
  const dropped = await lineOf(page).hold(day);
  await keyboard.enter(buys.button(say('tryAgain')));
  await keyboard.landsIn(buys.heading('Saturday 6 March'));
  dropped.drop();
  await keyboard.hears(say('weCannotReachThe'));
  await dropped.find();
  const answered = await lineOf(page).hold(day);
  await keyboard.enter(buys.button(say('tryAgain')));
  await keyboard.landsIn(buys.heading('Saturday 6 March'));
  await answered.release();
  await keyboard.tabTo(page.getByRole('radio', { name: '10:00' }));
  await leave(visitor);
});

test('Keyboard: Escape closes a legal page, and errors of the form lead to their fields', async () => {
  const visitor = await typist(journey);
  const { page, buys, keyboard } = visitor;
  await buys.toBasket();
  await keyboard.enter(buys.button(say('termsAndConditions')));
  await keyboard.landsIn(page.getByRole('dialog'));
  await keyboard.press('Escape');
  await keyboard.landsIn(buys.button(say('termsAndConditions')));

  await keyboard.pressUntil('Shift+Tab', buys.button(words.toPayment));
  await keyboard.press('Enter');
  await keyboard.hears(say('pleaseCorrectTheErrors'));
  await keyboard.landsIn(page.locator('.error-summary'));
  await keyboard.enter(buys.button(startingWith(say('firstName'))));
  await keyboard.landsIn(page.getByLabel(words.firstName));
  await leave(visitor);
});

inFull('Keyboard: a book is found, viewed and put into the basket on a small screen', async () => {
  const visitor = await typist(journey);
  const { page, buys, keyboard, count } = visitor;
  await buys.open(SHOP);
  await keyboard.enter(buys.link(/^Books/));
  await page.waitForURL(`**${SHOP}#/merchandise/43`);
  await keyboard.arriveAt(page.getByRole('heading', { name: say('merchandise') }));
  await keyboard.enter(buys.link(BOOK));
  await keyboard.arriveAt(page.getByRole('heading', { name: BOOK }));

  await keyboard.enter(buys.button(say('pictureNumber', { number: '2' })));
  assert.equal(
    await buys.button(say('pictureNumber', { number: '2' })).getAttribute('aria-pressed'),
    'true',
  );
  await keyboard.enter(buys.button('shipping'));
  await keyboard.landsIn(page.getByRole('dialog'));
  await keyboard.press('Escape');
  await keyboard.landsIn(buys.button('shipping'));
  await keyboard.tabTo(count(BOOK));
  await keyboard.press('ArrowUp');
  await keyboard.hears(`${say('countItems', { count: 2 })} · €68.00`);
  await keyboard.enter(buys.button(words.add));
  await keyboard.landsIn(page.locator('.added'));
  await keyboard.hears(say('nameHasBeenAdded', { name: BOOK }));

  await keyboard.enter(buys.link(words.toBasket));
  await keyboard.arriveAt(buys.heading(words.checkout));
  await keyboard.tabTo(count(BOOK));
  await keyboard.press('ArrowDown');
  await keyboard.hears('€34.00');
  await keyboard.enter(buys.button(say('removeName', { name: BOOK })));
  await keyboard.hears(say('nameHasBeenRemoved', { name: BOOK }));
  await keyboard.enter(buys.button(say('undo')));
  await keyboard.hears('€34.00');
  await keyboard.assertSeen();
  await leave(visitor);
});

test('Keyboard: Tab reaches each article of a list in turn, including those that are not drawn yet', async () => {
  const visitor = await typist(journey);
  const { page, buys, keyboard } = visitor;
  await buys.open(SHOP);
  const cards = page.locator('museum-merchandise .card a');
  await cards.nth(59).waitFor({ state: 'attached' });
  await keyboard.tabTo(cards.nth(0));
  for (let card = 1; card < 14; card++) {
    await keyboard.press('Tab');
    await keyboard.landsIn(page.locator('museum-merchandise .card').nth(card));
  }
  await leave(visitor);
});

test('Keyboard: a school finds its tour, answers the questions, corrects errors and changes its booking', async () => {
  const visitor = await typist(journey);
  const { page, buys, keyboard, count, choose } = visitor;
  await buys.open(TOURS);
  await choose(say('category'), 'Sch');
  await keyboard.hears(say('toursThatFit', { 0: 2 }));
  await keyboard.tabTo(page.getByLabel(say('language'), { exact: true }));
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.hears(say('toursThatFit', { 0: 1 }));
  await keyboard.enter(buys.link(TOUR));
  await keyboard.arriveAt(page.getByRole('heading', { name: TOUR }));

  await keyboard.tabTo(page.locator('[role=gridcell][tabindex="0"]'));
  const tuesday = page.getByRole('gridcell', { name: 'Tuesday 16 March' });
  await keyboard.pressUntil('ArrowRight', tuesday);
  await keyboard.press('Enter');
  await buys.heading('Tuesday 16 March').waitFor();
  await keyboard.tabTo(page.getByRole('radio', { name: '09:00' }));
  await keyboard.pressUntil('ArrowDown', page.getByRole('radio', { name: '11:00' }));

  await visitor.raiseByKey('Tour for a primary school class');
  await keyboard.tabTo(count('Pupil'));
  await keyboard.type('9');
  await visitor.raiseByKey('Accompanying adult');
  await keyboard.hears(say('everybodyNeedsATicket', { tickets: '10', most: '30' }));

  await keyboard.enter(buys.button(words.add));
  await keyboard.landsIn(page.locator('.error-summary'));
  await visitor.followErrorByKey(say('answerNeeded', { label: 'Name of the school' }));
  await keyboard.type('Grundschule am Deich');
  await choose('Age group', 'Ages 6');
  await keyboard.tabTo(page.getByLabel('How many children are coming?'));
  await keyboard.type('2');
  await keyboard.tabTo(page.getByRole('radio', { name: 'By coach' }));
  await keyboard.press('Space');
  await keyboard.pressUntil('ArrowDown', page.getByRole('radio', { name: 'On foot' }));
  await keyboard.tabTo(page.getByRole('checkbox', { name: 'Hearing loop' }));
  await keyboard.press('Space');
  await keyboard.tabTo(page.getByLabel('Is there anything else'));
  await keyboard.type('We bring a dog.');

  await keyboard.enter(buys.button(words.add));
  await keyboard.landsIn(page.locator('.error-summary'));
  await visitor.followErrorByKey(
    say('atLeast0', { label: 'How many children are coming?', 0: '5' }),
  );
  await keyboard.press('End');
  await keyboard.press('Backspace');
  await keyboard.type('9');
  await keyboard.enter(buys.button(words.add));
  await keyboard.landsIn(page.locator('.added'));
  await keyboard.hears(say('theTourHasBeen'));

  await keyboard.enter(buys.link(words.toBasket));
  await keyboard.arriveAt(buys.heading(words.checkout));
  await keyboard.enter(buys.button(say('changeName', { name: TOUR })));
  await keyboard.arriveAt(page.getByRole('heading', { name: TOUR }));
  await visitor.raiseByKey('Pupil');
  await keyboard.enter(buys.button(say('changeBooking')));
  await keyboard.landsIn(page.locator('.added'));
  await keyboard.enter(buys.link(words.toBasket));
  await keyboard.arriveAt(buys.heading(words.checkout));
  await keyboard.enter(buys.button(say('removeName', { name: TOUR })));
  await keyboard.hears(say('nameHasBeenRemoved', { name: TOUR }));
  await keyboard.enter(buys.button(say('undo')));
  await keyboard.hears('€65.00');
  await keyboard.assertSeen();
  await keyboard.enter(buys.button(words.toPayment));
  await keyboard.landsIn(page.locator('.error-summary'));
  await leave(visitor);
});

inFull(
  'Keyboard: a voucher is found, its amount corrected, and put into the basket on a small screen',
  async () => {
    const visitor = await typist(journey);
    const { page, buys, keyboard } = visitor;
    const amount = page.getByLabel(say('amountInEuros'));
    await buys.open('/museum/en/vouchers.html');
    await keyboard.enter(buys.link(VOUCHER));
    await keyboard.arriveAt(page.getByRole('heading', { name: VOUCHER }));

    await keyboard.tabTo(amount);
    await keyboard.press('Control+a');
    await keyboard.type('300');
    await keyboard.hears(`${say('countVouchers', { count: 1 })} · €300.00`);
    await keyboard.enter(buys.button(words.add));
    await keyboard.landsIn(amount);
    await buys.sentence(say('pleaseEnterAtMost', { 0: '€250.00' })).waitFor();
    await keyboard.press('Control+a');
    await keyboard.type('-30,5');
    await keyboard.tabTo(page.getByRole('spinbutton', { name: VOUCHER }));
    assert.equal(await amount.inputValue(), '30.50');
    await keyboard.press('ArrowUp');
    await keyboard.hears(`${say('countVouchers', { count: 2 })} · €61.00`);
    await keyboard.enter(buys.button(words.add));
    await keyboard.landsIn(page.locator('.added'));
    await keyboard.hears(say('voucherHasBeenAdded', { count: 2 }));

    await keyboard.enter(buys.link(words.toBasket));
    await keyboard.arriveAt(buys.heading(words.checkout));
    await keyboard.tabTo(page.getByRole('spinbutton', { name: VOUCHER }));
    await keyboard.press('ArrowDown');
    await keyboard.hears('€30.50');
    await leave(visitor);
  },
);
