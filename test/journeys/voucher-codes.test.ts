import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishBuyer } from './support/buyer.ts';
import { inspector } from './support/inspect.ts';
import { keyboardOf } from './support/keyboard.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { sumsOf } from './support/sums.ts';
import { orderOf } from './support/tourist.ts';
import { WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const words = WORDS.en;

const journey = setUpJourney();

/** Returns a visitor with vouchers who buys two adults' tickets and a child's, for €33.00. */
async function holder(options?: Parameters<typeof englishBuyer>[1]) {
  const visitor = await englishBuyer(journey, options);
  const { page, buys } = visitor;
  const field = page.getByLabel(say('voucherCode'));
  return {
    ...visitor,
    ...sumsOf(page),
    field,
    async redeem(code: string) {
      await buys.openVoucherCode();
      await field.fill(code);
      await buys.button(say('redeem')).click();
    },
  };
}

/** Returns the amount that orders have taken from a code, from the reference server's database. */
const spentCents = (code: string): number =>
  journey.database.one<{ cents: number }>(
    'SELECT SUM(cents) AS cents FROM redemptions JOIN orders USING (cart_id) WHERE code = ?',
    [code],
  )!.cents;

test('Voucher codes: two codes pay a part, the provider charges the rest, and the used amounts are deducted from them', async () => {
  const visitor = await holder();
  const { buys } = visitor;
  await buys.toBasket();
  await visitor.redeem(' groschen');
  await visitor.reads('GROSCHEN', '-€1.00', `${say('total')}€32.00`);
  await visitor.redeem('GROSCHEN');
  await visitor.redeem('LEUCHTTURM');
  await visitor.reads('-€25.00', `${say('total')}€7.00`);
  await buys.fillIn();
  await visitor.reads('-€1.00', '-€25.00', `${say('total')}€7.00`);
  await buys.goToProvider();
  await buys.sentence(/7[.,]00/).waitFor();
  await buys.pay();
  await buys.order();
  const { totalCents, places } = orderOf(journey.database, await buys.bookingNumber());
  assert.equal(totalCents, 700);
  assert.deepEqual(
    places.map(({ count }) => count),
    [3],
  );
  assert.deepEqual([spentCents('GROSCHEN'), spentCents('LEUCHTTURM')], [100, 2500]);
  await leave(visitor);
});

test('Voucher codes: a code that covers everything skips the provider and keeps the rest of its value', async () => {
  const visitor = await holder();
  const { page, buys } = visitor;
  await buys.toBasket();
  await visitor.redeem('SCHATZTRUHE');
  await visitor.reads(say('leftLeftOnIt', { left: '€9,967.00' }), `${say('total')}€0.00`);
  await buys.fillIn();
  await page.getByRole('checkbox', { name: words.accept }).check();
  assert.equal(await page.getByRole('radio').count(), 0);
  await buys.button(words.order).click();
  await buys.heading(words.thanks).waitFor();
  assert.equal(new URL(page.url()).origin, journey.addresses.shop);
  assert.equal(spentCents('SCHATZTRUHE'), 3300);
  await leave(visitor);
});

const DAY = String.raw`\w+,? \d+ \w+ 2027`;
const REFUSED = {
  MORGENROT: RegExp(say('thisVoucherIsOnly', { day: DAY })),
  TREIBEIS: RegExp(say('thisVoucherWasValid', { day: DAY })),
  LEERGUT: say('thereIsNothingLeft'),
  UNBEKANNT: /./,
};

test('Voucher codes: a code is redeemed and removed by keyboard on a small screen, without axe violations', async () => {
  const visitor = await holder({ viewport: { width: 360, height: 740 } });
  const { page, buys, field } = visitor;
  const { found, lookInFull } = inspector(page);
  const keyboard = keyboardOf(page);
  await buys.toBasket();
  await keyboard.enter(page.locator('summary'));
  await keyboard.tabTo(field);
  await keyboard.type('EBBE');
  await keyboard.press('Enter');
  await visitor.reads('-€25.00', `${say('total')}€8.00`);
  await keyboard.enter(buys.button(say('removeName', { name: 'Voucher' })));
  await keyboard.hears(say('nameHasBeenRemoved', { name: 'Voucher' }));
  await visitor.reads(`${say('total')}€33.00`);
  await keyboard.enter(buys.button(say('undo')));
  await visitor.reads(`${say('total')}€8.00`);
  await lookInFull('the basket with a voucher code');
  await visitor.redeem('LEERGUT');
  await buys.sentence(REFUSED.LEERGUT).waitFor();
  await lookInFull('the basket with a voucher code that is refused');
  assert.deepEqual(found, []);
  await leave(visitor);
});

test('Voucher codes: a code that cannot be redeemed shows the reason, and the basket and the input stay', async () => {
  const visitor = await holder();
  const { page, buys, field } = visitor;
  await buys.toBasket();
  for (const [code, sentence] of Object.entries(REFUSED)) {
    await visitor.redeem(code);
    await page.locator('.field-error', { hasText: sentence }).waitFor();
    assert.equal(await field.inputValue(), code);
    await visitor.reads(`${say('total')}€33.00`);
    await field.fill('');
    await page.locator('.field-error').waitFor({ state: 'detached' });
  }
  await leave(visitor);
});

test('Voucher codes: a code that another visitor has spent since is refused before the provider, and can be removed', async () => {
  const [first, second] = [await holder(), await holder()];
  for (const { buys, redeem, reads } of [first, second]) {
    await buys.toBasket();
    await redeem('EBBE');
    await reads(`${say('total')}€8.00`);
    await buys.fillIn();
  }
  await first.buys.payAndOrder();
  await leave(first);

  const { page, buys } = second;
  await page.getByRole('checkbox', { name: words.accept }).check();
  await buys.button(words.toPayment).click();
  await buys.sentence(say('thisBasketCannotBe')).waitFor();
  await buys.link(say('changeTheBasket')).click();
  await buys.button(say('removeName', { name: 'Voucher' })).click();
  await second.reads(`${say('total')}€33.00`);
  await buys.payAndOrder();
  assert.equal(spentCents('EBBE'), 2500);
  await leave(second);
});
