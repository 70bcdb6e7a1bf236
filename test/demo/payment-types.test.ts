import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ORDER_MAIL } from '../../demo/server/order-mail-sentences.ts';
import { maskedIban, normalIban } from '../../demo/server/iban.ts';
import { SIGNATURE_HEADER, sign } from '../../demo/provider/signature.ts';
import {
  payment,
  pay,
  INVOICE,
  article,
  cartIdIn,
  nextSessionKey,
  orderPayment,
  press,
  ticket,
  assertRefused,
  voucher,
  voucherCode,
} from './support/visitor.ts';
import { SECRET } from './support/servers.ts';
import type { Begun } from './support/visitor.ts';
import type { Answer } from './support/servers.ts';
import { useDemo } from './support/demo.ts';
import type { Code } from '../../demo/server/sentences.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';

const IBAN = 'DE89 3704 0044 0532 0130 00';

const demo = useDemo({ hasUserRegistration: true });

const DEBIT = { payart: 74, aux: { Accountholder: 'Ada Lund', IBAN } };
/** The buyer that a wallet names. */
const BUYER = { fname: 'Maria', lname: 'Muster', email: 'maria@muster.example' };
const GOODS = [ticket('adult', 2), voucher('gift', 2500)];

/** Begins a payment with this payment type and `aux`. */
const beginWith = async (payart: number, aux: object) => {
  const sessionUs = nextSessionKey();
  const wish = { ...payment([ticket('adult', 2)], sessionUs), payart, aux };
  return { ...(await demo.initPayment(wish)), sessionUs };
};

/** Pays at the provider with the buyer that a wallet names, then executes the payment. */
const orderByWallet = async (address: string, sessionUs: string): Promise<Answer> =>
  demo.execute({ cartId: await pay(address, BUYER), sessionUs });

const stored = (column: string): unknown =>
  demo.row(`SELECT ${column} AS kept FROM payments ORDER BY rowid DESC`)?.kept;

describe('An IBAN', () => {
  test('may be typed with spaces, with hyphens and in lower case', () => {
    for (const typed of [' de89 3704\u00a00044 0532 0130 00 ', 'DE89-3704-0044-0532-0130-00']) {
      assert.equal(normalIban(typed), 'DE89370400440532013000');
    }
  });

  test('is masked except for its country and its last four characters', () => {
    assert.equal(maskedIban('DE89370400440532013000'), 'DE•• •••• •••• •••• ••30 00');
    assert.equal(maskedIban('NO9386011117947'), 'NO•• •••• •••7 947');
  });
});

describe('Payment types', () => {
  const idsIn = ({ body }: Answer): number[] =>
    body.data.map(({ payartId }: { payartId: number }) => payartId);
  const tokenOf = async (company: string): Promise<string> => {
    const email = `${company || 'ada'}@lund.example`;
    await demo.register({ email, company });
    return demo.tokenOf(email);
  };

  test('are card, direct debit and invoice', async () => {
    assert.deepEqual(idsIn(await demo.get('de/checkout/payments?shop=1')), [171, 74, INVOICE]);
    const path = `de/checkout/payments?shop=1&token=${await tokenOf('')}`;
    assert.deepEqual(idsIn(await demo.get(path)), [171, 74, INVOICE]);
  });

  test('include the business account of a company, each with its own name in each language', async () => {
    const answer = await demo.get(`de/checkout/payments?shop=1&token=${await tokenOf('lund')}`);
    const { body } = answer;
    assert.deepEqual(idsIn(answer), [171, 74, 164, INVOICE]);
    for (const lang of LANGUAGES) {
      const names = body.data.map(({ i18n }: { i18n: Record<string, string> }) => i18n[lang]);
      assert.equal(new Set(names.filter(Boolean)).size, 4, lang);
    }
    const [card, ...others] = body.data;
    assert.deepEqual(Object.keys(card), ['payartId', 'i18n', 'wallets']);
    assert.deepEqual(card.wallets, ['applepay']);
    for (const type of others) assert.deepEqual(Object.keys(type), ['payartId', 'i18n']);
  });
});

