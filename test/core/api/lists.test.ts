import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import * as v from 'valibot';
import { decode } from '../../../src/core/api/decode.ts';
import { choicesOf, listOf, mapOf, namesOf } from '../../../src/core/api/lists.ts';
import { day, id, number } from '../../../src/core/api/primitives.ts';
import { languageOf } from '../../../src/core/i18n/languages.ts';
import { resetAll } from '../../support/resetAll.ts';

const WRONG = Symbol('wrong');

const read = (schema: v.GenericSchema, value: unknown): unknown => {
  const { read: result } = decode(schema, value);
  return result.success ? result.output : WRONG;
};

const messagesOf = (schema: v.GenericSchema, value: unknown): string[] =>
  decode(schema, value).deviations.map(({ message }) => message);

beforeEach(resetAll);

describe('a list', () => {
  const item = v.object({ id, name: v.string() });
  const things = listOf(item, 'thing');
  const one = { id: '1', name: 'one' };
  const two = { id: '2', name: 'two' };

  const cases: [title: string, given: unknown, read: unknown][] = [
    ['can be an array', [one, two], [one, two]],
    ['can be an object keyed by id', { 1: { name: 'one' }, 2: { name: 'two' } }, [one, two]],
    ['keeps the own id of an item', { x: one }, [one]],
    ['can be empty', [], []],
    ['can be an empty object', {}, []],
    ['can be missing', undefined, []],
    ['can be null', null, []],
    ['can be an empty text', '', []],
    ['can be false', false, []],
    ['cannot be a text', 'one', WRONG],
  ];
  for (const [title, given, expected] of cases) {
    it(title, () => void expect(read(things, given)).to.deep.equal(expected));
  }

  it('leaves out and notes items that lack a required field', () => {
    const given = [one, { id: 3 }, null, 'x', two];
    expect(read(things, given)).to.deep.equal([one, two]);
    expect(decode(things, given).deviations).to.deep.equal([
      { is: 'item', id: '3', field: 'thing.name', message: 'thing 3: name is missing or wrong' },
      {
        is: 'item',
        id: undefined,
        field: 'thing.item',
        message: 'thing: item is missing or wrong',
      },
      {
        is: 'item',
        id: undefined,
        field: 'thing.item',
        message: 'thing: item is missing or wrong',
      },
    ]);
  });
});

describe('a map', () => {
  const counts = mapOf(day, number, 'day');
  it('leaves out and notes invalid entries', () => {
    const given = { '2027-03-05': '4', '2027-03-06': null, someday: 3, '2027-03-07': 0 };
    expect(read(counts, given)).to.deep.equal({ '2027-03-05': 4, '2027-03-07': 0 });
    expect(messagesOf(counts, given)).to.deep.equal([
      'day: 2027-03-06 is wrong',
      'day: someday is wrong',
    ]);
  });

  it('can be empty, also as an empty list', () => {
    expect(read(counts, {})).to.deep.equal({});
    expect(read(counts, [])).to.deep.equal({});
    expect(read(counts, 'x')).to.equal(WRONG);
  });
});

describe('a list of known names', () => {
  const languages = namesOf(languageOf);
  const cases: [title: string, given: unknown, read: unknown][] = [
    ['can be an array', ['de', 'en'], ['de', 'en']],
    ['can have country codes', ['DE', 'en_GB', 'fr-FR'], ['de', 'en', 'fr']],
    ['can be an object with gaps', { 1: 'de', 4: 'en' }, ['de', 'en']],
    ['can be an object with flags', { de: true, en: '1', fr: false, it: 0 }, ['de', 'en']],
    ['can be an object with names', { de: 'Deutsch', en: 'English' }, ['de', 'en']],
    ['can be objects by id', { 7: { id: 'de' }, en: { name: 'English' } }, ['de', 'en']],
    ['has each name once', ['de', 'de-DE'], ['de']],
    ['leaves out unknown names', ['pl', 'de', null, 7], ['de']],
    ['can be null', null, []],
    ['can be an empty text', '', []],
    ['can be false', false, []],
    ['can be empty', {}, []],
    ['can be missing', undefined, []],
    ['cannot be a text', 'de', WRONG],
  ];
  for (const [title, given, expected] of cases) {
    it(title, () => void expect(read(languages, given)).to.deep.equal(expected));
  }
});

describe('a list of choices', () => {
  const germany = { key: 'DE', name: 'Germany' };
  const cases: [title: string, given: unknown, read: unknown][] = [
    ['can be names by key', { DE: 'Germany' }, [germany]],
    ['can be items with an id', [{ id: 'DE', name: 'Germany' }], [germany]],
    ['can be items with a key', [{ key: 'DE', name: 'Germany' }], [germany]],
    ['can be items by key', { DE: { name: 'Germany' } }, [germany]],
    ['can be names by number', ['Germany'], [{ key: '0', name: 'Germany' }]],
    ['leaves out an entry without a name', { DE: 'Germany', FR: null, IT: [] }, [germany]],
    ['can be empty', '', []],
  ];
  for (const [title, given, expected] of cases) {
    it(title, () => void expect(read(choicesOf('country'), given)).to.deep.equal(expected));
  }
});
