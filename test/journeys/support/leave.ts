import assert from 'node:assert/strict';
import type { Visitor } from './shop.ts';

/** The visitor leaves; up to here nothing was said on the console, and all calls were as the contract has them. */
export async function leave({ page, noise, faults }: Visitor): Promise<void> {
  assert.deepEqual(noise, []);
  assert.deepEqual(await faults(), []);
  await page.context().close();
}
