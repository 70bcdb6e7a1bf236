import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { firstInTier } from '../support/tier.ts';

const NOON = '2027-03-06T12:00:00';

const journey = setUpJourney({ confirmPaymentOnCheckout: true });

const placesTaken = (): number =>
  journey.database.one<{ taken: number }>(
    `SELECT coalesce(sum(count), 0) AS taken FROM places JOIN orders USING (cart_id)
     WHERE event_id = '12' AND datetime = ?`,
    [NOON],
  )!.taken;

/** Time zones behind the museum's and ahead of it. */
const BUYERS = [
  { lang: 'de', timezoneId: 'America/Los_Angeles' },
  { lang: 'en', timezoneId: 'Pacific/Kiritimati' },
] as const;

for (const { lang, timezoneId } of firstInTier(BUYERS)) {
  test(`Buying tickets: a guest in ${timezoneId} buys two adults' tickets and a child's from one embed, at the museum's own time (${lang})`, async () => {
    const visit = await journey.visit({ timezoneId });
    const { page } = visit;
    const visitor = buyer(page, journey.addresses.shop, WORDS[lang]);
    const before = placesTaken();

    await visitor.open();
    await visitor.findEvent();
    await visitor.chooseTickets();
    await visitor.addToBasket();
    await visitor.fillIn();
    await visitor.goToProvider();
    await visitor.pay();
    for (const text of [WORDS[lang].total, WORDS[lang].saturday, '12:00']) {
      await visitor.sentence(text).waitFor();
    }
    assert.equal(placesTaken(), before, 'nothing is ordered before the visitor confirms');
    await visitor.order();

    const order = journey.database.one<{ total_cents: number; datetime: string }>(
      'SELECT total_cents, datetime FROM orders JOIN places USING (cart_id) WHERE booking_id = ?',
      [await visitor.bookingNumber()],
    );
    assert.deepEqual(
      { ...order },
      { total_cents: 3300, datetime: NOON },
      'the booking number on screen is the one in the database',
    );
    assert.equal(placesTaken(), before + 3, 'the right places are gone');
    await leave(visit);
  });
}
