import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { staticPages } from '../../demo/museum/catalogue/pages.ts';
import { documentWord } from '../../demo/server/document-sentences.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';
import {
  readDay,
  readMoment,
  readTime,
  shownDay,
  shownMoment,
} from '../../demo/server/notation.ts';
import { catalogOf } from '../support/catalogs.node.ts';
import { MESSAGES } from '../support/messages.ts';
import { FORMS_OF_LANGUAGES, withPlainSpaces } from '../support/writtenForms.ts';

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
      const { date, morning, hour, moment } = FORMS_OF_LANGUAGES[lang];
      const timeAt = (time: string): string => readTime(`2027-03-01T${time}:00`)[lang];
      assert.equal(readDay('2027-03-01T14:30:00')[lang], date);
      assert.equal(withPlainSpaces(timeAt('09:30')), morning);
      assert.equal(withPlainSpaces(timeAt('14:00')), hour);
      assert.equal(withPlainSpaces(readMoment(lang, '2027-03-01T14:30:00')), moment);
      assert.equal(readMoment(lang, '2027-03-01T00:00:00'), date);
      assert.equal(shownDay('2027-03-01T14:30:00'), '01.03.2027');
      assert.equal(shownMoment('2027-03-01T14:30:00'), '01.03.2027, 14:30');
      assert.equal(shownMoment('2027-03-01T00:00:00'), '01.03.2027');
      assert.equal(readDay('2027-02-30T14:30:00')[lang], '30.02.2027');
      assert.equal(timeAt('24:60'), '24:60');
    });
  }
});
