import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inOneLine, quoted, withoutLinks } from '../../demo/server/mailed-text.ts';
import { annualPass, GUEST, owner } from './support/visitor.ts';
import { useDemo } from './support/demo.ts';
import { tour, tourCatalogue } from './support/tours.ts';

const demo = useDemo({ catalogue: tourCatalogue });

const ADDRESSES: [typed: string, mailed: string][] = [
  ['https://evil.example/karte', 'https: //evil. example/karte'],
  ['HTTP://EVIL.EXAMPLE', 'HTTP: //EVIL. EXAMPLE'],
  ['www.evil.example', 'www. evil. example'],
  ['evil.example/a?b=c.d', 'evil. example/a?b=c. d'],
  ['<http://192.0.2.1/a>', '<http: //192.0.2.1/a>'],
  ['ada@evil.example', 'ada @ evil. example'],
  ['mailto:ada@evil', 'mailto: ada @ evil'],
  ['tel:0900', 'tel: 0900'],
  ['evil\u3002example', 'evil\u3002 example'],
  ['evil.\u200bexample', 'evil. example'],
  ['evil\u00ad.ex\u202eample', 'evil. example'],
];

const HONEST = [
  'It rains.\nWe stay at home, all 3.5 of us.',
  'Am 5.3. um 10:30, wie besprochen: gern!',
  'Dr. Øyvind Þór, St. Pauli',
];

describe('Security S5: the text of a stranger in a mail', () => {
  for (const [typed, mailed] of ADDRESSES) {
    test(`is no link: ${JSON.stringify(typed)}`, () => {
      assert.equal(withoutLinks(typed), mailed);
    });
  }

  for (const text of HONEST) {
    test(`stays as typed without an address: ${JSON.stringify(text)}`, () => {
      assert.equal(withoutLinks(text), text);
    });
  }

  test('is quoted, or short and in one line, so that it does not look like the museum’s', () => {
    assert.equal(quoted('One.\r\n\r\nTwo.'), '> One.\n> \n> Two.');
    assert.equal(inOneLine(' One.\n\n Two. '), 'One. Two.');
    assert.equal(inOneLine('x'.repeat(5000)).length, 202);
  });

  test('has no links in the confirmation of passes and tours, which keeps honest entries', async () => {
    const answers = [
      { qId: 'school', type: 'text', value: 'www.evil.example' },
      { qId: 'level', type: 'select', value: 'high' },
      { qId: 'pupils', type: 'number', value: 9 },
      { qId: 'more', type: 'textarea', value: 'Win!\n\nhttps://evil.example/gewinn' },
    ];
    await demo.orderOnInvoice([
      annualPass([
        owner('Grace', { name: { firstName: 'Grace', surname: 'https://evil.example' } }),
      ]),
      annualPass([owner('Ada')]),
      tour('class', { primary: 1 }, { pupil: 9 }, answers),
    ]);
    const text = demo.mails()[0]?.text ?? '';
    assert.ok(text.includes('Grace') && text.includes('Win!'), text);
    assert.ok(!/evil\.example|https?:\/\/evil/.test(text), text);
    assert.ok(text.includes('Ada Lund, Am Kai 3, 20095 Hamburg'), text);
  });
});

describe('Security S5: the receipt of a withdrawal', () => {
  const send = async (bookingId: string, text: string) =>
    demo.post('de/order/withdrawal', {
      booking_id: bookingId,
      name: 'Gewinn https://evil.example',
      email: GUEST.email,
      text,
    });
  const receipts = () => demo.mails().filter(({ subject }) => subject.includes('Widerruf'));

  test('is mailed once per order and day, and all withdrawals are stored', async () => {
    const { booking_id } = await demo.review(await demo.orderOnInvoice());
    for (let time = 1; time <= 20; time += 1) {
      assert.equal((await send(booking_id, `https://evil.example/${time}`)).status, 200);
    }
    assert.equal(receipts().length, 1);
    assert.equal(demo.rows('SELECT * FROM withdrawals').length, 20);
    const text = receipts()[0]?.text ?? '';
    assert.ok(!/evil\.example|https?:\/\/evil/.test(text), text);
    demo.passMinutes(24 * 60);
    await send(booking_id, 'I still want to.');
    assert.equal(receipts().length, 2);
  });

  test('is limited per recipient by a setting, too', async (t) => {
    const log = t.mock.method(console, 'error', () => undefined);
    demo.openWith({ catalogue: tourCatalogue, maxMailsPerRecipient: 2 });
    const bookings = [];
    for (let time = 1; time <= 3; time += 1) {
      bookings.push((await demo.review(await demo.orderOnInvoice())).booking_id);
    }
    for (const booking of bookings) await send(booking, 'I withdraw.');
    assert.equal(receipts().length, 2);
    // A third confirmation of an unpaid order is left out, too.
    assert.equal(demo.mails().length, 4);
    assert.equal(log.mock.callCount(), 2);
  });

  test('does not limit the confirmations of paid orders', async () => {
    demo.openWith({ catalogue: tourCatalogue, maxMailsPerRecipient: 2 });
    for (let time = 1; time <= 4; time += 1) await demo.buy([annualPass([owner('Ada')])]);
    assert.equal(demo.mails().length, 4);
  });
});
