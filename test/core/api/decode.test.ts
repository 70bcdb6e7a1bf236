import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import * as v from 'valibot';
import {
  day,
  flag,
  id,
  image,
  listOf,
  mapOf,
  moment,
  money,
  number,
  optionals,
  namesOf,
  choicesOf,
  flagOr,
  soldMoment,
  text,
  validityMoment,
} from '../../../src/core/api/decode.ts';
import { museumClock } from '../../../src/core/calendar/clock.ts';
import { languageOf } from '../../../src/core/i18n/languages.ts';
import { fresh } from '../../support/fresh.ts';
import { watchFaults } from '../../support/read.ts';

const WRONG = Symbol('wrong');

const read = (schema: v.GenericSchema, value: unknown): unknown => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : WRONG;
};

beforeEach(fresh);

describe('the decoder', () => {
  const forms: [name: string, v.GenericSchema, [given: unknown, meant: unknown][]][] = [
    [
      'an id',
      id,
      [
        ['12', '12'],
        [12, '12'],
        [0, '0'],
        ['a b', 'a b'],
        ['', WRONG],
        [null, WRONG],
        [true, WRONG],
      ],
    ],
    [
      'a number',
      number,
      [
        [12, 12],
        ['12', 12],
        [' 12.5 ', 12.5],
        [-3, -3],
        [0, 0],
        ['', WRONG],
        [' ', WRONG],
        ['twelve', WRONG],
        ['Infinity', WRONG],
        [null, WRONG],
        [true, WRONG],
      ],
    ],
    [
      'money',
      money,
      [
        [1200, 1200],
        ['1200', 1200],
        [-500, -500],
        [12.5, WRONG],
        ['12,50', WRONG],
        [1e300, WRONG],
      ],
    ],
    [
      'a flag',
      flag,
      [
        [true, true],
        [1, true],
        ['1', true],
        ['true', true],
        [false, false],
        [0, false],
        ['0', false],
        ['false', false],
        ['', false],
        [null, false],
        [undefined, false],
        [{}, WRONG],
        ['maybe', WRONG],
        [2, WRONG],
      ],
    ],
    [
      'an optional text',
      text,
      [
        ['hello', 'hello'],
        ['', undefined],
        [null, undefined],
        [undefined, undefined],
        [12, '12'],
        [false, WRONG],
        [[], WRONG],
      ],
    ],
    [
      'an image URL',
      image,
      [
        ['https://m.example/{width}/a.jpg', 'https://m.example/a.jpg'],
        ['https://m.example/a-{width}.jpg', 'https://m.example/a-.jpg'],
        ['{width}/a.jpg', 'a.jpg'],
        ['https://m.example/{width}//a.jpg', 'https://m.example//a.jpg'],
        ['https://m.example/a.jpg', 'https://m.example/a.jpg'],
        ['{width}', undefined],
        ['', undefined],
        [null, undefined],
        [undefined, undefined],
      ],
    ],
    [
      'a day',
      day,
      [
        ['2027-03-05', '2027-03-05'],
        ['20270305', WRONG],
        ['2027-02-30', WRONG],
        [20270305, WRONG],
      ],
    ],
    [
      'a moment',
      moment,
      [
        ['2027-03-05T10:00:00', '2027-03-05T10:00:00'],
        ['2027-03-05 10:00:00', '2027-03-05T10:00:00'],
        ['2027-03-05T10:00', '2027-03-05T10:00:00'],
        ['2027-03-05 10:00', '2027-03-05T10:00:00'],
        ['2027-03-05 10:00:00.000000', '2027-03-05T10:00:00'],
        ['2027-03-05T10:00:00Z', '2027-03-05T11:00:00'],
        ['2027-07-05T10:00:00Z', '2027-07-05T12:00:00'],
        ['2027-03-05T10:00:00.000Z', '2027-03-05T11:00:00'],
        ['2027-03-05T10:00:00+01:00', '2027-03-05T10:00:00'],
        ['2027-03-05 10:00:00-0500', '2027-03-05T16:00:00'],
        ['2027-03-05T10:00+02', '2027-03-05T09:00:00'],
        ['2027-03-05T23:30:00Z', '2027-03-06T00:30:00'],
        ['2027-03-05', WRONG],
        ['2027-02-30 10:00:00', WRONG],
        ['2027-03-05 25:00:00', WRONG],
        ['2027-03-05T10:00:00+99:00', WRONG],
        ['', WRONG],
        [null, WRONG],
      ],
    ],
    [
      'the validity moment of a voucher code',
      validityMoment,
      [
        ['2027-07-05 10:00:00', '2027-07-05T10:00:00'],
        ['2027-07-05T10:00:00Z', '2027-07-05T11:00:00'],
      ],
    ],
  ];
  for (const [name, schema, cases] of forms) {
    for (const [given, meant] of cases) {
      const output = meant === WRONG ? 'invalid' : JSON.stringify(meant);
      it(`reads ${JSON.stringify(given)} as ${output} for ${name}`, () => {
        expect(read(schema, given)).to.equal(meant);
      });
    }
  }
});

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

  it('leaves out and reports items that lack a required field', () => {
    const faults = watchFaults();
    expect(read(things, [one, { id: 3 }, null, 'x', two])).to.deep.equal([one, two]);
    expect(faults).to.deep.equal([
      'thing: name is missing or wrong',
      'thing: item is missing or wrong',
      'thing: item is missing or wrong',
    ]);
  });

  it('reports errors found by another copy of the bundle', async () => {
    const faults = watchFaults();
    const second: typeof import('../../../src/core/api/decode.ts') =
      await import('../../../src/core/api/decode.ts?copy');
    read(second.listOf(item, 'thing'), [{}]);
    expect(faults).to.have.length(1);
  });
});

