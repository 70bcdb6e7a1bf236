import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { LANGUAGES } from '../../demo/server/languages.ts';
import { dateInWords } from '../support/inWords.ts';
import { startDemo } from './support/demo.ts';
import type { Demo } from './support/demo.ts';
import { beginOrder, executeOrder, orderOnInvoice, review } from './support/open-orders.ts';
import { GUEST, begin, beginAndPay, cancel, execute, press, ticket } from './support/visitor.ts';

describe('The confirmation of an order', () => {
  let demo: Demo;
  beforeEach(async () => {
    demo = await startDemo({ orderReviewAddress: 'http://museum.example/#/{lang}/review/{id}' });
  });
  afterEach(() => demo.stop());

  const voucherCode = { type: 'voucherCode', barcode: 'GIFT-2' };
  const goods = { type: 'merchandise', id: 'poster', count: 2 };

  test('says what was bought for how much, and where to see it', async () => {
    const begun = await beginAndPay(demo, [ticket('adult', 2), goods]);
    const { booking_id, review_id } = (await execute(demo, begun)).body.data;
    const [mail, ...others] = demo.mails();
    assert.deepEqual(others, []);
    assert.deepEqual([mail?.to, mail?.lang], [GUEST.email, 'de']);
    assert.equal(mail?.subject, `Ihre Bestellung ${booking_id}`);
    const text = mail?.text.replaceAll('\u00a0', ' ') ?? '';
    assert.equal(
      text.slice(0, text.indexOf('Mit freundlichen')),
      [
        'Guten Tag Ada Lund,',
        '',
        `vielen Dank für Ihre Bestellung. Ihre Buchungsnummer ist ${booking_id}.`,
        '',
        '2 × Adult [de] · 24,00 €',
        `    ${dateInWords('2027-03-14', 'de')}, 10:00`,
        '    Tides [de]',
        '    Tower [de]',
        '2 × The poster [de] · 30,00 €',
        '',
        'Versand: 4,90 €',
        'Gesamtbetrag: 58,90 €, inkl. MwSt.',
        '',
        'Ihre Bestellung sehen Sie hier:',
        `http://museum.example/#/de/review/${review_id}`,
        '',
        '',
      ].join('\n'),
    );
  });

  test('says what vouchers pay, and what is still to be paid', async () => {
    const id = await orderOnInvoice(demo, [ticket('adult', 2), voucherCode]);
    const text = (): string => demo.mails()[0]?.text.replaceAll('\u00a0', ' ') ?? '';
    assert.match(text(), /\n1 × A gift \[de\] · -6,00 €\n/);
    assert.match(text(), /Gesamtbetrag: 18,00 €, inkl\. MwSt\.\nDieser Betrag ist noch offen\.\n/);
    assert.match(text(), new RegExp(`/review/${id}\\n`));
    await executeOrder(demo, await beginOrder(demo, id));
    assert.equal((await review(demo, id)).status, 'paid');
    assert.equal(demo.mails().length, 1);
  });

  test('is sent once, however often and in however many tabs the order is executed', async () => {
    const begun = await beginAndPay(demo, [ticket('adult', 1)]);
    await Promise.all(Array.from({ length: 5 }, () => execute(demo, begun)));
    demo.restart();
    await execute(demo, begun);
    assert.equal(demo.mails().length, 1);
  });

  test('is not sent before there is an order, nor where there is none', async () => {
    const open = await begin(demo, [ticket('adult', 1)]);
    await execute(demo, open);
    await press(open.address, 'pay');
    assert.equal(demo.mails().length, 0);
    await cancel(demo, open.cartId);
    await execute(demo, open);
    assert.equal(demo.mails().length, 0);
  });

  test('is written in the language in which the order is made', async () => {
    const subjects = new Set<string>();
    for (const lang of LANGUAGES) {
      const { cartId, sessionUs } = await beginAndPay(demo, [ticket('adult', 1)]);
      const query = `us=${sessionUs}&sessionUs=${sessionUs}&srcURL=`;
      await demo.post(`${lang}/checkout/execPayment?${query}`, { cartId });
      const [mail] = demo.mails();
      assert.equal(mail?.lang, lang);
      subjects.add(mail?.subject.split(' ').slice(0, -1).join(' ') ?? '');
    }
    assert.equal(subjects.size, LANGUAGES.length);
  });

  test('has no link where the museum has no page for it, and no shipping where nothing is sent', async (t) => {
    const plain = await startDemo();
    t.after(() => plain.stop());
    await execute(plain, await beginAndPay(plain, [ticket('adult', 1)]));
    const text = plain.mails()[0]?.text ?? '';
    assert.match(text, /Gesamtbetrag: 12,00/);
    assert.ok(!/https?:|Versand/.test(text));
  });
});
