import { describe, it } from 'node:test';
import { expect } from 'chai';
import { soonest } from '../../../src/core/calendar/soonest.ts';
import { moment } from '../../support/samples.ts';

const NOW = moment('2027-03-05T12:00:00');
const at = (text: string) => ({ next: moment(text) });

describe('the soonest items', () => {
  it('are in the order of their dates, at most as many as asked for', () => {
    const [first, second] = [at('2027-03-05T16:30:00'), at('2027-03-06T00:00:00')];
    const last = at('2027-04-01T10:00:00');
    expect(soonest([last, first, second], NOW, 2)).to.deep.equal([first, second]);
    expect(soonest([last, first, second], NOW, 5)).to.deep.equal([first, second, last]);
  });

  it('include one of today without a time', () => {
    expect(soonest([at('2027-03-05T00:00:00')], NOW, 5)).to.have.length(1);
  });

  const others: [title: string, item: object][] = [
    ['that has passed', at('2027-03-05T11:59:00')],
    ['without a known date', {}],
    ['that is sold out for good', { sold_out_until: null }],
    ['of every day', { ...at('2027-03-05T16:30:00'), is_daily: true }],
  ];
  for (const [title, item] of others) {
    it(`do not include one ${title}`, () => {
      expect(soonest([item], NOW, 5)).to.deep.equal([]);
    });
  }
});
