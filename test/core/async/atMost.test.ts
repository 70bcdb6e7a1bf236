import { describe, it } from 'node:test';
import { expect } from 'chai';
import { atMost } from '../../../src/core/async/atMost.ts';

/** Resolves when all tasks that can run have begun. */
const untilBegun = () => new Promise((done) => setImmediate(done));

describe('at most two tasks', () => {
  it('run at the same time, the others in the order of the calls', async () => {
    const inTurn = atMost(2);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const tasks = [0, 1, 2, 3].map((each) =>
      inTurn(async () => {
        begun.push(each);
        await new Promise<void>((end) => (ends[each] = end));
        return each;
      }),
    );
    expect(begun).to.deep.equal([0, 1]);
    ends[1]!();
    await tasks[1];
    await untilBegun();
    expect(begun).to.deep.equal([0, 1, 2]);
    ends[0]!();
    ends[2]!();
    await tasks[2];
    await untilBegun();
    ends[3]!();
    expect(await Promise.all(tasks)).to.deep.equal([0, 1, 2, 3]);
  });

  it('let the next one run if one fails', async () => {
    const inTurn = atMost(1);
    const failing = inTurn(() => Promise.reject(new Error('no')));
    const next = inTurn(() => Promise.resolve('next'));
    await failing.catch(() => undefined);
    expect(await next).to.equal('next');
  });

  it('leave room again once all have ended', async () => {
    const inTurn = atMost(1);
    await inTurn(() => Promise.resolve());
    let hasBegun = false;
    void inTurn(async () => {
      hasBegun = true;
    });
    expect(hasBegun).to.equal(true);
  });
});
