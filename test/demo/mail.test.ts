import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { sendMail } from '../../demo/server/mail.ts';
import type { Mail } from '../../demo/server/mail.ts';
import { readLetter, written } from '../../demo/server/mail-file.ts';
import { mailsIn } from '../../demo/server/outbox.ts';
import type { Shop } from '../../demo/server/shop.ts';
import { smallCatalogue } from './support/catalogue.ts';

const letter = {
  from: { name: 'Museum', email: 'tickets@museum.example' },
  to: 'ada@lund.example',
  sent: new Date('2027-03-05T09:30:00Z'),
  lang: 'de' as const,
  subject: 'Willkommen',
  text: 'Guten Tag,\n\nschön, dass Sie da sind.',
};

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
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'museum-shop-outbox-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const send = (mail: Partial<Mail> = {}, outbox = join(folder, 'outbox')): void => {
    const shop = { catalogue: smallCatalogue, outbox, now: () => letter.sent };
    const plain = { to: letter.to, lang: 'en' as const, subject: 'Hello', paragraphs: ['News.'] };
    sendMail(shop as Shop, { ...plain, ...mail });
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
    for (let number = 1; number <= 12; number += 1) send({ subject: `Mail ${number}` });
    const files = readdirSync(join(folder, 'outbox'));
    assert.equal(files.length, 12);
    assert.ok(files.every((name) => name.endsWith('.eml')));
    assert.deepEqual(
      sent().map(({ subject }) => subject),
      Array.from({ length: 12 }, (_, index) => `Mail ${12 - index}`),
    );
  });

  test('is logged without its recipient if it cannot be written, and throws no error', (t) => {
    const log = t.mock.method(console, 'error', () => undefined);
    const file = join(folder, 'a-file');
    writeFileSync(file, 'in the way');
    send({}, file);
    assert.equal(log.mock.callCount(), 1);
    assert.ok(!String(log.mock.calls[0]?.arguments).includes(letter.to));
    assert.equal(readFileSync(file, 'utf8'), 'in the way');
    assert.ok(!existsSync(join(folder, 'outbox')));
  });
});
