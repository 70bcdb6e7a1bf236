import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { hasPaidHere, rememberPayingSession } from '../../../src/core/checkout/payingSessions.ts';
import { readStored, storageName, writeStored } from '../../../src/core/web/storage.ts';
import { resetAll } from '../../support/resetAll.ts';
import { clockAt, openShop } from '../../support/shop.ts';

const KEY = 'Abcdefgh1234';

beforeEach(async () => {
  await resetAll();
  await openShop();
  clockAt('2027-03-05T08:00:00Z');
});

describe('a session that started a payment', () => {
  it('is recognised in this browser, and no other one is', () => {
    rememberPayingSession(KEY);
    expect([KEY, 'Zyxwvuts9876'].map(hasPaidHere)).to.deep.equal([true, false]);
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
    rememberPayingSession('Zyxwvuts9876');
    clockAt('2027-03-06T09:00:00Z');
    rememberPayingSession(KEY);
    rememberPayingSession(KEY);
    expect(readStored('paying-sessions')).to.have.length(1);
    expect(hasPaidHere(KEY)).to.equal(true);
  });

  for (const stored of [null, 'x', {}, [null], [{ session: 5, at: 1 }], [{ session: 'x' }]]) {
    it(`is unknown if ${JSON.stringify(stored)} is stored`, () => {
      writeStored('paying-sessions', stored);
      expect(hasPaidHere(KEY)).to.equal(false);
      rememberPayingSession(KEY);
      expect(hasPaidHere(KEY)).to.equal(true);
    });
  }
});
