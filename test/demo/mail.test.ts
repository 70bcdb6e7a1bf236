import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { openShopDatabase } from '../../demo/server/database.ts';
import { sendMail } from '../../demo/server/mail.ts';
import type { Mail } from '../../demo/server/mail.ts';
import { readLetter, written } from '../../demo/server/mail-file.ts';
import { deliverMails } from '../../demo/server/mail-queue.ts';
import { mailsIn } from '../../demo/server/outbox.ts';
import { DEFAULT_SETTINGS } from '../../demo/server/settings.ts';
import type { Shop } from '../../demo/server/shop.ts';
import type { Database } from '../../demo/server/sqlite.ts';
import { smallCatalogue } from './support/catalogue.ts';

const letter = {
  from: { name: 'Museum', email: 'tickets@museum.example' },
  to: 'ada@lund.example',
  sent: new Date('2027-03-05T09:30:00Z'),
  lang: 'de' as const,
  subject: 'Willkommen',
  text: 'Guten Tag,\n\nschön, dass Sie da sind.',
};

const DAY_MS = 24 * 60 * 60_000;

describe('A mail file', () => {
  test('is unencoded text in UTF-8 with all required headers', () => {
    assert.equal(
      written({ ...letter, from: { ...letter.from, name: 'Musée, Port' } }, 'abc'),
      [
        'From: =?UTF-8?Q?Mus=C3=A9e=2C_Port?= <tickets@museum.example>',
        'To: ada@lund.example',
        'Subject: Willkommen',
        'Date: Fri, 05 Mar 2027 09:30:00 +0000',
        'Message-ID: <abc@museum.example>',
        'Content-Language: de',
        'Content-Transfer-Encoding: 8bit',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'Guten Tag,',
        '',
        'schön, dass Sie da sind.',
        '',
      ].join('\r\n'),
    );
  });

  const subjects = [
    'Plain',
    'Ihre Bestellung: 2 × „Gezeiten“ für 24,00 €',
    'Å'.repeat(200),
    '🦀 und '.repeat(30).trim(),
  ];
  for (const subject of subjects) {
    test(`preserves the subject that begins with ${subject.slice(0, 12)}`, () => {
      const file = written({ ...letter, subject }, 'abc');
      assert.equal(readLetter(file).subject, subject);
      const lines = file.slice(0, file.indexOf('\r\n\r\n')).split('\r\n');
      for (const line of lines) assert.match(line, /^[\x20-\x7e]{0,85}$/);
    });
  }

  test('preserves recipient, language, date and text', () => {
    const { from: _from, ...rest } = letter;
    assert.deepEqual(readLetter(written(letter, 'abc')), rest);
  });

  test('does not let a visitor inject a header', () => {
    const hostile = {
      ...letter,
      to: 'ada@lund.example\r\nBcc: all@world.example',
      subject: 'Hello\r\nBcc: all@world.example',
    };
    const file = written(hostile, 'abc');
    assert.ok(!/^Bcc/im.test(file));
    assert.equal(readLetter(file).subject, 'Hello Bcc: all@world.example');
  });

  test('has no line longer than 998 bytes', () => {
    const file = written({ ...letter, text: 'ä'.repeat(3000) }, 'abc');
    assert.ok(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 998));
    assert.equal(readLetter(file).text.replaceAll('\n', ''), 'ä'.repeat(3000));
  });
});

