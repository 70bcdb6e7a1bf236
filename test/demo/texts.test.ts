import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { staticPages } from '../../demo/museum/catalogue/pages.ts';
import { documentWord } from '../../demo/server/document-sentences.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';
import { readDay, readMoment, shownDay } from '../../demo/server/notation.ts';
import { catalogOf } from '../support/catalogs.node.ts';
import { dateText } from '../support/dayText.ts';
import { MESSAGES } from '../support/messages.ts';

describe('Texts of the server and the demo', () => {
  for (const lang of LANGUAGES) {
    const catalog = catalogOf(lang);
    const shown = (name: keyof typeof MESSAGES): string => {
      const text = [catalog[generateMessageId(MESSAGES[name])]].flat().join('');
      assert.ok(text, name);
      return text;
    };

    test(`use the shop’s labels for order button, withdrawal and buyer’s reference in ${lang}`, () => {
      const html = staticPages.terms.html[lang];
      for (const name of ['orderWithObligationTo', 'withdrawFromContractHere'] as const) {
        assert.ok(html.includes(shown(name)), name);
      }
      assert.equal(documentWord(lang, 'reference'), shown('yourReferenceOrPoNumber'));
    });

    test(`list all kinds of order and the withdrawal instructions with the model form in the terms in ${lang}`, () => {
      const html = staticPages.terms.html[lang];
      const kinds = /^<p>[^<]*\(([^)]*)\)/.exec(html)?.[1] ?? '';
      assert.equal(kinds.split(', ').length, 5, kinds);
      const sections = html.split('<h2>').slice(1);
      assert.equal(sections.length, 6);
      const [instruction = '', form = ''] = sections.slice(-2);
      assert.match(instruction, /14|vierzehn|quatorze/);
      assert.match(instruction, /mailto:tickets@/);
      assert.equal(form.match(/<li>/g)?.length, 7);
    });

    test(`write a date in words in sentences and in digits in tables in ${lang}`, () => {
      const words = dateText('2027-03-05', lang === 'en' ? 'en-GB' : lang);
      const moment = '2027-03-05T14:30:00';
      assert.equal(readDay(moment)[lang], words);
      assert.equal(readMoment(lang, moment), `${words}, 14:30`);
      assert.equal(readMoment(lang, '2027-03-05T00:00:00'), words);
      assert.equal(shownDay(moment), '05.03.2027');
      assert.equal(readDay('2027-02-30T14:30:00')[lang], '30.02.2027');
    });
  }
});
