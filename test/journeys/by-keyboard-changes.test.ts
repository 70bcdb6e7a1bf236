import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { tides } from '../../demo/museum/catalogue/events/tides.ts';
import { leave } from './support/leave.ts';
import { takePlaces } from './support/seller.ts';
import { setUpJourney } from './support/shop.ts';
import { typist } from './support/typist.ts';
import { WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const { adult, checkout, more, page: tickets, toPayment } = WORDS.en;
const WORKSHOP = `${tickets}#/tickets/19?date=2027-03-09`;

const journey = setUpJourney();

const sold = tides.tickets;

afterEach(() => {
  tides.tickets = sold;
});

/** Returns a visitor with a small screen who fills the basket and then uses only the keyboard. */
async function returner() {
  const visitor = await typist(journey);
  const { page, buys, keyboard } = visitor;
  return {
    ...visitor,
    /** Puts tickets for a time of an event's day into the basket. */
    async take(at: string, time: string, count: number) {
      await buys.open(at);
      await page.reload();
      await page.getByRole('radio', { name: time }).check();
      // one is preset
      for (let taken = 1; taken < count; taken++) await buys.button(more(adult)).click();
      await buys.addToBasket();
    },
    /** Opens the basket in a page that loads again. */
    async reopenBasket() {
      await buys.open(`${tickets}#/checkout`);
      await page.reload();
      await buys.heading(checkout).waitFor();
    },
    row: (sentence: string) => page.getByRole('listitem').filter({ hasText: sentence }),
    /** Closes the message above the heading, which has the focus. */
    async close() {
      await keyboard.pressUntil('Shift+Tab', buys.button(say('close')));
      await keyboard.press('Enter');
      await keyboard.landsIn(buys.heading(checkout));
    },
    async goOn() {
      await keyboard.enter(buys.button(toPayment));
      await keyboard.landsIn(page.locator('.error-summary'));
    },
  };
}

test('Keyboard: a returning visitor hears of a higher price, closes the message, removes the ticket that is no longer sold, and goes on', async () => {
  const visitor = await returner();
  const { page, buys, keyboard, row } = visitor;
  await buys.toBasket();
  // no page of the shop is open that could hear of the change before the visitor returns
  await page.goto('about:blank');
  tides.tickets = sold.flatMap((ticket) => {
    if (ticket.id === '1203') return [];
    return ticket.id === '1201' ? { ...ticket, priceCents: 1500 } : ticket;
  });
  await visitor.reopenBasket();

  const dearer = say('nowCostsInsteadOf', { 0: 'Adult', '<0/>': '€15.00', '<1/>': '€14.00' });
  await keyboard.hears(dearer);
  await keyboard.hears(RegExp(`^Child 6–17.*${say('thisTicketIsNo')}`));
  await keyboard.enter(buys.button(say('close')));
  await keyboard.landsIn(buys.heading(checkout));
  assert.equal(await page.getByText(dearer).count(), 0);

  await keyboard.enter(buys.button(toPayment));
  await keyboard.hears(say('somethingInYourBasket'));
  await keyboard.pressUntil('Shift+Tab', row(say('thisTicketIsNo')).getByRole('button'));
  await keyboard.press('Enter');
  await keyboard.landsIn(
    page
      .getByRole('status')
      .filter({ hasText: say('nameHasBeenRemoved', { name: 'Child 6–17' }) })
      .locator('..'),
  );
  await keyboard.hears('€30.00');
  await visitor.goOn();
  await leave(visitor);
});

inFull(
  'Keyboard: a returning visitor hears which tickets are sold out or scarce, removes them or takes fewer, and goes on',
  async () => {
    const visitor = await returner();
    const { page, keyboard, row } = visitor;
    await visitor.take(WORKSHOP, '12:00', 3);
    await visitor.take(WORKSHOP, '15:30', 1);
    const others = (count: number, time: string): Promise<void> =>
      takePlaces(journey.addresses.shop, { id: '1901', count, datetime: `2027-03-09T${time}:00` });
    await others(2, '12:00');
    await others(3, '15:30');
    await visitor.reopenBasket();

    await keyboard.hears(RegExp(`^Adult.*${say('onlyOneLeftPlease', { left: 1 })}`));
    await keyboard.hears(RegExp(`^Adult.*${say('thisTicketHasSoldOut')}`));
    const few = row(say('onlyOneLeftPlease', { left: 1 })).getByRole('spinbutton');
    await keyboard.tabTo(few);
    await page
      .getByRole('spinbutton', { description: say('onlyOneLeftPlease', { left: 1 }) })
      .waitFor();
    await keyboard.press('Home');
    await keyboard.tabTo(
      row(say('thisTicketHasSoldOut')).getByRole('button', {
        name: say('removeName', { name: 'Adult' }),
      }),
    );
    await keyboard.press('Enter');
    await keyboard.hears(say('nameHasBeenRemoved', { name: 'Adult' }));
    await keyboard.hears('€12.00');
    await visitor.goOn();
    await leave(visitor);
  },
);

inFull(
  'Keyboard: a visitor who returns too late hears that the time has passed, closes the message, and follows the link to the tickets',
  async () => {
    const visitor = await returner();
    const { buys, keyboard } = visitor;
    await visitor.take(`${tickets}#/tickets/12?date=2027-03-02`, '10:00', 1);
    await journey.pass(120);
    await visitor.reopenBasket();
    await keyboard.hears(RegExp(`${say('theTimeOfThese')}.*Tides`));
    await visitor.close();
    await keyboard.enter(buys.link(say('continueShopping')));
    await keyboard.arriveAt(buys.page.getByRole('heading', { name: say('tickets'), level: 2 }));
    await leave(visitor);
  },
);
