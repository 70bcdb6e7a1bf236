import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishBuyer, SATURDAY } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { ledgerOf } from './support/ledger.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { say } from '../support/say.ts';
import { inTier } from '../support/tier.ts';

const { accept, page: tickets, pay, toPayment } = WORDS.en;
const OURS = ['cartId', 'us', 'sessionUs', 'museum-return'];

const journey = setUpJourney();

test('Payment return: the address keeps the parameters of the page and loses those of the shop', async () => {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.open(`${tickets}?ref=newsletter${SATURDAY}`);
  await buys.chooseTickets();
  await buys.addToBasket();
  await buys.fillIn();
  await buys.goToProvider();
  await buys.pay();
  await page.waitForURL(/#\/checkout\/success$/);
  const { searchParams, hash } = new URL(page.url());
  assert.equal(searchParams.get('ref'), 'newsletter');
  assert.deepEqual(
    OURS.filter((name) => searchParams.has(name)),
    [],
  );
  assert.equal(hash, '#/checkout/success');
  await leave(visitor);
});

const own = (address: string): string => address.split('#')[0]!;
const cartIdIn = (address: string): string => new URL(address).searchParams.get('cartId')!;

type Change = readonly [kind: string, change: (address: string) => string];
const DROPS_ALL: Change = [
  'drops everything but the cart id',
  (address) => `${own(address).split('?')[0]}?cartId=${cartIdIn(address)}`,
];
const MOVES: Change = [
  'puts the cart id behind the fragment',
  (address) => `${address.replace(/&cartId=[^#]*/, '')}&cartId=${cartIdIn(address)}`,
];

for (const [kind, change] of inTier<Change>(
  [['drops the fragment', own], MOVES, DROPS_ALL],
  [DROPS_ALL],
)) {
  test(`Payment return: a visitor who has paid sees the order if the provider ${kind}`, async () => {
    const ledger = ledgerOf(journey.database);
    const visitor = await englishBuyer(journey);
    const { page, buys } = visitor;
    await buys.toProvider();
    await page.route(`${journey.addresses.provider}/**`, async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      const { location, ...headers } = response.headers();
      await route.fulfill({
        response,
        headers: location ? { ...headers, location: change(location) } : headers,
      });
    });
    await buys.pay();
    await buys.order();
    assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
    await page.waitForURL(/tickets\.html#\/checkout\/success$/);
    await leave(visitor);
  });
}

const SCRIPT = [
  'a script address',
  'javascript:void%20(document.title=%22taken%20over%22)',
] as const;
const UNGUARDED = ['an unencrypted address', 'http://provider.example/pay'] as const;

for (const [kind, address] of inTier<readonly [string, string]>([SCRIPT, UNGUARDED], [SCRIPT])) {
  test(`Payment: the shop refuses to go to ${kind} that the server returns`, async () => {
    const ledger = ledgerOf(journey.database);
    const visitor = await englishBuyer(journey);
    const { page, buys } = visitor;
    await buys.toPayment();
    const title = await page.title();
    await page.route('**/initPayment?*', (route) => route.fulfill({ json: { data: address } }));
    await page.getByRole('checkbox', { name: accept }).check();
    await buys.button(toPayment).click();
    await buys.sentence(say('somethingWentWrongOn')).waitFor();
    assert.equal(await page.title(), title);

    await page.unroute('**/initPayment?*');
    await buys.button(toPayment).click();
    await buys.button(pay).waitFor();
    assert.deepEqual(ledger.payments(), ['held'], 'the payment can be started again');
    await leave(visitor);
  });
}