describe('Direct debit', () => {
  for (const payart of [74, 164]) {
    test(`is authorised by a mandate and stores only a masked IBAN, for type ${payart}`, async () => {
      const { body, sessionUs } = await beginWith(payart, { Accountholder: ' Ada Lund ', IBAN });
      const page = await (await fetch(body.data)).text();
      assert.match(page, /Ada Lund<br \/>DE•• •••• •••• •••• ••30 00/);
      assert.match(page, /I authorise Test Museum \[en\] to collect €24\.00/);
      const missing = await press(body.data, 'pay');
      assert.equal(missing.status, 422);
      assert.match(await missing.text(), /Confirm the direct debit mandate/);
      const cartId = await pay(body.data, { mandate: 'yes' });
      const { body: order } = await demo.execute({ cartId, sessionUs });
      assert.equal((await demo.review(order.data.review_id)).status, 'paid');
      const account = { holder: 'Ada Lund', iban: 'DE•• •••• •••• •••• ••30 00' };
      assert.equal(stored('account'), JSON.stringify(account));
    });
  }

  for (const [name, aux, code] of [
    ['without an account holder', { IBAN }, 'ACCOUNT_HOLDER_MISSING'],
    ['with a blank account holder', { Accountholder: '  ', IBAN }, 'ACCOUNT_HOLDER_MISSING'],
    [
      'with an overlong account holder',
      { Accountholder: 'A'.repeat(71), IBAN },
      'ACCOUNT_HOLDER_MISSING',
    ],
    ['without an IBAN', { Accountholder: 'Ada Lund' }, 'IBAN_INVALID'],
    ['with an IBAN that is too long', { ...DEBIT.aux, IBAN: `${IBAN}1` }, 'IBAN_INVALID'],
    ['with wrong check digits', { ...DEBIT.aux, IBAN: 'DE88370400440532013000' }, 'IBAN_INVALID'],
    ['with a wallet', { Accountholder: 'Ada', IBAN, wallet: 'applepay' }, 'PAYMENT_TYPE_UNKNOWN'],
  ] as const) {
    test(`is refused with an error text ${name}, and holds nothing`, async () => {
      for (const payart of [74, 164]) {
        const answer = await beginWith(payart, aux);
        assertRefused(answer, code);
        assert.equal(typeof answer.body.error, 'string');
      }
      assert.equal(await demo.placesLeft(), 20);
    });
  }
});

describe('An express wallet', () => {
  const wish = (items: unknown[], sessionUs = nextSessionKey()) => ({
    ...payment(items, sessionUs),
    aux: { wallet: 'googlepay' },
  });
  const begin = (body: object): Promise<Answer> => demo.post('en/checkout/initPayment', body);

  test('needs no token, and the order stores the buyer that the provider names', async () => {
    const sessionUs = nextSessionKey();
    const begun = await begin(wish([ticket('adult', 1)], sessionUs));
    const page = await (await fetch(begun.body.data)).text();
    for (const text of ['Google Pay', ...Object.values(BUYER)]) assert.ok(page.includes(text));
    const incomplete = await press(begun.body.data, 'pay', { ...BUYER, email: 'maria' });
    assert.equal(incomplete.status, 422);
    const { status, body } = await orderByWallet(begun.body.data, sessionUs);
    assert.equal(status, 200);
    const query = 'SELECT customer FROM orders WHERE booking_id = ?';
    const { fname, lname, email, isGuest } = JSON.parse(
      demo.row(query, [body.data.booking_id])?.customer,
    );
    assert.deepEqual({ fname, lname, email, isGuest }, { ...BUYER, isGuest: true });
    assert.equal(stored('wallet'), 'googlepay');
  });

  test('is not authorised if the provider names no buyer', async () => {
    const begun = await begin(wish([ticket('adult', 1)]));
    const path = '/api/payments/notification';
    const body = JSON.stringify({ payment: begun.body.data.split('/').at(-1) });
    const response = await fetch(`${demo.shopAddress}${path}`, {
      method: 'POST',
      headers: { [SIGNATURE_HEADER]: sign(SECRET, path, body) },
      body,
    });
    assert.equal(response.status, 410);
    assert.equal(stored('status'), 'held');
  });

  test('keeps the name of a logged-in visitor instead of the name in the wallet', async () => {
    const { body, sessionUs } = await beginWith(171, { wallet: 'applepay' });
    await orderByWallet(body.data, sessionUs);
    assert.match(String(stored('customer')), /"fname":"Ada"/);
  });

  test('is accepted only with the payment type card and a known wallet name', async () => {
    for (const payart of [INVOICE, 74]) {
      assertRefused(await begin({ ...wish([ticket('adult', 1)]), payart }), 'PAYMENT_TYPE_UNKNOWN');
    }
    const other = { ...wish([ticket('adult', 1)]), aux: { wallet: 'other' } };
    assert.equal((await begin(other)).status, 401);
  });

  test('needs a login if the museum sells only to registered customers', async () => {
    demo.openWith({ hasGuestRegistration: false, hasUserRegistration: true });
    assert.equal((await begin(wish([ticket('adult', 1)]))).status, 401);
  });

  test('is refused for an order that is shipped, and needs a login if nothing is to be paid', async () => {
    assertRefused(await begin(wish([article('poster', 1)])), 'WALLET_NEEDS_ADDRESS');
    const free = wish([ticket('adult', 1), voucherCode('GIFT-1')]);
    assertRefused(await begin(free), 'LOGIN_REQUIRED', 401);
    assert.equal(await demo.placesLeft(), 20);
  });
});

