import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { refusalOfCode, redeem } from '../../demo/server/voucher-codes.ts';
import {
  askedCents,
  assertRefused,
  cartIdIn,
  pay,
  voucher,
  voucherCode,
  article,
  nextSessionKey,
  payment,
  press,
  ticket,
} from './support/visitor.ts';
import { PAGE } from './support/servers.ts';
import { columnsOf } from './support/columnsOf.ts';
import { useDemo } from './support/demo.ts';
import { dateText } from '../support/dayText.ts';
import { inEvery } from './support/entries.ts';
import { sentence } from '../../demo/server/sentences.ts';

const demo = useDemo();

const gift = voucherCode('GIFT-1');

const worth = async (barcode: string): Promise<Record<string, unknown>> =>
  await demo.data(`en/voucher?voucher=${encodeURIComponent(barcode)}`);

/** Begins a payment that vouchers cover completely, so that `initPayment` returns the return address. */
const beginPaid = async (items: unknown[]) => {
  const begun = await demo.begin(items);
  assert.equal(new URL(begun.address).origin, PAGE);
  assert.equal(cartIdIn(begun.address), begun.cartId);
  return begun;
};

describe('A voucher code', () => {
  test('is found with its amounts in any letter case and with spaces around it', async () => {
    for (const typed of ['GIFT-2', '  gift-2 ', 'Gift-2\n']) {
      assert.deepEqual(await worth(typed), {
        id: 'GIFT-2',
        name: 'A gift [en]',
        barcode: 'GIFT-2',
        amount: 1000,
        used_amount: 400,
        available_amount: 600,
        valid_from: '2027-02-23T00:00:00',
        valid_to: '2027-03-15T23:59:59',
      });
    }
  });

  test('is refused with an error text if unknown', async () => {
    const { status, body } = await demo.get('en/voucher?voucher=%20xyz%20');
    assert.deepEqual([status, body.error], [422, sentence('en', 'CODE_UNKNOWN', { code: 'xyz' })]);
    for (const query of ['', '?voucher=', `?voucher=${'A'.repeat(5000)}`]) {
      const refused = await demo.get(`en/voucher${query}`);
      assert.equal(refused.status, 422);
      assert.ok(refused.body.error.length < 200);
    }
  });

  const known = {
    code: 'X',
    name: inEvery('A gift'),
    amountCents: 1000,
    usedCents: 0,
    heldCents: 0,
    validFrom: '2027-03-01T00:00:00',
    validTo: '2027-03-31T23:59:59',
  };
  for (const [name, moment, more, expected] of [
    ['at its first moment', '2027-03-01T00:00:00', {}, undefined],
    ['at its last moment', '2027-03-31T23:59:59', {}, undefined],
    ['a second too early', '2027-02-28T23:59:59', {}, 'CODE_NOT_YET_VALID'],
    ['a second too late', '2027-04-01T00:00:00', {}, 'CODE_EXPIRED'],
    ['with a cent left', '2027-03-05T12:00:00', { usedCents: 999 }, undefined],
    ['when used up', '2027-03-05T12:00:00', { usedCents: 1000 }, 'CODE_USED_UP'],
    [
      'when held completely',
      '2027-03-05T12:00:00',
      { usedCents: 400, heldCents: 600 },
      'CODE_HELD',
    ],
    ['when held in part', '2027-03-05T12:00:00', { heldCents: 600 }, undefined],
  ] as const) {
    test(`reports ${expected ?? 'no error'} ${name}`, () => {
      assert.equal(refusalOfCode({ ...known, ...more }, moment)?.code, expected);
    });
  }

  test('is redeemed in the order of the cart, up to the amount owed', () => {
    const codes = [
      { ...known, code: 'A', usedCents: 400 },
      { ...known, code: 'B', heldCents: 100 },
      { ...known, code: 'C' },
    ];
    const taken = (owed: number) => redeem(owed, codes).map((one) => [one.code, one.cents]);
    assert.deepEqual(taken(0), []);
    assert.deepEqual(taken(500), [['A', 500]]);
    const whole = [
      ['A', 600],
      ['B', 900],
    ];
    assert.deepEqual(taken(1501), [...whole, ['C', 1]]);
    assert.deepEqual(taken(9000), [...whole, ['C', 1000]]);
  });

  test('expires by the time at UTC+1, even in summer', async () => {
    // 30 June 2027, 22:30 UTC, is 00:30 in the museum, but 23:30 at UTC+1.
    demo.passMinutes(117 * 24 * 60 + 13 * 60);
    const set = "UPDATE voucher_codes SET valid_to = '2027-06-30T23:59:59' WHERE code = 'GIFT-1'";
    demo.database().run(set);
    const items = [article('guide', 1), gift];
    const { cartId } = await demo.begin(items);
    await demo.cancel(cartId);
    demo.passMinutes(30);
    await demo.refuses(items, 'CODE_EXPIRED');
  });
});