describe('A mail', () => {
  let folder: string;
  let database: Database;
  let shop: Shop;
  let nowMs: number;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'museum-shop-outbox-'));
    database = openShopDatabase(join(folder, 'shop.db'));
    nowMs = letter.sent.getTime();
    shop = {
      database,
      settings: DEFAULT_SETTINGS,
      catalogue: smallCatalogue,
      outbox: join(folder, 'outbox'),
      now: () => new Date(nowMs),
    } as Shop;
  });
  afterEach(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });

  const plain: Mail = {
    kind: 'welcome',
    isLimited: true,
    to: letter.to,
    lang: 'en',
    subject: 'Hello',
    paragraphs: ['News.'],
  };
  const queue = (mail: Partial<Mail> = {}): void => sendMail(shop, { ...plain, ...mail });
  const send = (mail: Partial<Mail> = {}): void => {
    queue(mail);
    deliverMails(shop);
  };
  const sent = () => mailsIn(join(folder, 'outbox'));

  test('consists of a greeting, paragraphs and the museum’s signature', () => {
    send({ name: 'Ada Lund', paragraphs: ['One.', 'Two.'] });
    const { siteName, email, street, phone } = smallCatalogue.shop;
    const signature = ['Kind regards', siteName.en, street, '20095 Hamburg', phone, email];
    assert.equal(
      sent()[0]?.text,
      ['Hello Ada Lund,', 'One.', 'Two.', signature.join('\n')].join('\n\n'),
    );
  });

  const names: [name: string, isGreeted: boolean][] = [
    ['Ada Lund', true],
    ['Jean-Luc d’Ormesson', true],
    ['Dr. Øyvind Þór', true],
    ['Nguyễn Văn An', true],
    ['John Smith Jr.', true],
    ['', false],
    [' ', false],
    ['evil.example', false],
    ['Win! https://evil.example', false],
    ['www.evil.example', false],
    ['Call 0900 1234', false],
    ['Ada\nYour prize waits', false],
    ['x'.repeat(81), false],
  ];
  for (const [name, isGreeted] of names) {
    test(`${isGreeted ? 'greets' : 'does not repeat'} “${name.slice(0, 30)}”`, () => {
      send({ name });
      assert.equal(sent()[0]?.text.split('\n')[0], isGreeted ? `Hello ${name},` : 'Hello,');
    });
  }

  test('is written to its own file, and the newest is listed first', () => {
    for (let number = 1; number <= 12; number += 1) {
      send({ subject: `Mail ${number}`, isLimited: false });
    }
    const files = readdirSync(join(folder, 'outbox'));
    assert.equal(files.length, 12);
    assert.ok(files.every((name) => name.endsWith('.eml')));
    assert.deepEqual(
      sent().map(({ subject }) => subject),
      Array.from({ length: 12 }, (_, index) => `Mail ${12 - index}`),
    );
  });

  test('waits while it cannot be sent, which is logged without its recipient', (t) => {
    const log = t.mock.method(console, 'error', () => undefined);
    writeFileSync(shop.outbox, 'in the way');
    send({ subject: 'One' });
    send({ subject: 'Two' });
    assert.equal(log.mock.callCount(), 2);
    assert.ok(!JSON.stringify(log.mock.calls.map((call) => call.arguments)).includes(letter.to));
    rmSync(shop.outbox);
    deliverMails(shop);
    assert.deepEqual(
      sent().map(({ subject }) => subject),
      ['Two', 'One'],
    );
  });

  test('does not exist if the transaction of what it reports is rolled back', () => {
    const failing = () =>
      database.transaction(() => {
        queue();
        throw new Error('after the mail');
      });
    assert.throws(failing, /after the mail/);
    deliverMails(shop);
    assert.deepEqual(sent(), []);
  });

  test('is sent again with the same id if the server stopped before it noted the sending', () => {
    queue();
    const [stored] = database.all<{ id: string; letter: string }>('SELECT id, letter FROM mails');
    deliverMails(shop);
    database.run('UPDATE mails SET letter = ?', [stored?.letter ?? null]);
    deliverMails(shop);
    const files = readdirSync(shop.outbox).map((name) =>
      readFileSync(join(shop.outbox, name), 'utf8'),
    );
    assert.equal(files.length, 2);
    for (const file of files) assert.match(file, new RegExp(`^Message-ID: <${stored?.id}@`, 'm'));
  });

  test('is deleted from the database when it is sent, except for a hash of its recipient', () => {
    send();
    const rows = JSON.stringify(database.all('SELECT * FROM mails'));
    assert.ok(!rows.includes(letter.to) && !rows.includes('News.'), rows);
    nowMs += DAY_MS;
    send({ to: 'bo@lund.example' });
    assert.equal(database.all('SELECT * FROM mails').length, 1);
  });

  test('Security S5: is one of at most ten of its kind to one address within a day', (t) => {
    const log = t.mock.method(console, 'error', () => undefined);
    const spellings = [letter.to, letter.to.toUpperCase()];
    for (let time = 0; time < 14; time += 1) send({ to: spellings[time % 2] });
    assert.equal(sent().length, DEFAULT_SETTINGS.maxMailsPerRecipient);
    assert.equal(log.mock.callCount(), 4);
    assert.ok(!JSON.stringify(log.mock.calls.map((call) => call.arguments)).includes('@'));
    send({ kind: 'passwordReset' });
    send({ to: 'bo@lund.example' });
    send({ isLimited: false });
    assert.equal(sent().length, 13);
    nowMs += DAY_MS;
    send();
    assert.equal(sent().length, 14);
  });
});