describe('a map', () => {
  const counts = mapOf(day, number, 'day');
  it('leaves out and reports invalid entries', () => {
    const faults = watchFaults();
    const given = { '2027-03-05': '4', '2027-03-06': null, someday: 3, '2027-03-07': 0 };
    expect(read(counts, given)).to.deep.equal({ '2027-03-05': 4, '2027-03-07': 0 });
    expect(faults).to.deep.equal(['day: 2027-03-06 is wrong', 'day: someday is wrong']);
  });

  it('can be empty, also as an empty list', () => {
    expect(read(counts, {})).to.deep.equal({});
    expect(read(counts, [])).to.deep.equal({});
    expect(read(counts, 'x')).to.equal(WRONG);
  });
});

describe('a moment with an offset', () => {
  it("is converted to the museum's time zone", () => {
    museumClock.timeZone = 'America/New_York';
    expect(read(moment, '2027-03-05T10:00:00Z')).to.equal('2027-03-05T05:00:00');
    expect(read(moment, '2027-03-05 10:00:00')).to.equal('2027-03-05T10:00:00');
  });
});

describe('the moment of an offer', () => {
  it('keeps the original text if it has another format', () => {
    expect(read(soldMoment, '2027-03-05 10:00')).to.deep.equal({
      datetime: '2027-03-05T10:00:00',
      wireDatetime: '2027-03-05 10:00',
    });
    expect(read(soldMoment, '2027-03-05T10:00:00')).to.deep.equal({
      datetime: '2027-03-05T10:00:00',
    });
    expect(read(soldMoment, 'tomorrow')).to.equal(WRONG);
  });
});

describe('an optional field', () => {
  const thing = v.object({
    id,
    ...optionals('thing', { colour: text, isNew: flagOr(true), size: v.nullish(number) }),
  });

  it('has its default and is reported once if it cannot be read', () => {
    const faults = watchFaults();
    const odd = { id: 1, colour: [], isNew: 'perhaps', size: '' };
    expect(read(thing, odd)).to.deep.equal({
      id: '1',
      colour: undefined,
      isNew: true,
      size: undefined,
    });
    read(thing, odd);
    expect(faults).to.deep.equal([
      'thing: colour cannot be read',
      'thing: isNew cannot be read',
      'thing: size cannot be read',
    ]);
  });

  it('is not reported if it is missing or null', () => {
    const faults = watchFaults();
    expect(read(thing, { id: 1, isNew: null })).to.include({ id: '1', isNew: false });
    expect(read(thing, { id: 1 })).to.include({ id: '1', isNew: true });
    expect(faults).to.deep.equal([]);
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
