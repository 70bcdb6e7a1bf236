import { describe, it } from 'node:test';
import { expect } from 'chai';
import * as module from '../../../src/core/page/shared.ts';

/** The functions with names that are not in the list of src/core/app/crossBundle.ts. */
type WithAnyName = {
  shared: <T>(name: string, make: () => T) => T;
  claim: (duty: string) => boolean;
};

const { claim, shared } = module as unknown as WithAnyName;

// a second copy of the bundle: the same source under another URL
const second = (await import('../../../src/core/page/shared.ts?copy')) as unknown as WithAnyName;

describe('a value shared by the page', () => {
  it('is created once, by the first caller, for all copies of the bundle', () => {
    const mine = shared('test-value', () => ({ count: 1 }));
    const theirs = second.shared('test-value', () => ({ count: 2 }));
    expect(second.shared).to.not.equal(shared);
    expect(theirs).to.equal(mine);
    expect(theirs.count).to.equal(1);
  });

  it('gets the fields of a newer copy and keeps the values of an older one', () => {
    const older = shared('test-fields', () => ({ count: 1 }) as { count: number; name?: string });
    older.count = 5;
    second.shared('test-fields', () => ({ count: 0, name: 'new' }));
    expect(older).to.deep.equal({ count: 5, name: 'new' });
  });

  it('can be a text or null', () => {
    expect(shared('test-null', () => null)).to.equal(null);
    expect(second.shared('test-null', (): unknown => ({ count: 1 }))).to.equal(null);
    expect(shared('test-text', () => 'a')).to.equal('a');
    expect(second.shared('test-text', () => 'b')).to.equal('a');
  });

  it('has each duty claimed by one copy', () => {
    expect(claim('test-duty')).to.equal(true);
    expect(claim('test-duty')).to.equal(false);
    expect(second.claim('test-duty')).to.equal(false);
    expect(second.claim('test-other-duty')).to.equal(true);
  });
});
