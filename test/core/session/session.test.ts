import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { newSessionKey, restoreSession, setToken } from '../../../src/core/session/actions.ts';
import { session } from '../../../src/core/session/store.ts';
import { openStorage, readStored, writeStored } from '../../../src/core/web/storage.ts';
import { fresh } from '../../support/fresh.ts';
import { RUN } from '../../support/server.ts';

const FIRST = { isReturn: false, referrer: '' };

beforeEach(async () => {
  await fresh();
  openStorage(`https://shop.example/${RUN}`, '1');
});

describe('the session key', () => {
  it('is 12 random alphanumeric characters', () => {
    const keys = Array.from({ length: 500 }, newSessionKey);
    for (const key of keys) expect(key).to.match(/^[A-Za-z0-9]{12}$/);
    expect(new Set(keys).size).to.equal(500);
    // each of the 62 comes up: 6000 characters miss one with a chance of 1 in 10^40
    expect(new Set(keys.join('')).size).to.equal(62);
  });

  it('stays the same in a tab', () => {
    restoreSession(FIRST);
    const { key } = session;
    session.key = '';
    restoreSession(FIRST);
    expect(session.key).to.equal(key);
    expect(readStored('session')).to.equal(key);
  });

  for (const stored of [12, '', null, { key: 'x' }]) {
    it(`is made anew where ${JSON.stringify(stored)} is stored`, () => {
      writeStored('session', stored);
      restoreSession(FIRST);
      expect(session.key).to.match(/^[A-Za-z0-9]{12}$/);
    });
  }
});

describe('where the visitor came from', () => {
  type Case = [
    title: string,
    page: Parameters<typeof restoreSession>[0],
    stored: string | undefined,
    kept: string | undefined,
  ];
  const elsewhere = 'https://search.example/?q=museum';
  const cases: Case[] = [
    ['is the referrer', { isReturn: false, referrer: elsewhere }, undefined, elsewhere],
    ['is unknown without one', FIRST, undefined, undefined],
    [
      'is no page of the same site',
      { isReturn: false, referrer: `${location.origin}/visit` },
      undefined,
      undefined,
    ],
    [
      'is not the payment provider',
      { isReturn: true, referrer: 'https://pay.example/' },
      undefined,
      undefined,
    ],
    [
      'is what it was before the payment',
      { isReturn: true, referrer: 'https://pay.example/' },
      elsewhere,
      elsewhere,
    ],
    [
      'is the first one of the visit',
      { isReturn: false, referrer: 'https://other.example/' },
      elsewhere,
      elsewhere,
    ],
  ];
  for (const [title, page, stored, kept] of cases) {
    it(title, () => {
      writeStored('referrer', stored);
      restoreSession(page);
      expect(session.referrer).to.equal(kept);
      expect(readStored('referrer')).to.equal(kept);
    });
  }
});

describe('the partner', () => {
  const cases: [
    title: string,
    now: string | undefined,
    before: string | undefined,
    kept: string | undefined,
  ][] = [
    ['is the one of the page', 'blue', undefined, 'blue'],
    ['is kept for the visit', undefined, 'blue', 'blue'],
    ['of the page wins over the one before', 'green', 'blue', 'green'],
    ['may be none', undefined, undefined, undefined],
  ];
  for (const [title, now, before, kept] of cases) {
    it(title, () => {
      writeStored('partner', before);
      restoreSession({ ...FIRST, ...(now && { partner: now }) });
      expect([session.partner, readStored('partner')]).to.deep.equal([kept, kept]);
    });
  }
});

describe('the token', () => {
  it('is kept for the tab until it is taken back', () => {
    setToken('secret');
    expect(readStored('token')).to.equal('secret');
    session.token = undefined;
    restoreSession(FIRST);
    expect(session.token).to.equal('secret');
    setToken(undefined);
    expect([session.token, readStored('token')]).to.deep.equal([undefined, undefined]);
  });
});
