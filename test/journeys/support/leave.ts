import assert from 'node:assert/strict';
import type { Visitor } from './shop.ts';

/** Checks that the console was silent and that all calls met the contract, and closes the visitor's browser profile. */
export async function leave({ page, noise, violations }: Visitor): Promise<void> {
  assert.deepEqual(noise, []);
  assert.deepEqual(await violations(), []);
  await page.context().close();
}
