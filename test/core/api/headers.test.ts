import { afterEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { dateOf, isUncached, retryAfterOf } from '../../../src/core/api/headers.ts';
import { setClock } from '../../../src/core/calendar/clock.ts';

const DATE = 'Fri, 05 Mar 2027 09:00:00 GMT';
const LATER = 'Fri, 05 Mar 2027 09:02:00 GMT';

afterEach(() => setClock());

describe('the time of an answer', () => {
  it('is that of its Date header', () => {
    expect(dateOf(new Headers({ date: DATE }))).to.equal(Date.parse('2027-03-05T09:00:00Z'));
  });

  it('is NaN if the header cannot be read', () => {
    expect(dateOf(new Headers())).to.deep.equal(NaN);
    expect(dateOf(new Headers({ date: 'today' }))).to.deep.equal(NaN);
  });
});

describe('an answer that certainly comes from no cache', () => {
  const cases: [title: string, headers: Record<string, string>, is: boolean][] = [
    ['must not be stored', { 'cache-control': 'no-store' }, true],
    ['may have other directives', { 'cache-control': 'private, No-Store, max-age=0' }, true],
    ['may have an age of zero', { 'cache-control': 'no-store', age: '0' }, true],
    ['has no age', { 'cache-control': 'no-store', age: '20' }, false],
    ['is not one with a lifetime', { 'cache-control': 'public, max-age=60' }, false],
    ['is not one that is only validated', { 'cache-control': 'no-cache, private' }, false],
    ['is not one without Cache-Control', {}, false],
  ];
  for (const [title, headers, is] of cases) {
    it(title, () => void expect(isUncached(new Headers(headers))).to.equal(is));
  }
});

describe('Retry-After', () => {
  const cases: [title: string, headers: Record<string, string>, seconds: number | undefined][] = [
    ['is read in seconds', { 'retry-after': '120' }, 120],
    ['may be zero', { 'retry-after': '0' }, 0],
    ['may be a date, compared with that of the answer', { 'retry-after': LATER, date: DATE }, 120],
    ['may be a date, compared with the clock', { 'retry-after': LATER }, 60],
    ['is ignored if its date has passed', { 'retry-after': DATE, date: LATER }, undefined],
    ['is ignored if it is negative', { 'retry-after': '-5' }, undefined],
    ['is ignored if it cannot be read', { 'retry-after': 'soon' }, undefined],
    ['is optional', {}, undefined],
  ];
  for (const [title, headers, seconds] of cases) {
    it(title, () => {
      setClock(() => Date.parse('2027-03-05T09:01:00Z'));
      expect(retryAfterOf(new Headers(headers))).to.equal(seconds);
    });
  }
});
