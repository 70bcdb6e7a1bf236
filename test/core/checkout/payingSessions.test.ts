import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { hasPaidHere, rememberPayingSession } from '../../../src/core/checkout/payingSessions.ts';
import { readStored, storageName, writeStored } from '../../../src/core/web/storage.ts';
import { resetAll } from '../../support/resetAll.ts';
import { clockAt, openShop } from '../../support/shop.ts';

const KEY = 'Abcdefgh1234';
const OTHER = 'Zyxwvuts9876';
const MORNING = '2027-03-05T08:00:00Z';
const at = Date.parse(MORNING);

beforeEach(async () => {
  await resetAll();
  await openShop();
  clockAt(MORNING);
});

describe('a session that started a payment', () => {
  it('is recognised in this browser, and no other one is', () => {
    rememberPayingSession(KEY);
    expect([KEY, OTHER].map(hasPaidHere)).to.deep.equal([true, false]);
  });

  it('is recognised beside another one', () => {
    rememberPayingSession(KEY);
    rememberPayingSession(OTHER);
    expect([KEY, OTHER].map(hasPaidHere)).to.deep.equal([true, true]);
  });

  it('is stored without its key', () => {
    rememberPayingSession(KEY);
    expect(localStorage.getItem(storageName('paying-sessions'))).not.to.contain(KEY);
  });

  const times: [at: string, isKnown: boolean][] = [
    ['2027-03-06T08:00:00Z', true],
    ['2027-03-06T08:00:01Z', false],
    ['2027-03-05T07:59:59Z', false],
  ];
  for (const [at, isKnown] of times) {
    it(`is ${isKnown ? 'known' : 'forgotten'} at ${at}`, () => {
      rememberPayingSession(KEY);
      clockAt(at);
      expect(hasPaidHere(KEY)).to.equal(isKnown);
    });
  }

  it('is stored once, and without those of the day before', () => {
    rememberPayingSession(OTHER);
    clockAt('2027-03-06T09:00:00Z');
    rememberPayingSession(KEY);
    rememberPayingSession(KEY);
    expect(readStored('paying-sessions')).to.have.length(1);
    expect(hasPaidHere(KEY)).to.equal(true);
  });

  const unreadable = [
    null,
    'x',
    {},
    [null],
    [{ session: 5, at }],
    [{ session: 'x' }],
    [{ session: 'x', at: String(at) }],
  ];
  for (const stored of unreadable) {
    it(`is unknown, and then stored alone, if ${JSON.stringify(stored)} was stored`, () => {
      writeStored('paying-sessions', stored);
      expect(hasPaidHere(KEY)).to.equal(false);
      rememberPayingSession(KEY);
      expect(hasPaidHere(KEY)).to.equal(true);
      expect(readStored('paying-sessions')).to.have.length(1);
    });
  }
});
