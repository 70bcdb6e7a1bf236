import { chromeLauncher } from '@web/test-runner-chrome';
import { availableParallelism } from 'node:os';
import { findBrowser } from '../tools/browser.mjs';
import { testEnvironment, testFlags, workers } from '../tools/test-environment.mjs';

/** How the test runner has its tests in Chromium, or what else `findBrowser` finds. */
export function inChromium() {
  const executablePath = findBrowser();
  console.log(`Tests run in ${executablePath}`);
  const launcher = chromeLauncher({
    launchOptions: {
      executablePath,
      headless: 'shell',
      args: testFlags,
      env: { ...process.env, ...testEnvironment },
    },
  });
  // Each file has a tab of its own. One that is used again has a history that is full at some time, and a browser that makes
  // room in it takes away steps of the test.
  launcher.inactivePages = { length: 0, push: ({ puppeteerPage }) => void puppeteerPage.close() };
  return { launcher, concurrency: workers ?? availableParallelism(), head: '' };
}
