import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { documentWord } from '../../demo/server/document-sentences.ts';
import { taxByRate } from '../../demo/server/invoice-page.ts';
import {
  UNKNOWN_KEY,
  GUEST,
  article,
  askedCents,
  nextSessionKey,
  pay,
  payment,
  ticket,
  expectStatus,
  voucher,
  voucherCode,
} from './support/visitor.ts';
import { useDemo } from './support/demo.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';
import { smallCatalogue } from './support/catalogue.ts';
import { inEvery } from './support/entries.ts';
import { sentence } from '../../demo/server/sentences.ts';

const demo = useDemo();

const INVOICE_WISH = { aux: { requestInvoice: true } };

/** Buys by card unless `more` overrides fields of the payment. Returns the key of the order review. */
const buy = async (items: unknown[], more: object = {}, c: object = GUEST): Promise<string> => {
  const sessionUs = nextSessionKey();
  const { token } = (await demo.post('en/auth/guest', { c })).body.data;
  const wish = { ...payment(items, sessionUs), ...more };
  const begun = await demo.post(`en/checkout/initPayment?token=${token}`, wish);
  const cartId = await pay(expectStatus(begun, 200).body.data, { mandate: 'yes' });
  return (await demo.execute({ cartId, sessionUs })).body.data.review_id;
};

const documents = async (id: string, lang = 'en'): Promise<{ name: string; url: string }[]> =>
  (await demo.review(id, lang)).documents;

const read = async (url: string): Promise<string> => {
  const response = await fetch(url);
  assert.equal(response.status, 200, url);
  return response.text();
};

const EVERYTHING = [
  ticket('adult', 2),
  article('book', 1),
  voucher('gift', 2500),
  voucherCode('GIFT-2'),
];

describe('The order review', () => {
  test('shows items, barcodes, shipping costs and total in the requested language', async () => {
    const id = await buy(EVERYTHING);
    for (const lang of LANGUAGES) {
      const review = await demo.review(id, lang);
      const { status, payable, items, shippingCosts, total, has_tickets } = review;
      assert.deepEqual([status, payable, has_tickets], ['paid', false, true]);
      assert.deepEqual(
        items.map(({ name, totalPrice, barcodes = [] }: Record<string, unknown[]>) => [
          name,
          totalPrice,
          barcodes.length,
        ]),
        [
          [`Adult [${lang}]`, 2400, 2],
          [`The book [${lang}]`, 3400, 0],
          [`Gift [${lang}]`, 2500, 1],
          [`A gift [${lang}]`, -600, 0],
        ],
      );
      assert.equal(shippingCosts, 490);
      assert.equal(total, 2400 + 3400 + 2500 - 600 + 490);
    }
  });

  test('has the amount that the provider asks the visitor to pay as its total', async () => {
    const total = 2400 + 3400 + 2500 - 600 + 490;
    const begun = await demo.begin(EVERYTHING);
    assert.equal(await askedCents(begun.address), total);
    await pay(begun.address);
    const { body } = await demo.execute(begun);
    assert.equal((await demo.review(body.data.review_id)).total, total);
  });

  test('has the amount that is left to pay as the total of an open order', async () => {
    const id = await demo.orderOnInvoice([ticket('adult', 2), voucherCode('SMALL')]);
    assert.equal((await demo.review(id)).total, 2400 - 300);
    assert.equal(await askedCents((await demo.beginOrder(id)).address), 2400 - 300);
  });

  test('is returned only for its secret key, not for the booking number', async () => {
    const { booking_id, id } = await demo.review(await buy([ticket('adult', 1)]));
    assert.equal(Buffer.from(id, 'base64url').length, 16);
    for (const key of [booking_id, UNKNOWN_KEY, '', `${id} `, id.slice(1)]) {
      const { status, body } = await demo.get(`de/order/review?id=${encodeURIComponent(key)}`);
      assert.deepEqual([status, body.error], [406, sentence('de', 'ORDER_NOT_AVAILABLE')], key);
    }
  });
});

