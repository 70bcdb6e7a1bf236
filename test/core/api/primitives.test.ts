import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import * as v from 'valibot';
import {
  day,
  flag,
  id,
  image,
  moment,
  money,
  number,
  soldMoment,
  text,
  validityMoment,
} from '../../../src/core/api/primitives.ts';
import { museumClock } from '../../../src/core/calendar/clock.ts';
import { resetAll } from '../../support/resetAll.ts';

const WRONG = Symbol('wrong');

const read = (schema: v.GenericSchema, value: unknown): unknown => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : WRONG;
};

beforeEach(resetAll);

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
