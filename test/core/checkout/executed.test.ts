import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { idHash } from '../../../src/core/account/hash.ts';
import {
  executedCarts,
  isBegunBy,
  isExecuted,
  rememberExecuted,
} from '../../../src/core/checkout/executed.ts';
import { readStored, storageName, writeStored } from '../../../src/core/web/storage.ts';
import { fresh } from '../../support/fresh.ts';
import { openShop } from '../../support/shop.ts';

const KEY = 'Abcdefgh1234';
const HASHED = { cart: idHash('c1'), mark: idHash(idHash('c1') + KEY) };

beforeEach(async () => {
  await fresh();
  await openShop();
});

describe('a cart that has become an order', () => {
  it('is known by its id, and no other cart is', () => {
    rememberExecuted('c1', KEY);
    expect(executedCarts()).to.deep.equal([HASHED]);
    expect(['c1', 'c2'].map(isExecuted)).to.deep.equal([true, false]);
  });

  it('is known by the tab that began its payment, and by no other tab', () => {
    expect(isBegunBy(HASHED, KEY)).to.equal(true);
    expect(isBegunBy(HASHED, 'Zyxwvuts9876')).to.equal(false);
  });

  it('is remembered after those from before', () => {
    rememberExecuted('c0', KEY);
    rememberExecuted('c1', KEY);
    expect(executedCarts().map(({ cart }) => cart)).to.deep.equal(['c0', 'c1'].map(idHash));
  });

  it('is not stored again when it is read', () => {
    writeStored('executed', [HASHED]);
    const spaced = JSON.stringify([HASHED], undefined, 2);
    localStorage.setItem(storageName('executed'), spaced);
    expect(executedCarts()).to.deep.equal([HASHED]);
    expect(localStorage.getItem(storageName('executed'))).to.equal(spaced);
  });

  const entries: [title: string, stored: unknown, read: unknown[]][] = [
    ['by its hashes', HASHED, [HASHED]],
    ['without what else is stored of it', { ...HASHED, cartId: 'c1' }, [HASHED]],
    ['by its ids, as an earlier release has stored it', { cartId: 'c1', sessionUs: KEY }, [HASHED]],
    ['not by a hash alone', { cart: HASHED.cart }, []],
    ['not by a mark alone', { mark: HASHED.mark }, []],
    ['not by an id alone', { cartId: 'c1' }, []],
    ['not by a session key alone', { sessionUs: KEY }, []],
    ['not by ids that are no texts', { cartId: 5, sessionUs: 6 }, []],
    ['not by nothing', null, []],
    ['not by a text', 'c1', []],
  ];
  for (const [title, stored, read] of entries) {
    it(`is read ${title}`, () => {
      writeStored('executed', [stored]);
      expect(executedCarts()).to.deep.equal(read);
      expect(readStored('executed')).to.deep.equal(read);
    });
  }
});