describe('A cart with voucher codes', () => {
  test('is paid by codes first and by card for the rest, including shipping costs', async () => {
    const items = [article('poster', 1), ticket('adult', 2), voucherCode('small'), gift];
    const begun = await demo.begin(items);
    assert.equal(await askedCents(begun.address), 1500 + 2400 + 490 - 300 - 2500);
    await press(begun.address, 'pay');
    const { body } = await demo.execute(begun);
    const review = await demo.review(body.data.review_id);
    assert.deepEqual(columnsOf(review.items, 'type', 'id', 'totalPrice'), [
      ['merchandise', 'poster', 1500],
      ['ticket', 'adult', 2400],
      ['voucherCode', 'SMALL', -300],
      ['voucherCode', 'GIFT-1', -2500],
    ]);
    assert.equal(review.shippingCosts, 490);
    assert.equal(review.total, 1590);
    assert.equal((await worth('GIFT-1')).used_amount, 2500);
  });

  test('skips the provider if the codes cover the total', async () => {
    const begun = await beginPaid([ticket('adult', 1), gift, voucherCode('HUGE')]);
    demo.breakProvider();
    const { status, body } = await demo.execute(begun);
    assert.equal(status, 200);
    const review = await demo.review(body.data.review_id);
    assert.deepEqual([review.total, review.status, review.items.length], [0, 'paid', 2]);
    assert.equal((await worth('GIFT-1')).available_amount, 1300);
    assert.equal((await worth('HUGE')).available_amount, 1_000_000);
  });

  test('counts a code only once if it contains it twice', async () => {
    const codes = [voucherCode('SMALL'), voucherCode(' small ')];
    const { address } = await demo.begin([ticket('adult', 1), ...codes]);
    assert.equal(await askedCents(address), 900);
  });

  test('can use the rest of a code from an earlier order', async () => {
    await demo.execute(await beginPaid([ticket('adult', 2), gift]));
    const { address } = await demo.begin([ticket('adult', 1), gift]);
    assert.equal(await askedCents(address), 1100);
  });

  for (const [name, code, day] of [
    ['LATER', 'CODE_NOT_YET_VALID', '2027-03-06'],
    ['OVER', 'CODE_EXPIRED', '2027-03-04'],
    ['EMPTY', 'CODE_USED_UP', ''],
    ['NONE', 'CODE_UNKNOWN', ''],
  ] as const) {
    test(`is refused with an error text for the code ${name}, and holds nothing`, async () => {
      const items = [ticket('adult', 1), gift, voucherCode(name)];
      await demo.refuses(items, code, { code: name, ...(day && { date: dateText(day) }) });
      assert.equal((await worth('GIFT-1')).available_amount, 2500);
    });
  }

  test('releases the amounts that it holds when it is canceled or expires', async () => {
    const items = [ticket('adult', 2), ticket('child', 1), gift];
    const { cartId } = await demo.begin(items);
    await demo.refuses([ticket('adult', 1), gift], 'CODE_HELD');
    assertRefused(await demo.get('en/voucher?voucher=GIFT-1'), 'CODE_HELD');
    await demo.cancel(cartId);
    assert.equal((await worth('GIFT-1')).available_amount, 2500);
    await demo.begin(items);
    demo.passMinutes(15);
    assert.equal((await worth('GIFT-1')).available_amount, 2500);
  });

  test('can use the same code when its payment is begun again', async () => {
    const token = await demo.loginAsGuest();
    const wish = payment([ticket('adult', 2), ticket('child', 1), gift]);
    const path = `de/checkout/initPayment?token=${token}`;
    assert.equal((await demo.post(path, wish)).status, 200);
    const again = await demo.post(path, wish);
    assert.equal(await askedCents(again.body.data), 300);
  });

  test('keeps the amounts held until the provider settles, even after a restart', async () => {
    const begun = await demo.beginAndPay([ticket('adult', 3), gift]);
    demo.breakProvider();
    assert.equal((await demo.execute(begun)).status, 502);
    demo.passMinutes(40);
    demo.restart();
    assert.equal((await demo.get('en/voucher?voucher=GIFT-1')).body.code, 'CODE_HELD');
    assert.equal((await demo.execute(begun)).status, 200);
    assert.equal((await worth('GIFT-1')).used_amount, 2500);
  });
});

describe('One voucher code in 50 concurrent carts', () => {
  test('is never redeemed for more than its amount', async () => {
    const token = await demo.loginAsGuest();
    const buy = async (): Promise<number> => {
      const sessionUs = nextSessionKey();
      const wish = payment([article('guide', 1), gift], sessionUs);
      const begun = await demo.post(`de/checkout/initPayment?token=${token}`, wish);
      if (begun.status !== 200) {
        assert.ok(['CODE_HELD', 'CODE_USED_UP'].includes(begun.body.code));
        return 0;
      }
      const address: string = begun.body.data;
      const isPaid = address.startsWith(`${PAGE}/`);
      const asked = isPaid ? 0 : await askedCents(address);
      const cartId = isPaid ? cartIdIn(address) : await pay(address);
      assert.equal((await demo.execute({ cartId, sessionUs })).status, 200);
      return 900 + 490 - asked;
    };
    const spent = await Promise.all(Array.from({ length: 50 }, buy));
    assert.deepEqual(
      spent.filter((cents) => cents > 0).toSorted((one, other) => other - one),
      [1390, 1110],
    );
    assert.equal(demo.row('SELECT SUM(cents) AS cents FROM redemptions')?.cents, 2500);
    assert.equal((await worth('GIFT-1')).used_amount, 2500);
  });
});

describe('A sold voucher', () => {
  test('is a code that pays later orders, from the day of sale to the end of the third year after it', async () => {
    const { items } = await demo.buy([voucher('gift', 1700, 2)]);
    const [first, second] = items[0].barcodes;
    const { name, amount, valid_from, valid_to } = await worth(first);
    assert.deepEqual(
      [name, amount, valid_from, valid_to],
      ['Gift [en]', 1700, '2027-03-05T00:00:00', '2030-12-31T23:59:59'],
    );
    const wish = [ticket('adult', 2), voucherCode(first.toLowerCase()), voucherCode(second)];
    await demo.execute(await beginPaid(wish));
    assert.equal((await worth(first)).available_amount, 0);
    assert.equal((await worth(second)).available_amount, 1000);
  });
});