describe('An order by invoice', () => {
  const orderByCard = async ({ address, sessionUs }: Omit<Begun, 'cartId'>): Promise<Answer> =>
    demo.execute({ cartId: await pay(address), sessionUs });

  test('is open and payable, keeps its places and has no barcodes until it is paid', async () => {
    demo.breakProvider();
    const id = await demo.orderOnInvoice(GOODS);
    const open = await demo.review(id);
    assert.deepEqual([open.status, open.payable, open.total], ['open', true, 4900]);
    assert.ok(demo.mails()[0]?.text.includes(ORDER_MAIL.open.de));
    assert.ok(open.items.every((item: object) => !('barcodes' in item)));
    assert.deepEqual(demo.rows("SELECT code FROM voucher_codes WHERE valid_to LIKE '2030%'"), []);
    demo.passMinutes(600);
    assert.equal(await demo.placesLeft(), 18);
  });

  test('is paid once by initPaymentOrder, and then has barcodes', async () => {
    const id = await demo.orderOnInvoice(GOODS);
    const begun = await demo.beginOrder(id);
    assert.match(await (await fetch(begun.address)).text(), /49,00\s€ bezahlen/);
    const cart = { ...begun, cartId: await pay(begun.address) };
    const answers = await Promise.all(Array.from({ length: 4 }, () => demo.execute(cart)));
    const { booking_id, status, payable, items } = await demo.review(id);
    for (const { body } of answers) assert.equal(body.data.booking_id, booking_id);
    assert.deepEqual([status, payable], ['paid', false]);
    assert.deepEqual(
      items.map(({ barcodes }: { barcodes: string[] }) => barcodes.length),
      [2, 1],
    );
    const { body } = await demo.get(`en/voucher?voucher=${items[1].barcodes[0]}`);
    assert.equal(body.data.available_amount, 2500);
    assert.equal(demo.row('SELECT COUNT(*) AS n FROM orders')?.n, 1);
    assert.equal(demo.mails().length, 1);
  });

  test('is paid immediately if nothing is to be paid', async () => {
    const id = await demo.orderOnInvoice([ticket('free', 2, '2027-03-13T11:00:00')]);
    assert.equal((await demo.review(id)).status, 'paid');
  });

  test('can be paid by direct debit or wallet, and keeps its customer', async () => {
    const id = await demo.orderOnInvoice();
    const begun = await demo.initOrderPayment({ ...orderPayment(id), ...DEBIT });
    assert.match(await (await fetch(begun.body.data)).text(), /I authorise/);
    const key = nextSessionKey();
    const wallet = { ...orderPayment(id, key), aux: { wallet: 'applepay' } };
    const again = await demo.initOrderPayment(wallet);
    await orderByWallet(again.body.data, key);
    assert.equal((await demo.review(id)).status, 'paid');
    assert.match(String(stored('customer')), /"fname":"Ada"/);
  });

  test('is paid only by the later one of two attempts', async () => {
    const id = await demo.orderOnInvoice();
    const [first, second] = [await demo.beginOrder(id), await demo.beginOrder(id)];
    assert.equal((await press(first.address, 'pay')).status, 410);
    assert.equal((await orderByCard(second)).status, 200);
  });

  test('voids an authorised payment that another one replaces, and is captured once', async () => {
    const id = await demo.orderOnInvoice();
    const first = await demo.beginAndPayOrder(id);
    const second = await demo.beginOrder(id);
    assert.equal((await demo.execute(first)).status, 410);
    assert.equal((await fetch(first.address)).status, 410);
    assert.equal((await orderByCard(second)).status, 200);
  });

  test('can be neither shown nor paid again while its payment is being settled', async () => {
    const id = await demo.orderOnInvoice();
    const begun = await demo.beginAndPayOrder(id);
    demo.breakProvider();
    assert.equal((await demo.execute(begun)).status, 502);
    assert.equal(await demo.statusOf(`en/order/review?id=${id}`), 406);
    assertRefused(await demo.initOrderPayment(orderPayment(id)), 'ORDER_BEING_PAID');
    demo.restart();
    assert.equal((await demo.execute(begun)).status, 200);
    assert.equal((await demo.review(id)).status, 'paid');
  });

  test('stays open when its payment is canceled or expires', async () => {
    const id = await demo.orderOnInvoice();
    const first = await demo.beginAndPayOrder(id);
    assert.equal((await demo.cancel(first.cartId)).status, 200);
    const second = await demo.beginAndPayOrder(id);
    demo.passMinutes(46);
    assert.equal((await demo.execute(second)).status, 410);
    assert.deepEqual((await demo.review(id)).status, 'open');
  });

  test('is not charged if the museum cancels it during the payment', async () => {
    const id = await demo.orderOnInvoice();
    const begun = await demo.beginAndPayOrder(id);
    demo.database().run("UPDATE orders SET status = 'canceled'");
    assert.equal((await demo.execute(begun)).status, 410);
    assert.equal((await fetch(begun.address)).status, 410);
    const { status, payable } = await demo.review(id);
    assert.deepEqual([status, payable], ['canceled', false]);
    assertRefused(await demo.initOrderPayment(orderPayment(id)), 'ORDER_CANCELED');
  });

  test('cannot be paid twice, by another invoice or with invalid data', async () => {
    const id = await demo.orderOnInvoice();
    const wish = orderPayment(id);
    const refuses = async (more: object, code: Code): Promise<void> =>
      assertRefused(await demo.initOrderPayment({ ...wish, ...more }), code);
    await refuses({ payart: INVOICE }, 'ORDER_NOT_BY_INVOICE');
    await refuses({ payart: 75 }, 'PAYMENT_TYPE_UNKNOWN');
    await refuses({ payart: 74 }, 'ACCOUNT_HOLDER_MISSING');
    const url = { ...wish.url, continue: 'https://evil.example/?sessionUs=aaaaaaaaaaaa' };
    await refuses({ url }, 'RETURN_ADDRESS_REFUSED');
    const { booking_id } = await demo.review(id);
    assertRefused(await demo.initOrderPayment(orderPayment(booking_id)), 'ORDER_UNKNOWN', 404);
    await demo.payOrder(id);
    await refuses({}, 'ORDER_PAID');
  });

  test('is paid once when 20 people pay it at the same time', async () => {
    const id = await demo.orderOnInvoice();
    const pay = async (): Promise<number> => {
      const sessionUs = nextSessionKey();
      const begun = await demo.initOrderPayment(orderPayment(id, sessionUs));
      if (begun.status !== 200) return begun.status;
      const paid = await press(begun.body.data, 'pay');
      if (paid.status !== 303) return paid.status;
      const cartId = cartIdIn(paid.headers.get('location'));
      return (await demo.execute({ cartId, sessionUs })).status;
    };
    const outcomes = await Promise.all(Array.from({ length: 20 }, pay));
    assert.equal(outcomes.filter((status) => status === 200).length, 1);
    const ordered = "SELECT 1 FROM payments WHERE pays_booking <> '' AND status = 'ordered'";
    assert.equal(demo.rows(ordered).length, 1);
  });
});

describe('The request for an invoice', () => {
  test('is stored with the payment', async () => {
    for (const requestInvoice of [true, false]) {
      await beginWith(171, { requestInvoice });
      assert.equal(stored('request_invoice'), Number(requestInvoice));
    }
  });
});
