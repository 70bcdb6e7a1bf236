import { describe, it } from 'node:test';
import { expect } from 'chai';
import { retryImport } from '../../../src/core/async/retryImport.ts';

/** Returns an import that fails the given number of times. */
function failing(times: number) {
  const calls = { count: 0 };
  const load = async (): Promise<string> => {
    calls.count += 1;
    if (calls.count <= times) throw new TypeError(`attempt ${calls.count}`);
    return 'the module';
  };
  return { calls, load };
}

describe('retryImport', () => {
  for (const errors of [0, 1, 2]) {
    it(`loads the module after ${errors} failures`, async () => {
      const { calls, load } = failing(errors);
      expect(await retryImport(load)).to.equal('the module');
      expect(calls.count).to.equal(errors + 1);
    });
  }

  it('rejects with the last error after three attempts', async () => {
    const { calls, load } = failing(5);
    const error = await retryImport(load).catch((reason: Error) => reason.message);
    expect(error).to.equal('attempt 3');
    expect(calls.count).to.equal(3);
  });
});
