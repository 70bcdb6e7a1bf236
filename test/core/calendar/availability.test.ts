import { describe, it } from 'node:test';
import { expect } from 'chai';
import { dayStates, nextAvailableDay, stateOf } from '../../../src/core/calendar/availability.ts';
import { day } from '../../support/samples.ts';

describe('the state of a day or time', () => {
  const cases: [remaining: number | undefined, fewBelow: number | undefined, state: string][] = [
    [undefined, 10, 'notOffered'],
    [0, 10, 'soldOut'],
    [-1, undefined, 'soldOut'],
    [1, 10, 'few'],
    [9, 10, 'few'],
    [10, 10, 'available'],
    [1, undefined, 'available'],
    [1, 0, 'available'],
  ];
  for (const [left, fewBelow, state] of cases) {
    it(`is ${state} with ${left} places if fewer than ${fewBelow} count as few`, () => {
      expect(stateOf(left, fewBelow)).to.equal(state);
    });
  }

  it('is known for the calendar days from today on', () => {
    const counts = { '2027-03-04': 5, '2027-03-05': 5, '2027-03-06': 0, '2027-03-08': 50 };
    expect(dayStates(counts, day('2027-03-05'), 10)).to.deep.equal({
      '2027-03-05': 'few',
      '2027-03-06': 'soldOut',
      '2027-03-08': 'available',
    });
  });
});

describe('the next day with places', () => {
  const counts = { '2027-03-09': 2, '2027-03-04': 5, '2027-03-05': 0, '2027-03-08': 1 };
  const cases: [from: string, next: string | undefined][] = [
    ['2027-03-01', '2027-03-04'],
    ['2027-03-04', '2027-03-04'],
    ['2027-03-05', '2027-03-08'],
    ['2027-03-09', '2027-03-09'],
    ['2027-03-10', undefined],
  ];
  for (const [from, next] of cases) {
    it(`is ${next ?? 'none'} from ${from} on`, () => {
      expect(nextAvailableDay(counts, day(from))).to.equal(next);
    });
  }
});
