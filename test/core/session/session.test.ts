import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { newSessionKey, restoreSession, setToken } from '../../../src/core/session/actions.ts';
import { session } from '../../../src/core/session/store.ts';
import { openStorage, readStored, writeStored } from '../../../src/core/web/storage.ts';
import { resetAll } from '../../support/resetAll.ts';
import { RUN } from '../../support/server.ts';

const FIRST = { isReturn: false, referrer: '' };

beforeEach(async () => {
  await resetAll();
  openStorage(`https://shop.example/${RUN}`, '1');
});

describe('the session key', () => {
  it('is 12 random alphanumeric characters', () => {
    const keys = Array.from({ length: 500 }, newSessionKey);
    for (const key of keys) expect(key).to.match(/^[A-Za-z0-9]{12}$/);
    expect(new Set(keys).size).to.equal(500);
    // all 62 characters occur: the chance that 6000 random ones lack one is 1 in 10^40
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
    it(`is generated again if ${JSON.stringify(stored)} is stored`, () => {
      writeStored('session', stored);
      restoreSession(FIRST);
      expect(session.key).to.match(/^[A-Za-z0-9]{12}$/);
    });
  }
});

describe('the referrer of the visit', () => {
  type Case = [
    title: string,
    page: Parameters<typeof restoreSession>[0],
    stored: string | undefined,
    kept: string | undefined,
  ];
  const elsewhere = 'https://search.example/?q=museum';
  const cases: Case[] = [
    ['is that of the page', { isReturn: false, referrer: elsewhere }, undefined, elsewhere],
    ['is undefined if the page has none', FIRST, undefined, undefined],
    [
      'is never a page of the same site',
      { isReturn: false, referrer: `${location.origin}/visit` },
      undefined,
      undefined,
    ],
    [
      'is never the payment provider',
      { isReturn: true, referrer: 'https://pay.example/' },
      undefined,
      undefined,
    ],
    [
      'is kept from before the payment',
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
    ['is that of the page', 'blue', undefined, 'blue'],
    ['is kept for the visit', undefined, 'blue', 'blue'],
    ['is that of the page rather than the previous one', 'green', 'blue', 'green'],
    ['can be undefined', undefined, undefined, undefined],
    ['may have 100 characters', 'x'.repeat(100), undefined, 'x'.repeat(100)],
    ['is not one that is too long', 'x'.repeat(101), undefined, undefined],
    ['is not one with control characters', 'a\nb', 'blue', 'blue'],
    ['is not markup', '<b>', 'blue', 'blue'],
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
  it('is kept for the tab until it is cleared', () => {
    setToken('secret');
    expect(readStored('token')).to.equal('secret');
    session.token = undefined;
    restoreSession(FIRST);
    expect(session.token).to.equal('secret');
    setToken(undefined);
    expect([session.token, readStored('token')]).to.deep.equal([undefined, undefined]);
  });
});
