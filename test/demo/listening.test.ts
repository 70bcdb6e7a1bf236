import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Addresses } from '../../demo/pages.ts';
import { startBareStack } from './support/stack.ts';

/** A second loopback address: it reaches servers that listen on every address, and takes the place of the network's. */
const ELSEWHERE = '127.0.0.2';

/** Returns which of the three servers answer at another address of this computer. */
const answeringAt = async (host: string, addresses: Addresses): Promise<string[]> => {
  const answers = await Promise.all(
    Object.entries(addresses).map(async ([name, address]) => {
      const { port } = new URL(address);
      const isAnswered = await fetch(`http://${host}:${port}/`).then(
        () => true,
        () => false,
      );
      return isAnswered ? [name] : [];
    }),
  );
  return answers.flat();
};

test('Security S18: all three servers listen on this computer’s own address only, unless a host is set', async (t) => {
  const usual = await startBareStack();
  t.after(usual.close);
  assert.deepEqual(await answeringAt('127.0.0.1', usual.addresses), Object.keys(usual.addresses));
  assert.deepEqual(await answeringAt(ELSEWHERE, usual.addresses), []);
  const open = await startBareStack({ host: '0.0.0.0' });
  t.after(open.close);
  assert.deepEqual(await answeringAt(ELSEWHERE, open.addresses), Object.keys(open.addresses));
});
