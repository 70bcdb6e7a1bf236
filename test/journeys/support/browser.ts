import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../../tools/browser.mjs';
import { testFlags } from '../../../tools/test-environment.mjs';

let opened: Promise<Browser> | undefined;
let users = 0;

/** Returns the browser that all files of this process share. Each call needs a `giveBrowserBack` at its end. */
export function borrowBrowser(): Promise<Browser> {
  users += 1;
  opened ??= chromium.launch({ executablePath: findBrowser(), args: testFlags });
  return opened;
}

/** Closes the browser after its last user has given it back. */
export async function giveBrowserBack(): Promise<void> {
  users -= 1;
  if (users > 0) return;
  const last = opened;
  opened = undefined;
  await (await last)?.close();
}

/** @public called by the worker processes, which keep the browser open from one file to the next (tools/test-worker.mjs) */
export { borrowBrowser as open, giveBrowserBack as close };
