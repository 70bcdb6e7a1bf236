import { describe, it } from 'node:test';
import { expect } from 'chai';
import { changesOf } from '../../../src/core/cart/lines.ts';
import type { Change } from '../../../src/core/cart/types.ts';
import { cents } from '../../../src/core/money/cents.ts';

describe('the changes of a cart line', () => {
  const before = { name: 'Adult', price: cents(1200) };
  const renamed: Change = { is: 'renamed', before: 'Adult', name: 'Grown-up' };
  const price = (name: string): Change => ({
    is: 'price',
    name,
    before: cents(1200),
    now: cents(1500),
  });
  const cases: [title: string, now: typeof before, changes: Change[]][] = [
    ['are none if name and price are the same', { ...before }, []],
    ['include a new name', { ...before, name: 'Grown-up' }, [renamed]],
    ['include a new price', { ...before, price: cents(1500) }, [price('Adult')]],
    [
      'include a new name, and the new price under that name',
      { name: 'Grown-up', price: cents(1500) },
      [renamed, price('Grown-up')],
    ],
  ];
  for (const [title, now, changes] of cases) {
    it(title, () => void expect(changesOf(before, now)).to.deep.equal(changes));
  }
});
