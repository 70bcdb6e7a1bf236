import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { browserFlags, findBrowser } from '../tools/browser.mjs';
import { demoServer } from '../tools/demo-server.mjs';
import { plainSummary } from '../tools/reporter.mjs';
import { sourcePlugin } from '../tools/source-plugin.mjs';
import { testPages } from '../tools/test-pages.mjs';
import { testServer } from '../tools/test-server.mjs';
import { vendorPlugin } from '../tools/vendor.mjs';

const executablePath = findBrowser();
console.log(`Tests run in ${executablePath}`);

const launcher = chromeLauncher({
  launchOptions: { executablePath, headless: 'shell', args: browserFlags },
});
// Each file has a tab of its own. One that is used again has a history that is full at some time, and a browser that makes
// room in it takes away steps of the test.
launcher.inactivePages = { length: 0, push: ({ puppeteerPage }) => void puppeteerPage.close() };

export default {
  rootDir: '.',
  files: process.env.TESTS ?? 'test/{core,views,elements}/**/*.test.{ts,tsx}',
  browsers: [launcher],
  concurrency: 2,
  // the states of a screen in eight languages take their time on a slow machine
  testsFinishTimeout: 300_000,
  testFramework: { config: { timeout: 30_000 } },
  plugins: [vendorPlugin(), sourcePlugin(), demoServer()],
  middleware: [testServer(), testPages()],
  reporters: [defaultReporter({ reportTestProgress: !process.env.CI }), plainSummary()],
  // a promise that nobody caught is a fault of the product, which the runner itself only logs
  testRunnerHtml: (framework) => `<!doctype html><html><body>
    <script type="module">
      addEventListener('unhandledrejection', ({ reason }) => {
        setTimeout(() => { throw reason; });
      });
    </script>
    <script type="module" src="${framework}"></script></body></html>`,
};
