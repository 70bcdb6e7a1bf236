import { defaultReporter } from '@web/test-runner';
import { demoServer } from '../tools/demo-server.mjs';
import { plainSummary } from '../tools/reporter.mjs';
import { sourcePlugin } from '../tools/source-plugin.mjs';
import { testPages } from '../tools/test-pages.mjs';
import { testServer } from '../tools/test-server.mjs';
import { vendorPlugin } from '../tools/vendor.mjs';
import { inChromium } from './in-chromium.mjs';
import { inWebKit } from './in-webkit.mjs';

const { launcher, concurrency, head } = await (process.env.ENGINE === 'webkit'
  ? inWebKit()
  : inChromium());

export default {
  rootDir: '.',
  files: process.env.TESTS ?? 'test/{core,views,elements}/**/*.test.{ts,tsx}',
  browsers: [launcher],
  concurrency,
  // the states of a screen in eight languages take their time on a slow machine
  testsFinishTimeout: 300_000,
  testFramework: { config: { timeout: 30_000 } },
  plugins: [vendorPlugin(), sourcePlugin(), demoServer()],
  middleware: [testServer(), testPages()],
  reporters: [defaultReporter({ reportTestProgress: !process.env.CI }), plainSummary()],
  // a promise that nobody caught is a fault of the product, which the runner itself only logs
  testRunnerHtml: (
    framework,
  ) => `<!doctype html><html data-tier="${process.env.TIER ?? 'fast'}"><head>${head}</head><body>
    <script type="module">
      addEventListener('unhandledrejection', ({ reason }) => {
        setTimeout(() => { throw reason; });
      });
    </script>
    <script type="module" src="${framework}"></script></body></html>`,
};
