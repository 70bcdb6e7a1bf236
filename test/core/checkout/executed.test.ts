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
import { resetAll } from '../../support/resetAll.ts';
import { openShop } from '../../support/shop.ts';

const KEY = 'Abcdefgh1234';
const HASHED = { cart: idHash('c1'), mark: idHash(idHash('c1') + KEY) };

beforeEach(async () => {
  await resetAll();
  await openShop();
});

describe('an executed cart', () => {
  it('is recognised by its id', () => {
    rememberExecuted('c1', KEY);
    expect(executedCarts()).to.deep.equal([HASHED]);
    expect(['c1', 'c2'].map(isExecuted)).to.deep.equal([true, false]);
  });

  it('is recognised as begun by one tab only', () => {
    expect(isBegunBy(HASHED, KEY)).to.equal(true);
    expect(isBegunBy(HASHED, 'Zyxwvuts9876')).to.equal(false);
  });

  it('is stored after the earlier ones', () => {
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
    ['without other stored properties', { ...HASHED, cartId: 'c1' }, [HASHED]],
    ['by its ids, as an earlier release stored it', { cartId: 'c1', sessionUs: KEY }, [HASHED]],
    ['not by a hash alone', { cart: HASHED.cart }, []],
    ['not by a mark alone', { mark: HASHED.mark }, []],
    ['not by an id alone', { cartId: 'c1' }, []],
    ['not by a session key alone', { sessionUs: KEY }, []],
    ['not by ids that are not texts', { cartId: 5, sessionUs: 6 }, []],
    ['not from null', null, []],
    ['not from a text', 'c1', []],
  ];
  for (const [title, stored, read] of entries) {
    it(`is read ${title}`, () => {
      writeStored('executed', [stored]);
      expect(executedCarts()).to.deep.equal(read);
      expect(readStored('executed')).to.deep.equal(read);
    });
  }
});
