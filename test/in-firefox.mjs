import { availableParallelism } from 'node:os';
import { chromeLauncher } from '@web/test-runner-chrome';
import { findFirefox } from '../tools/browser.mjs';
import { testEnvironment, workers } from '../tools/test-environment.mjs';

/** How the test runner has its tests in Firefox: by the same launcher, which drives it through WebDriver BiDi. */
export function inFirefox() {
  const executablePath = findFirefox();
  console.log(`Tests run in ${executablePath}`);
  const launcher = chromeLauncher({
    launchOptions: {
      browser: 'firefox',
      executablePath,
      headless: true,
      env: { ...process.env, ...testEnvironment },
      extraPrefsFirefox: {
        'intl.accept_languages': 'en-GB,en',
        'ui.prefersReducedMotion': 1,
        'layout.css.devPixelsPerPx': '1.0',
      },
    },
  });
  launcher.inactivePages = { length: 0, push: ({ puppeteerPage }) => void puppeteerPage.close() };
  return { launcher, concurrency: workers ?? availableParallelism(), head: '' };
}
