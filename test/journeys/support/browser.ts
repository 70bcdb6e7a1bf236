import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../../tools/browser.mjs';
import { testFlags } from '../../../tools/test-environment.mjs';

let opened: Promise<Browser> | undefined;
let users = 0;

/** Returns the browser of this process, which all files that run in it share. Each use ends with `giveBrowserBack`. */
export function borrowBrowser(): Promise<Browser> {
  users += 1;
  opened ??= chromium.launch({ executablePath: findBrowser(), args: testFlags });
  return opened;
}

/** Closes the browser when nobody uses it any more. */
export async function giveBrowserBack(): Promise<void> {
  users -= 1;
  if (users > 0) return;
  const last = opened;
  opened = undefined;
  await (await last)?.close();
}

/** @public called by the processes that keep it open from one file to the next (tools/test-worker.mjs) */
export { borrowBrowser as open, giveBrowserBack as close };
