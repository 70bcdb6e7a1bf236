import assert from 'node:assert/strict';
import type { BrowserContext } from 'playwright-core';
import type { Visitor } from './shop.ts';

/** Closes a browser profile. Answers that a test replaces may still be on their way: that they fail now is no error. */
export async function closeProfile(profile: BrowserContext): Promise<void> {
  const replacing = [profile, ...profile.pages()];
  await Promise.all(replacing.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  await profile.close();
}

/** Checks that the console was silent and that all calls met the contract, and closes the visitor's browser profile. */
export async function leave({ page, noise, violations }: Visitor): Promise<void> {
  assert.deepEqual(noise, []);
  assert.deepEqual(await violations(), []);
  await closeProfile(page.context());
}
