import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { registerPending } from '../../../src/core/navigation/pending.ts';
import { loadThenRetry, settlePending } from '../../../src/core/navigation/pendingNavigation.ts';
import { resetAll } from '../../support/resetAll.ts';

let said: string[];

beforeEach(async () => {
  await resetAll();
  said = [];
  registerPending('museum-checkout', () => Promise.resolve());
  registerPending('museum-tickets', () => Promise.resolve());
});

const say = (text: string) => () => void said.push(text);

/** Resolves after all promises that do not wait for an embed. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a navigation to a pending embed', () => {
  it('is over once it has run, which is when the embed is ready', async () => {
    void loadThenRetry('checkout', say('shown')).then(say('over'));
    await settled();
    expect(said).to.deep.equal([]);
    settlePending('checkout');
    await settled();
    expect(said).to.deep.equal(['shown', 'over']);
  });

  it('is replaced by a later one, and is over with it', async () => {
    void loadThenRetry('checkout', say('first')).then(say('first is over'));
    void loadThenRetry('checkout', say('second')).then(say('second is over'));
    settlePending('checkout');
    await settled();
    expect(said).to.deep.equal(['second', 'first is over', 'second is over']);
  });

  it('is not over while it waits for another embed', async () => {
    const next = () => loadThenRetry('tickets', say('shown'));
    void loadThenRetry('checkout', next).then(say('over'));
    settlePending('checkout');
    await settled();
    expect(said).to.deep.equal([]);
    settlePending('tickets');
    await settled();
    expect(said).to.deep.equal(['shown', 'over']);
  });

  it('runs if the embed cannot be loaded', async () => {
    registerPending('museum-tours', () => Promise.reject(new Error('gone')));
    await loadThenRetry('tours', say('elsewhere'));
    expect(said).to.deep.equal(['elsewhere']);
  });
});
