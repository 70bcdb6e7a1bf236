import { type Browser, chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../../../tools/browser.mjs';

let open: Promise<Browser> | undefined;
let users = 0;

/** Returns the browser of this process, which all files that run in it share. Each use ends with `giveBrowserBack`. */
export function borrowBrowser(): Promise<Browser> {
  users += 1;
  open ??= chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  return open;
}

/** Closes the browser when nobody uses it any more. */
export async function giveBrowserBack(): Promise<void> {
  users -= 1;
  if (users > 0) return;
  const last = open;
  open = undefined;
  await (await last)?.close();
}
