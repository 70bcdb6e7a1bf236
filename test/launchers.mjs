import { chromeLauncher } from '@web/test-runner-chrome';
import { findBrowser, findFirefox } from '../tools/browser.mjs';
import {
  testEnvironment,
  testFlags,
  testPreferences,
  workers,
} from '../tools/test-environment.mjs';

function launch(options, concurrency) {
  console.log(`Tests run in ${options.executablePath}`);
  const launcher = chromeLauncher({
    launchOptions: { ...options, env: { ...process.env, ...testEnvironment } },
    createPage: async ({ context }) => {
      const page = await context.newPage();
      // the runner ends what hangs
      page.setDefaultNavigationTimeout(0);
      return page;
    },
  });
  // Each file gets a tab of its own. The history of a tab that is used again fills up, and the browser then drops entries
  // that a test needs.
  launcher.inactivePages = { length: 0, push: ({ puppeteerPage }) => void puppeteerPage.close() };
  return { launcher, concurrency, head: '' };
}

/** Runs tests in Chromium, or in the browser that `findBrowser` finds. */
export const inChromium = () =>
  launch({ executablePath: findBrowser(), headless: 'shell', args: testFlags }, workers);

/**
 * Runs tests in Firefox: the same launcher drives it through WebDriver BiDi. One file after the other, since only one tab of
 * a Firefox has the focus and draws.
 */
export const inFirefox = () => {
  const executablePath = findFirefox();
  const options = { browser: 'firefox', executablePath, extraPrefsFirefox: testPreferences };
  return launch({ ...options, headless: true }, 1);
};
