import { expect } from '@esm-bundle/chai';
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
  onFault,
  text,
} from '../../../src/core/api/decode.ts';
import { fresh } from '../../support/fresh.ts';

const WRONG = Symbol('wrong');

const read = (schema: v.GenericSchema, value: unknown): unknown => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : WRONG;
};

beforeEach(fresh);

describe('what the reader takes', () => {
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
      ],
    ],
    [
      'a text that may be missing',
      text,
      [
        ['hello', 'hello'],
        ['', undefined],
        [null, undefined],
        [undefined, undefined],
        [12, WRONG],
      ],
    ],
    [
      'the address of an image',
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
        ['2027-03-05T10:00:00Z', WRONG],
        ['2027-03-05', WRONG],
        [null, WRONG],
      ],
    ],
  ];
  for (const [name, schema, cases] of forms) {
    for (const [given, meant] of cases) {
      const told = meant === WRONG ? 'none' : JSON.stringify(meant);
      it(`for ${name}: ${JSON.stringify(given)} is ${told}`, () => {
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
    ['is taken as an array', [one, two], [one, two]],
    ['is taken as an object keyed by id', { 1: { name: 'one' }, 2: { name: 'two' } }, [one, two]],
    ['keeps the id that an item has itself', { x: one }, [one]],
    ['may be empty', [], []],
    ['may be an empty object', {}, []],
    ['may be missing', undefined, []],
    ['may be null', null, []],
    ['is no text', 'one', WRONG],
  ];
  for (const [title, given, expected] of cases) {
    it(title, () => expect(read(things, given)).to.deep.equal(expected));
  }

  it('leaves out the item that lacks what it needs, shows the rest and reports the fault', () => {
    const faults: string[] = [];
    onFault((message) => faults.push(message));
    expect(read(things, [one, { id: 3 }, null, 'x', two])).to.deep.equal([one, two]);
    expect(faults).to.deep.equal([
      'thing: name is missing or wrong',
      'thing: item is missing or wrong',
      'thing: item is missing or wrong',
    ]);
  });

  it('reports its faults also where another copy of the bundle reads it', async () => {
    const faults: string[] = [];
    onFault((message) => faults.push(message));
    const copy = '/src/core/api/decode.ts?copy';
    const second = (await import(copy)) as typeof import('../../../src/core/api/decode.ts');
    read(second.listOf(item, 'thing'), [{}]);
    expect(faults).to.have.length(1);
  });
});

describe('a map', () => {
  const counts = mapOf(day, number, 'day');
  it('is taken entry by entry: what is wrong is left out and reported', () => {
    const faults: string[] = [];
    onFault((message) => faults.push(message));
    const given = { '2027-03-05': '4', '2027-03-06': null, someday: 3, '2027-03-07': 0 };
    expect(read(counts, given)).to.deep.equal({ '2027-03-05': 4, '2027-03-07': 0 });
    expect(faults).to.deep.equal(['day: 2027-03-06 is wrong', 'day: someday is wrong']);
  });

  it('may be empty, also as an empty list', () => {
    expect(read(counts, {})).to.deep.equal({});
    expect(read(counts, [])).to.deep.equal({});
    expect(read(counts, 'x')).to.equal(WRONG);
  });
});
