import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ORDER_MAIL } from '../../demo/server/order-mail-sentences.ts';
import { article, GUEST, press, ticket, voucherCode } from './support/visitor.ts';
import { useDemo } from './support/demo.ts';
import { dateText } from '../support/dayText.ts';

const demo = useDemo({ orderReviewAddress: 'http://museum.example/#/{lang}/review/{id}' });

describe('The order confirmation mail', () => {
  test('lists items and prices, and links to the order', async () => {
    const begun = await demo.beginAndPay([ticket('adult', 2), article('poster', 2)]);
    const { booking_id, review_id } = (await demo.execute(begun)).body.data;
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
        `    ${dateText('2027-03-14', 'de')}, 10:00 Uhr`,
        '    Tides [de]',
        '    Tower [de]',
        '2 × The poster [de] · 30,00 €',
        '',
        'Versand: 4,90 €',
        'Gesamtpreis: 58,90 € inkl. MwSt.',
        '',
        'Ihre Bestellung sehen Sie hier:',
        `http://museum.example/#/de/review/${review_id}`,
        '',
        '',
      ].join('\n'),
    );
  });

  test('shows the amount paid by vouchers and the open amount', async () => {
    const id = await demo.orderOnInvoice([ticket('adult', 2), voucherCode('GIFT-2')]);
    const text = (): string => demo.mails()[0]?.text.replaceAll('\u00a0', ' ') ?? '';
    assert.match(text(), /\n1 × A gift \[de\] · -6,00 €\n/);
    assert.match(
      text(),
      /Gesamtpreis: 18,00 € inkl\. MwSt\.\nDieser Betrag ist noch nicht bezahlt\.\n/,
    );
    assert.match(text(), new RegExp(`/review/${id}\\n`));
    await demo.payOrder(id);
    assert.equal((await demo.review(id)).status, 'paid');
    assert.equal(demo.mails().length, 1);
  });

  test('is sent once, even if the payment is executed repeatedly or concurrently', async () => {
    const begun = await demo.beginAndPay([ticket('adult', 1)]);
    await Promise.all(Array.from({ length: 5 }, () => demo.execute(begun)));
    demo.restart();
    await demo.execute(begun);
    assert.equal(demo.mails().length, 1);
  });

  test('is not sent while the payment is open or after it was canceled', async () => {
    const open = await demo.begin([ticket('adult', 1)]);
    await demo.execute(open);
    await press(open.address, 'pay');
    assert.equal(demo.mails().length, 0);
    await demo.cancel(open.cartId);
    await demo.execute(open);
    assert.equal(demo.mails().length, 0);
  });

  test('is written in the language of the order', async () => {
    const { cartId, sessionUs } = await demo.beginAndPay([ticket('adult', 1)]);
    const query = `us=${sessionUs}&sessionUs=${sessionUs}&srcURL=`;
    const { body } = await demo.post(`sv/checkout/execPayment?${query}`, { cartId });
    const [mail] = demo.mails();
    const subject = ORDER_MAIL.subject.sv.replace('{booking}', body.data.booking_id);
    assert.deepEqual([mail?.lang, mail?.subject], ['sv', subject]);
  });

  test('has no link without a configured review page, and no shipping costs if nothing is shipped', async () => {
    demo.openWith({ orderReviewAddress: '' });
    await demo.buy([ticket('adult', 1)]);
    const text = demo.mails()[0]?.text ?? '';
    assert.match(text, /Gesamtpreis: 12,00/);
    assert.ok(!/https?:|Versand/.test(text));
  });
});
