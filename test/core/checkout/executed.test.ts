import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { idHash } from '../../../src/core/account/hash.ts';
import {
  executedCarts,
  isBegunBy,
  isExecuted,
  rememberExecuted,
} from '../../../src/core/checkout/executed.ts';
import { writeStored } from '../../../src/core/web/storage.ts';
import { resetAll } from '../../support/resetAll.ts';
import { openShop } from '../../support/shop.ts';

const KEY = 'Abcdefgh1234';
const HASHED = { cart: idHash('c1'), mark: idHash(idHash('c1') + KEY) };

beforeEach(async () => {
  await resetAll();
  await openShop();
});

describe('an executed cart', () => {
  it('Security S4: is recognised by its id, of which only a hash is stored', () => {
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

  const entries: [title: string, stored: unknown, read: unknown[]][] = [
    ['by its hashes', HASHED, [HASHED]],
    ['without other stored properties', { ...HASHED, cartId: 'c1' }, [HASHED]],
    ['not by a hash alone', { cart: HASHED.cart }, []],
    ['not by a mark alone', { mark: HASHED.mark }, []],
    ['not from null', null, []],
    ['not from a text', 'c1', []],
  ];
  for (const [title, stored, read] of entries) {
    it(`is read ${title}`, () => {
      writeStored('executed', [stored]);
      expect(executedCarts()).to.deep.equal(read);
    });
  }
});
