import { webdriverLauncher } from '@web/test-runner-webdriver';
import { startWebKit } from '../tools/webkit.mjs';

/**
 * Beginnings of the titles of tests that WebKit cannot run. The product works there; the limits are those of the runner.
 * An entry that matches no test fails the run of all files in another browser.
 */
export const LEFT_OUT = [
  // These navigate away, and with the page the runner's page is lost: without the Navigation API WebKit cannot prevent that.
  // The host pages test these navigations there.
  'an unpaid order is paid by the chosen method, with a button that names the payment',
  'an unpaid order asks for the account before a direct debit',
  'the page configured for an area shows a route of the area',
  'the page configured for an area keeps its own query',
  'the page configured for an area shows a route of the account',
  'the page configured for an area shows areas without a page',
  'a language other than that of the page is dropped by Back to an entry without a language',
  'a language other than that of the page is applied by a link that names it',
  'a required sign-in leads back from the account page to the previous page',
  'logging in returns to the page of the site that asked for it, and keeps that page in its links',
  'logging out leads to the page in returnTo, but never to another site',
  // WebKit accepts a hundred history entries within ten seconds. No visitor needs more, but these tests do.
  'the state of a history entry does not grow with embeds that get a new key on each page',
  // WebKit does not reach a colour field by Tab.
  'states of configurator, in all languages and columns shows a link for editors without HTML, which leaves out settings, and colours',
  // WebKit has no `moveBefore` yet.
  'an embed that is moved keeps the focus and the caret with moveBefore',
];

/** Files that WebKit cannot run: they open more screens than it accepts history entries. */
export const FILES_LEFT_OUT = ['test/views/app/everyFault.test.ts'];

/** Script that wraps the framework's `it` and removes the tests of `LEFT_OUT` after their registration. */
const leaveOut = `<script>
  let original;
  const leftOut = ${JSON.stringify(LEFT_OUT)};
  const wrapped = (...given) => {
    const test = original(...given);
    if (leftOut.some((title) => test.fullTitle().startsWith(title))) test.parent.tests.pop();
    return test;
  };
  Object.defineProperty(globalThis, 'it', {
    get: () => original && wrapped,
    set: (real) => { original = real; },
  });
</script>`;

/** Runs tests in WebKit: one file after the other, in one window. */
export async function inWebKit() {
  const { options, stop } = await startWebKit();
  console.log('Tests run in WebKit');
  // the load event waits for every frame that the tests open; the runner itself knows when they have started
  const capabilities = { ...options.capabilities, pageLoadStrategy: 'none' };
  const launcher = webdriverLauncher({ ...options, capabilities });
  const stopLauncher = launcher.stop.bind(launcher);
  launcher.stop = async () => {
    await stopLauncher();
    stop();
  };
  return { launcher, concurrency: 1, head: leaveOut };
}
