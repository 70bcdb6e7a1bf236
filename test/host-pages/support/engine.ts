import { type Browser, launch } from 'puppeteer-core';
import { findBrowser, findFirefox } from '../../../tools/browser.mjs';
import { testFlags, testPreferences } from '../../../tools/test-environment.mjs';

/** The engine that the host pages run in: `ENGINE`, or Chromium by default. */
export const engine = (process.env.ENGINE ?? 'chromium') as 'chromium' | 'firefox' | 'webkit';

/** Time limit for a test that hangs; no working step takes this long. */
export const HANGS_MS = 120_000;

/**
 * Starts the engine in the museum's time zone: Chromium through its own protocol and with `flags`, Firefox through
 * WebDriver BiDi.
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
    // leaves the back/forward cache on, as it is for visitors
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
