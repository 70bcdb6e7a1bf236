import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buyer, detailsOf } from './support/buyer.ts';
import { keyboardOf } from './support/keyboard.ts';
import { leave } from './support/leave.ts';
import { ledgerOf } from './support/ledger.ts';
import { useJourney } from './support/shop.ts';
import { WORDS, type Words } from './support/words.ts';

const journey = useJourney({ confirmPaymentOnCheckout: true });

type Tools = { buys: ReturnType<typeof buyer>; keyboard: ReturnType<typeof keyboardOf> };

async function choose({ buys, keyboard }: Tools, words: Words): Promise<void> {
  const { page } = buys;
  await keyboard.enter(buys.link(words.event));
  await keyboard.arriveAt(buys.heading(words.event));

  await keyboard.tabTo(page.getByRole('gridcell', { selected: true }));
  await keyboard.pressUntil('ArrowRight', page.getByRole('gridcell', { name: words.saturday }));
  await keyboard.press('Enter');
  await buys.heading(words.saturday).waitFor();
  await keyboard.tabTo(page.getByRole('radio', { name: '10:00' }));
  await keyboard.assertSeen();
  await keyboard.pressUntil('ArrowDown', page.getByRole('radio', { name: '12:00' }));

  await keyboard.tabTo(page.getByRole('spinbutton', { name: words.adult }));
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await keyboard.tabTo(page.getByRole('spinbutton', { name: words.child }));
  await keyboard.type('1');
  await keyboard.enter(buys.button(words.add));
  await buys.link(words.toBasket).waitFor();
  await keyboard.assertSeen();
}

async function giveDetails({ buys, keyboard }: Tools, words: Words): Promise<void> {
  const { page } = buys;
  for (const [label, value] of detailsOf(words)) {
    await keyboard.tabTo(page.getByLabel(label));
    await keyboard.type(value);
  }
  await keyboard.enter(buys.button(words.continue));
}

for (const lang of ['de', 'en'] as const) {
  test(`a visitor with nothing but a keyboard and a small screen buys tickets (${lang})`, async () => {
    const words = WORDS[lang];
    const ledger = ledgerOf(journey.database);
    const visitor = await journey.visit({ viewport: { width: 360, height: 740 } });
    const { page } = visitor;
    const buys = buyer(page, journey.addresses.shop, words);
    const keyboard = keyboardOf(page);

    await buys.open();
    await choose({ buys, keyboard }, words);
    await keyboard.enter(buys.link(words.toBasket));
    await keyboard.arriveAt(buys.heading(words.basket));
    await keyboard.enter(buys.button(words.checkout));
    await keyboard.arriveAt(buys.heading(words.guest));
    await giveDetails({ buys, keyboard }, words);

    await keyboard.arriveAt(buys.heading(words.payment));
    await keyboard.tabTo(page.getByRole('checkbox', { name: words.accept }));
    await keyboard.press('Space');
    await keyboard.enter(buys.button(words.toPayment));
    await keyboard.enter(buys.button(words.pay));

    await keyboard.arriveAt(buys.heading(words.accepted));
    await keyboard.enter(buys.button(words.order));
    await keyboard.arriveAt(buys.heading(words.thanks));
    assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
    await leave(visitor);
  });
}
