import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ACCOUNT_MAILS } from '../../demo/server/account-mail-sentences.ts';
import { MAIL_SENTENCES } from '../../demo/server/mail-sentences.ts';
import { ORDER_MAIL } from '../../demo/server/order-mail-sentences.ts';
import { UNMATCHED_WITHDRAWAL_MAIL } from '../../demo/server/unmatched-withdrawal-sentences.ts';
import { WITHDRAWAL_MAIL } from '../../demo/server/withdrawal-mail-sentences.ts';
import type { Text } from '../../demo/museum/catalogue/types.ts';
import { article } from './support/visitor.ts';
import { useDemo } from './support/demo.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';
import { SENTENCES, sentence } from '../../demo/server/sentences.ts';
import { inEvery } from './support/entries.ts';

const demo = useDemo();

const accountMails = Object.entries(ACCOUNT_MAILS).flatMap(([name, parts]) =>
  Object.entries<Text>(parts).map(([part, text]): [string, Text] => [`${name}.${part}`, text]),
);
const all: [string, Text][] = [
  ...Object.entries<Text>(SENTENCES),
  ...Object.entries<Text>(MAIL_SENTENCES),
  ...Object.entries<Text>(ORDER_MAIL),
  ...Object.entries<Text>(WITHDRAWAL_MAIL),
  ...Object.entries<Text>(UNMATCHED_WITHDRAWAL_MAIL),
  ...accountMails,
];

describe('The sentences of the server', () => {
  test('differ in each language unless they are labels', () => {
    for (const [name, text] of all) {
      const isSentence = /[.!]/.test(text.en);
      const different = new Set(LANGUAGES.map((lang) => text[lang])).size;
      if (isSentence) assert.equal(different, LANGUAGES.length, name);
    }
  });

  test('are returned in the requested language, with names in that language', async () => {
    for (const lang of LANGUAGES) {
      const { error } = await demo.expectRefusal([article('clock', 1)], lang);
      assert.equal(error, sentence(lang, 'OUT_OF_STOCK', { article: inEvery('The clock') }));
      assert.ok(error.includes(`The clock [${lang}]`));
      const { body } = await demo.post(`${lang}/customer/validate`, { c: {} });
      assert.equal(body.error.email, sentence(lang, 'FIELD_REQUIRED'));
    }
  });
});
