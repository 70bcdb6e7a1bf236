import { type Browser, launch } from 'puppeteer-core';
import { findBrowser, findFirefox } from '../../../tools/browser.mjs';
import { testFlags, testPreferences } from '../../../tools/test-environment.mjs';

/** The engine that the pages are looked at in: `ENGINE`, else Chromium. */
export const engine = (process.env.ENGINE ?? 'chromium') as 'chromium' | 'firefox' | 'webkit';

/** Ends what hangs; nothing that works takes this long. */
export const HANGS_MS = 120_000;

/**
 * Starts the engine: Chromium by its own protocol, with `flags` of a test, Firefox by WebDriver BiDi. Both are where the
 * museum is.
 */
export function startBrowser(flags: readonly string[] = []): Promise<Browser> {
  const env = { ...process.env, TZ: 'Europe/Berlin' };
  if (engine === 'firefox') {
    return launch({
      browser: 'firefox',
      executablePath: findFirefox(),
      timeout: HANGS_MS,
      env,
      extraPrefsFirefox: testPreferences,
    });
  }
  return launch({
    executablePath: findBrowser(),
    headless: 'shell',
    timeout: HANGS_MS,
    env,
    args: [...testFlags, ...flags],
    // pages are kept for Back, as they are for a visitor
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
