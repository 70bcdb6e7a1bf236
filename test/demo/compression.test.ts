import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Stack } from '../../demo/stack.ts';
import { startBareStack } from './support/stack.ts';

const LIST = '/api/de/event/select';

describe('Compressed responses of the API', () => {
  for (const [name, sloppySeed] of [
    ['the demo', undefined],
    ['the sloppy demo', 2],
  ] as const) {
    describe(`from ${name}`, () => {
      let stack: Stack;
      before(async () => {
        stack = await startBareStack({ sloppySeed });
      });
      after(() => stack.close());
      const get = (path: string, headers: Record<string, string>): Promise<Response> =>
        fetch(stack.addresses.shop + path, { headers });

      test('sends a list compressed, and the same list as without compression', async () => {
        const compressed = await get(LIST, { 'accept-encoding': 'gzip' });
        const plain = await get(LIST, { 'accept-encoding': 'identity' });
        assert.equal(compressed.headers.get('content-encoding'), 'gzip');
        assert.match(compressed.headers.get('vary')!, /accept-encoding/i);
        assert.equal(plain.headers.get('content-encoding'), null);
        assert.equal(await compressed.text(), await plain.text());
      });
    });
  }

  test('answers 304 for a compressed list that has not changed', async () => {
    const stack = await startBareStack();
    const address = stack.addresses.shop + LIST;
    const accepted = { 'accept-encoding': 'gzip' };
    const first = await fetch(address, { headers: accepted });
    const known = { ...accepted, 'if-none-match': first.headers.get('etag')! };
    const { status } = await fetch(address, { headers: known });
    await stack.close();
    assert.equal(status, 304);
  });
});
