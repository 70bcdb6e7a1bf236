import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Buyer, buyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { type Journey, startJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';

const NOON = '2027-03-06T12:00:00';

let journey: Journey;
before(async () => {
  journey = await startJourney({ confirmPaymentOnCheckout: true });
});
after(() => journey.end());

const placesTaken = (): number =>
  journey.database.one<{ taken: number }>(
    `SELECT coalesce(sum(count), 0) AS taken FROM places JOIN orders USING (cart_id)
     WHERE event_id = '12' AND datetime = ?`,
    [NOON],
  )!.taken;

async function walkToAccepted(visitor: Buyer): Promise<void> {
  await visitor.open();
  await visitor.findEvent();
  await visitor.chooseTickets();
  await visitor.addToBasket();
  await visitor.fillInDetails();
  await visitor.goToProvider();
  await visitor.pay();
}

for (const lang of ['de', 'en'] as const) {
  test(`a visitor buys two adults' and a child's ticket from one tag, as a guest (${lang})`, async () => {
    const visit = await journey.visit();
    const { page } = visit;
    const visitor = buyer(page, journey.addresses.shop, WORDS[lang]);
    const before = placesTaken();

    await walkToAccepted(visitor);
    await page.getByText(WORDS[lang].total).first().waitFor();
    assert.equal(placesTaken(), before, 'nothing is ordered before the visitor says so');
    await visitor.order();

    const number = await visitor.bookingNumber();
    const order = journey.database.one<{ total_cents: number; items: string }>(
      'SELECT total_cents, items FROM orders WHERE booking_id = ?',
      [number],
    );
    assert.equal(
      order?.total_cents,
      3300,
      'the booking number on screen is the one in the database',
    );
    assert.equal(placesTaken(), before + 3, 'the right places are gone');
    await leave(visit);
  });
}

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
  test(`the times are the museum's own in a browser in ${timezoneId}`, async () => {
    const visit = await journey.visit({ timezoneId });
    const { page } = visit;
    const visitor = buyer(page, journey.addresses.shop);
    await walkToAccepted(visitor);
    await page.getByText('Samstag, 6. März').first().waitFor();
    await page.getByText('12:00').first().waitFor();
    await visitor.order();
    const number = await visitor.bookingNumber();
    const slot = journey.database.one<{ datetime: string }>(
      'SELECT datetime FROM places JOIN orders USING (cart_id) WHERE booking_id = ?',
      [number],
    );
    assert.equal(slot?.datetime, NOON);
    await leave(visit);
  });
}
