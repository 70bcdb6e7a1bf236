import { describe, it } from 'node:test';
import { expect } from 'chai';
import { kindOf } from '../../../src/core/merchandise/rules.ts';
import { article } from '../../support/goods.ts';

describe('articles', () => {
  it('are annual passes by product kind', () => {
    expect(kindOf(article({ product_kind_ref: 13 }))).to.equal('annualPass');
    expect(kindOf(article({ product_kind_ref: 1 }))).to.equal('merchandise');
    expect(kindOf(article({ product_kind_ref: 0 }))).to.equal('merchandise');
  });
});
