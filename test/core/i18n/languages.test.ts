import { describe, it } from 'node:test';
import { i18n } from '@lingui/core';
import { expect } from 'chai';
import { activateLanguage } from '../../../src/core/app/catalogs.ts';
import {
  chooseLanguage,
  type Lang,
  languageOf,
  LANGUAGES,
  regionOf,
} from '../../../src/core/i18n/languages.ts';

describe('the language of a tag', () => {
  const cases: [tag: string | null | undefined, lang: Lang | undefined][] = [
    ['de', 'de'],
    ['de-DE', 'de'],
    ['DE-at', 'de'],
    ['en_GB', 'en'],
    [' fr ', 'fr'],
    ['sv-Latn-SE', 'sv'],
    ['pl', undefined],
    ['deu', undefined],
    ['d', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ];
  for (const [tag, lang] of cases) {
    it(`is ${lang ?? 'none'} for ${tag}`, () => void expect(languageOf(tag)).to.equal(lang));
  }
});

describe('the region of a tag', () => {
  const cases: [tags: (string | null | undefined)[], region: string][] = [
    [['de-CH'], '-CH'],
    [['de_at'], ''],
    [[' de-Latn-ch-1996 '], '-ch'],
    [['de-DE-u-nu-arab'], '-DE'],
    [['de-150'], ''],
    [['fr-CH', 'de-AT'], '-AT'],
    [['de', 'de-AT'], ''],
    [['fr-CH', null, undefined, ''], ''],
    [['de-1996'], ''],
    [['de-'], ''],
    [['de-CHE'], ''],
    [['de-C'], ''],
    [['de-C1'], ''],
    [['de-\u0000'], ''],
  ];
  for (const [tags, region] of cases) {
    it(`is ${region || 'none'} for ${JSON.stringify(tags)}`, () => {
      expect(regionOf('de', tags)).to.equal(region);
      expect(() => new Intl.DateTimeFormat(`de${region}`)).not.to.throw();
    });
  }
});

describe('the language of the page', () => {
  type Case = [
    title: string,
    wishes: (string | null | undefined)[],
    spoken: Lang[],
    fallback: Lang | undefined,
    lang: Lang,
  ];
  const cases: Case[] = [
    ['is the first preferred one', ['en', 'fr'], ['de', 'en', 'fr'], undefined, 'en'],
    [
      'is the first preferred one that the shop has',
      ['pl', null, undefined, '', 'it', 'fr-CH'],
      ['de', 'fr'],
      undefined,
      'fr',
    ],
    ['is matched by its prefix', ['en-GB'], ['de', 'en'], undefined, 'en'],
    ['is German without a preference', [], ['en', 'de'], undefined, 'de'],
    ['is the default of the shop without a supported preference', ['pl'], ['de', 'en'], 'en', 'en'],
    ['is the first of the shop if the shop lacks its default', [], ['fr', 'it'], 'en', 'fr'],
    ['is German for a shop without languages', ['en'], [], 'en', 'de'],
  ];
  for (const [title, wishes, spoken, fallback, lang] of cases) {
    it(title, () => void expect(chooseLanguage(wishes, spoken, fallback)).to.equal(lang));
  }
});

describe('the messages', () => {
  for (const lang of LANGUAGES) {
    it(`are loaded and activated for ${lang}`, async () => {
      await activateLanguage(lang);
      expect(i18n.locale).to.equal(lang);
      expect(Object.keys(i18n.messages)).to.not.have.length(0);
    });
  }
});
