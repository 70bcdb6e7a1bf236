import { webdriverLauncher } from '@web/test-runner-webdriver';
import { startWebKit } from '../tools/webkit.mjs';

/**
 * What cannot be tested in WebKit, by how its titles begin: the product is fine there, the runner is not. All else runs.
 */
const LEFT_OUT = [
  // The page really goes, and the runner's with it: before WebKit has the Navigation API nothing can keep it. That a page goes
  // is tested there by the host pages.
  'a server that is busy (503) makes the page reload, once',
  'a server that is busy (503) does so also when the shop cannot start',
  'a server that is busy (503) may make it reload again when ten minutes have passed',
  'going to the payment provider really leaves the page',
  'paying an open order really leaves the page',
  'an order that is not paid is paid in the way that is chosen, on a button that says so',
  'an order that is not paid by direct debit asks for the account first',
  'the page of the site that is named for an area shows it',
  'the page of the site that is named for an area keeps its own query',
  'the page of the site that is named for an area for the account shows it',
  'the page of the site that is named for an area for the shop shows what else has none',
  'a language that is not the page’s own is left by Back to an entry that names none: the page is loaded anew',
  'a language that is not the page’s own is spoken after a link that names it: the page is loaded anew, and each element stays where it is',
  'who has to sign in comes back to the page where he was from the page for accounts',
  'logging in leads to the page of the site that it was asked from, through all its screens',
  'logging out leads back where the visitor wants to go, and to no other site',
  // WebKit lets a page write a hundred entries of its history within ten seconds: no visitor is that fast, these are.
  'the history does not grow by elements that a page names anew each time',
  // It does not tell when it has nothing else to do, so nobody can wait until it would have loaded more.
  'the screen that probably comes next after an event is the basket, as soon as something is chosen',
  'the screen that probably comes next is left to the visitor who saves data',
  // It moves nothing by `moveBefore` yet.
  'an embed that is moved by moveBefore keeps the focus and the caret, too',
  // What is handed over from page to page is told to the Navigation API, and only Firefox needs it.
  'a page that the browser has kept ',
];

/** Files of which nothing can be tested in WebKit: they go through more screens than it lets a page write into its history. */
export const FILES_LEFT_OUT = ['test/views/app/everyFault.test.ts'];

/** Tests are told to the framework by its `it`: those are taken back. */
const leaveOut = `<script>
  let tell;
  const leftOut = ${JSON.stringify(LEFT_OUT)};
  const tellAll = (...given) => {
    const test = tell(...given);
    if (leftOut.some((title) => test.fullTitle().startsWith(title))) test.parent.tests.pop();
    return test;
  };
  Object.defineProperty(globalThis, 'it', {
    get: () => tell && tellAll,
    set: (real) => { tell = real; },
  });
</script>`;

/** How the test runner has its tests in WebKit: one file after the other, in one window. */
export async function inWebKit() {
  const { options, stop } = await startWebKit();
  console.log('Tests run in WebKit');
  const launcher = webdriverLauncher(options);
  const stopLauncher = launcher.stop.bind(launcher);
  launcher.stop = async () => {
    await stopLauncher();
    stop();
  };
  return { launcher, concurrency: 1, head: leaveOut };
}
