import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { UNMATCHED_WITHDRAWAL_MAIL } from '../../demo/server/unmatched-withdrawal-sentences.ts';
import { WITHDRAWAL_MAIL } from '../../demo/server/withdrawal-mail-sentences.ts';
import { assertRefused, GUEST } from './support/visitor.ts';
import { useDemo } from './support/demo.ts';
import { dateText } from '../support/dayText.ts';
import { sentence } from '../../demo/server/sentences.ts';

const demo = useDemo();

let bookingId: string;
beforeEach(async () => {
  bookingId = (await demo.review(await demo.orderOnInvoice())).booking_id;
});

const withdrawal = (more: Record<string, unknown> = {}) => ({
  booking_id: bookingId,
  name: 'Ada Lund',
  email: GUEST.email,
  text: 'It rains.\nWe stay at home.',
  ...more,
});

const send = (body: unknown, lang = 'en') => demo.post(`${lang}/order/withdrawal`, body);

const stored = (): unknown[] =>
  demo.rows('SELECT booking_id, name, email, text, received FROM withdrawals');

/** Returns all mails except the order confirmation. */
const receipts = () => demo.mails().slice(0, -1);

describe('A withdrawal', () => {
  test('is accepted without a login and stored as sent, with the museum’s local time', async () => {
    demo.passMinutes(45);
    const { status, body } = await send(withdrawal());
    assert.equal(status, 200);
    assert.deepEqual(body.data, { received: '2027-03-05T11:15:00' });
    assert.deepEqual(stored(), [{ ...withdrawal(), received: '2027-03-05T11:15:00' }]);
  });

  test('is confirmed by a mail with its data and time', async () => {
    await send(withdrawal());
    const [receipt, ...others] = receipts();
    assert.deepEqual(others, []);
    assert.equal(receipt?.to, GUEST.email);
    assert.equal(receipt?.subject, WITHDRAWAL_MAIL.subject.en.replace('{booking}', bookingId));
    for (const text of [
      WITHDRAWAL_MAIL.received.en
        .replace('{date}', dateText('2027-03-05'))
        .replace('{time}', '10:30'),
      bookingId,
      'Ada Lund',
      GUEST.email,
      '> It rains.\n> We stay at home.',
    ]) {
      assert.ok(receipt?.text.includes(text), text);
    }
  });

  test('is confirmed in the language in which it was sent', async () => {
    await send(withdrawal(), 'sv');
    const [receipt] = receipts();
    assert.equal(receipt?.lang, 'sv');
    assert.ok(!/[{}]/.test(`${receipt?.subject}${receipt?.text}`));
  });

  test('needs no text, and ignores case and spaces in booking number and email address', async () => {
    const typed = {
      booking_id: ` ${bookingId.toLowerCase()} `,
      name: 'Ada',
      email: ' ADA@Lund.Example ',
    };
    assert.equal((await send(typed)).status, 200);
    assert.equal(stored().length, 1);
    assert.equal(receipts()[0]?.to, GUEST.email);
  });

  test('is stored once with the same answer, even if sent repeatedly or concurrently', async () => {
    const answers = await Promise.all([send(withdrawal()), send(withdrawal())]);
    demo.passMinutes(5);
    answers.push(await send(withdrawal()));
    for (const { body } of answers) {
      assert.deepEqual(body.data, { received: '2027-03-05T10:30:00' });
    }
    assert.deepEqual([stored().length, receipts().length], [1, 1]);
  });

  test('is refused with an error for each invalid field in the requested language', async () => {
    const required = sentence('de', 'FIELD_REQUIRED');
    const { status, body } = await send({ name: '  ' }, 'de');
    assert.equal(status, 422);
    assert.deepEqual(body.error, { booking_id: required, name: required, email: required });
    for (const [more, field] of [
      [{ email: 'ada' }, 'email'],
      [{ booking_id: 'A'.repeat(51) }, 'booking_id'],
      [{ name: 'A'.repeat(201) }, 'name'],
      [{ text: 'A'.repeat(5001) }, 'text'],
    ] as const) {
      assert.deepEqual(Object.keys((await send(withdrawal(more))).body.error), [field]);
    }
    assert.deepEqual([stored(), receipts()], [[], []]);
  });

  const unmatched = [
    { booking_id: 'ABCD-2345' },
    { email: 'bob@lund.example' },
    { booking_id: 'ABCD-2345', email: 'eve@lund.example' },
  ];

  test('Security S12: gets the same answer whether it matches an order or not, and is stored in both cases', async () => {
    for (const more of [{}, ...unmatched]) {
      const { status, body } = await send(withdrawal(more));
      assert.deepEqual([status, body], [200, { data: { received: '2027-03-05T10:30:00' } }]);
    }
    const matches = demo.rows('SELECT is_matched FROM withdrawals ORDER BY id');
    assert.deepEqual(
      matches.map((row) => row.is_matched),
      [1, 0, 0, 0],
    );
  });

  test('that matches no order is answered by a mail to the typed address, which repeats nothing of the form', async () => {
    const text = 'You have won! https://evil.example/prize';
    for (const more of unmatched) await send(withdrawal({ name: 'Evil Prize', text, ...more }));
    const mails = receipts();
    assert.deepEqual(
      mails.map(({ to }) => to),
      ['eve@lund.example', 'bob@lund.example', GUEST.email],
    );
    for (const mail of mails) {
      assert.equal(mail.subject, UNMATCHED_WITHDRAWAL_MAIL.subject.en);
      assert.ok(mail.text.includes(UNMATCHED_WITHDRAWAL_MAIL.unmatched.en));
      assert.doesNotMatch(mail.text, /evil|prize|[{}]|ABCD-2345/i);
      assert.ok(!mail.text.includes(bookingId));
    }
  });

  test('that matches no order causes one mail a day to an address', async () => {
    const wrong = (text: string, email: string) =>
      send(withdrawal({ booking_id: 'ABCD-2345', email, text }));
    for (const text of ['one', 'two', 'three']) await wrong(text, 'bob@lund.example');
    await wrong('four', 'BOB@lund.example');
    assert.equal(receipts().length, 1);
    demo.passMinutes(14 * 60);
    await wrong('five', 'bob@lund.example');
    assert.equal(receipts().length, 2);
    assert.equal(stored().length, 5);
  });

  test('Security S12: can be sent 30 times an hour by one caller', async () => {
    for (let time = 1; time <= 30; time += 1) {
      assert.equal((await send(withdrawal({ booking_id: `ABCD-${time}` }))).status, 200);
    }
    const refused = await send(withdrawal());
    assertRefused(refused, 'TOO_MANY_TRIES', 429);
    assert.equal(refused.headers.get('retry-after'), '120');
    demo.passMinutes(2);
    assert.equal((await send(withdrawal())).status, 200);
  });

  test('is refused with 400 if its body is malformed', async () => {
    for (const body of ['x', null, { booking_id: 7 }, withdrawal({ text: {} })]) {
      assert.equal((await send(body)).status, 400);
    }
  });

  test('can be disabled, which the configuration reports', async () => {
    const has = async () => (await demo.data('en/shopinfo/config')).hasWithdrawal;
    assert.equal(await has(), true);
    demo.openWith({ hasWithdrawal: false });
    const { body } = await send(withdrawal());
    assert.deepEqual([body.code, await has()], ['UNKNOWN_CALL', false]);
  });
});