describe('Order documents', () => {
  test('include an invoice if requested, and tickets if there are any', async () => {
    const names = async (items: unknown[], requestInvoice: boolean): Promise<string[]> =>
      (await documents(await buy(items, { aux: { requestInvoice } }))).map(({ name }) => name);
    const [invoice, tickets] = [documentWord('en', 'invoice'), documentWord('en', 'tickets')];
    assert.deepEqual(await names([ticket('adult', 1)], true), [invoice, tickets]);
    assert.deepEqual(await names([ticket('adult', 1)], false), [tickets]);
    assert.deepEqual(await names([article('guide', 1)], true), [invoice]);
    assert.deepEqual(await names([article('guide', 1)], false), []);
  });

  test('have a name in each language, which is also their heading', async () => {
    const id = await buy([ticket('adult', 1)], INVOICE_WISH);
    for (const lang of LANGUAGES) {
      for (const { name, url } of await documents(id, lang)) {
        const page = await read(url);
        assert.ok(page.includes(`<h1>${name}</h1>`));
        assert.ok(page.includes(`<html lang="${lang}">`));
      }
    }
  });

  test('show that an order is open, and include its tickets only when it is paid', async () => {
    const id = await demo.orderOnInvoice();
    const [invoice, ...others] = await documents(id);
    assert.deepEqual(others, []);
    assert.ok((await read(invoice!.url)).includes(documentWord('en', 'open')));
    const ticketsUrl = invoice!.url.replace('invoice', 'tickets');
    assert.equal((await fetch(ticketsUrl)).status, 404);
    await demo.payOrder(id);
    assert.ok((await read(invoice!.url)).includes(documentWord('en', 'paid')));
    assert.equal((await fetch(ticketsUrl)).status, 200);
  });

  test('show each barcode on its own ticket, with day and time', async () => {
    const id = await buy([ticket('adult', 2), ticket('child', 1)]);
    const [tickets] = await documents(id);
    const page = await read(tickets!.url);
    assert.equal(page.match(/<section>/g)?.length, 3);
    assert.equal(page.match(/14\.03\.2027, 10:00/g)?.length, 3);
    const { items, booking_id } = await demo.review(id);
    for (const barcode of items.flatMap((item: { barcodes: string[] }) => item.barcodes)) {
      assert.ok(page.includes(barcode.match(/.{4}/g).join(' ')));
    }
    assert.ok(page.includes(booking_id));
  });

  test('show lines, vouchers, shipping costs, tax by rate and the buyer’s reference on an invoice', async () => {
    const cart = { ver: 1, items: EVERYTHING, external_document_number: 'PO-7' };
    const id = await buy(EVERYTHING, { ...INVOICE_WISH, cart });
    const page = (await read((await documents(id))[0]!.url)).replaceAll(/\s+/g, ' ');
    for (const text of ['Ada Lund', 'Am Kai 3', '20095 Hamburg', 'Germany', 'PO-7']) {
      assert.ok(page.includes(text), text);
    }
    assert.match(page, /A gift \[en\].*?-€6\.00/);
    assert.match(page, new RegExp(`${documentWord('en', 'shipping')}.*?€4\\.90`));
    assert.match(page, new RegExp(`${documentWord('en', 'total')}.*?€81\\.90`));
    // Tickets and the book cost 58.00 including 7 % tax, or 54.21 net.
    assert.match(page, /7 %<\/th> <td>€54\.21<\/td> <td>€3\.79<\/td> <td>€58\.00/);
  });

  test('show only the country and the last four characters of an IBAN', async () => {
    const aux = { Accountholder: 'Ada Lund', IBAN: 'DE89370400440532013000', requestInvoice: true };
    const id = await buy([ticket('adult', 1)], { payart: 74, aux });
    const page = await read((await documents(id))[0]!.url);
    assert.match(page, /from account DE•• •••• •••• •••• ••30 00 \(Ada Lund\)/);
    assert.ok(!page.includes('3704'));
  });

  test('escape what visitors typed, run no script and are not cached', async () => {
    const lname = '<img src=x onerror=alert(1)>';
    const id = await buy([ticket('adult', 1)], INVOICE_WISH, { ...GUEST, lname });
    const response = await fetch((await documents(id))[0]!.url);
    const page = await response.text();
    assert.ok(page.includes('&lt;img src=x onerror=alert(1)&gt;'));
    assert.ok(!page.includes('<img'));
    const { headers } = response;
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/);
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    const style = await fetch(`${demo.shopAddress}/documents/style.css`);
    assert.match(style.headers.get('content-type') ?? '', /^text\/css/);
  });

  test('are not found for an unknown key, kind or language', async () => {
    const id = await buy([ticket('adult', 1)], INVOICE_WISH);
    const { booking_id } = await demo.review(id);
    for (const path of [
      `en/${UNKNOWN_KEY}/invoice`,
      `en/${booking_id}/invoice`,
      `en/${id}/toString`,
      `xx/${id}/invoice`,
    ]) {
      assert.equal((await fetch(`${demo.shopAddress}/documents/${path}`)).status, 404, path);
    }
  });
});

describe('Tax by rate', () => {
  test('includes the items, but not the voucher codes that paid for them', () => {
    assert.deepEqual(
      taxByRate([
        { type: 'merchandise', vat: 19, priceCents: 1190, count: 1 },
        { type: 'ticket', vat: 7, priceCents: 1200, count: 2 },
        { type: 'ticket', vat: 7, priceCents: 400, count: 1 },
        { type: 'voucherCode', vat: 0, priceCents: -3000, count: 1 },
      ]),
      [
        { rate: 7, grossCents: 2800, netCents: 2617 },
        { rate: 19, grossCents: 1190, netCents: 1000 },
      ],
    );
  });
});

describe('The customer of an order', () => {
  test('is returned as in the contract, without secret fields', async () => {
    const c = { ...GUEST, phone: '040 1', addrShipping: { name: 'Ada', ...GUEST.addrBilling } };
    const id = await buy([ticket('adult', 1)], {}, { ...c, password: 'correct horse' });
    const set = "UPDATE orders SET customer = json_set(customer, '$.password_hash', 'secret')";
    demo.database().run(set);
    const customer = await demo.data(`en/customer/fromOrder?id=${id}`);
    assert.deepEqual(customer, { ...c, isGuest: true });
  });

  test('is not found for an unknown key', async () => {
    const { booking_id } = await demo.review(await buy([ticket('adult', 1)]));
    for (const key of [booking_id, UNKNOWN_KEY, '']) {
      assert.equal(await demo.statusOf(`en/customer/fromOrder?id=${key}`), 404);
    }
  });
});

describe('The museum’s name', () => {
  test('is escaped on documents', async () => {
    const shop = { ...smallCatalogue.shop, siteName: inEvery('<b>Port</b>') };
    demo.openWith({ catalogue: { ...smallCatalogue, shop } });
    const id = await demo.orderOnInvoice();
    const page = await read((await documents(id))[0]!.url);
    assert.ok(page.includes('&lt;b&gt;Port&lt;/b&gt;') && !page.includes('<b>'));
  });
});
