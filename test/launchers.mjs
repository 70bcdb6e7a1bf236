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
    launchOptions: {
      ...options,
      env: { ...process.env, ...testEnvironment },
      // the tests see requests at their own server; reporting each of them to the runner takes a third of the time
      networkEnabled: false,
    },
    createPage: async ({ context }) => {
      const page = await context.newPage();
      // the runner has its own time-out
      page.setDefaultNavigationTimeout(0);
      return page;
    },
  });
  // Each file gets a new tab: in a reused tab the history fills up, and the browser drops entries that a test needs.
  launcher.inactivePages = { length: 0, push: ({ puppeteerPage }) => void puppeteerPage.close() };
  return { launcher, concurrency, head: '' };
}

/** Returns a launcher for Chromium, or for the browser that `findBrowser` finds. */
export const inChromium = () =>
  launch({ executablePath: findBrowser(), headless: 'shell', args: testFlags }, workers);

/**
 * Returns a launcher for Firefox, driven through WebDriver BiDi. It runs one file after the other, since only one tab of
 * Firefox has the focus and renders.
 */
export const inFirefox = () => {
  const executablePath = findFirefox();
  const options = { browser: 'firefox', executablePath, extraPrefsFirefox: testPreferences };
  return launch({ ...options, headless: true }, 1);
};
