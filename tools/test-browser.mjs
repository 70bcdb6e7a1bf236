import { writeSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { defaultReporter, startTestRunner } from '@web/test-runner';
import { inChromium, inFirefox } from '../test/launchers.mjs';
import { FILES_LEFT_OUT, inWebKit, LEFT_OUT } from '../test/in-webkit.mjs';
import { demoServer } from './demo-server.mjs';
import { testFiles } from './node-tests.mjs';
import { BUNDLE, bundleTests, bundledName } from './test-bundle.mjs';
import { testPages } from './test-pages.mjs';
import { commandIn, report, stageIn } from './test-results.mjs';
import { testServer } from './test-server.mjs';

// `npm run test:browser` tests views, elements and the parts of core that need a browser; with words (`-- EventScreen`)
// only the files whose paths contain one. ENGINE=firefox or ENGINE=webkit selects another browser.
const LAUNCHERS = { chromium: inChromium, firefox: inFirefox, webkit: inWebKit };
// a test of the full tier covers as much as many of the fast one
const isFull = process.env.TIER === 'full';
const FILE_HANGS_MS = isFull ? 3_600_000 : 600_000;
const TEST_HANGS_MS = 900_000;
const engine = process.env.ENGINE ?? 'chromium';

const wanted = process.argv.slice(2);
const files = [
  ...testFiles('test/core', wanted, (file) => file.endsWith('.browser.test.ts')),
  ...['test/views', 'test/elements'].flatMap((folder) =>
    testFiles(folder, wanted, (file) => /\.test\.tsx?$/.test(file)),
  ),
].filter((file) => engine !== 'webkit' || !FILES_LEFT_OUT.includes(file));
const sourceOf = Object.fromEntries(files.map((file) => [bundledName(file), file]));

/** Returns the tests of a session with their full titles. */
const testsOf = ({ tests, suites }, above = []) => [
  ...tests.map(({ name, passed }) => ({ title: [...above, name].join(' '), passed })),
  ...suites.flatMap((suite) => testsOf(suite, [...above, suite.name])),
];

/** Returns the failures of a file. The runner itself ignores files that cannot be loaded or contain no tests. */
function failuresOf({ testFile, testResults, errors }) {
  const file = sourceOf[path.relative('.', testFile)];
  const alone = `${commandIn(engine, 'test:browser')} ${file}`;
  const tests = testResults ? testsOf(testResults) : [];
  const titles = tests.filter(({ passed }) => !passed).map(({ title }) => title);
  if (errors?.length) titles.push(...errors.map(({ message }) => message.split('\n')[0]));
  else if (tests.length === 0) titles.push('contains no tests');
  return titles.map((title) => ({ title: `${file}: ${title}`, alone }));
}

/** Returns a failure for each entry of test/in-webkit.mjs that matches nothing. Only a run that leaves nothing out sees all tests. */
function staleEntries(tests) {
  if (wanted.length > 0 || engine === 'webkit') return [];
  const stale = [
    ...FILES_LEFT_OUT.filter((file) => !files.includes(file)),
    ...LEFT_OUT.filter((entry) => !tests.some(({ title }) => title.startsWith(entry))),
  ];
  const alone = commandIn(engine, 'test:browser');
  return stale.map((entry) => ({ title: `test/in-webkit.mjs: no test matches “${entry}”`, alone }));
}

/** Returns a reporter that does not list calls answered by 404, which the back ends of the tests send on purpose. */
function failureReporter() {
  const reporter = defaultReporter({ reportTestProgress: !process.env.CI });
  return {
    ...reporter,
    reportTestFileResults(args) {
      for (const session of args.sessionsForTestFile) session.request404s = [];
      return reporter.reportTestFileResults(args);
    },
  };
}

const resultReporter = {
  onTestRunFinished({ sessions }) {
    const all = [...sessions];
    const tests = all.flatMap(({ testResults }) => (testResults ? testsOf(testResults) : []));
    this.result = {
      passed: tests.filter(({ passed }) => passed).length,
      failures: [...all.flatMap(failuresOf), ...staleEntries(tests)],
    };
  },
  stop() {
    const result = this.result ?? {
      passed: 0,
      failures: [{ title: 'no test has run', alone: '' }],
    };
    if (result.failures.length > 0) process.exitCode = 1;
    report(stageIn(engine, 'browser'), result);
  },
};

await bundleTests(files);
const { launcher, concurrency, head } = await LAUNCHERS[engine]();

/** Lets the browser cache chunks, whose names contain the hash of their contents. */
async function keepChunks(context, next) {
  await next();
  if (context.path.startsWith(`/${BUNDLE}/chunks/`)) {
    context.set('cache-control', 'max-age=31536000, immutable');
  }
}

// an uncaught error ends the runner before the runner has printed it
process.on('uncaughtExceptionMonitor', (error) => writeSync(2, `${inspect(error)}\n`));

await startTestRunner({
  readCliArgs: false,
  readFileConfig: false,
  config: {
    rootDir: '.',
    files: Object.keys(sourceOf),
    browsers: [launcher],
    concurrency,
    // these end tests that hang; no result depends on them
    browserStartTimeout: FILE_HANGS_MS,
    testsStartTimeout: FILE_HANGS_MS,
    testsFinishTimeout: FILE_HANGS_MS,
    testFramework: { config: { timeout: TEST_HANGS_MS } },
    plugins: [demoServer()],
    middleware: [keepChunks, testServer(), testPages()],
    reporters: [failureReporter(), resultReporter],
    testRunnerHtml: (framework) => `<!doctype html>
<html data-tier="${process.env.TIER ?? 'fast'}"><head>
<style>
  @font-face { font-family: Inter; src: url(/test/support/fonts/Inter-Regular.otf) }
  @font-face { font-family: Inter; font-weight: bold; src: url(/test/support/fonts/Inter-Bold.otf) }
  body { font-family: Inter }
</style>${head}</head><body>
<script type="module">
  // an unhandled rejection is an error of the product, which the runner itself only logs
  addEventListener('unhandledrejection', ({ reason }) => {
    setTimeout(() => { throw reason; });
  });
  await Promise.all([document.fonts.load('16px Inter'), document.fonts.load('bold 16px Inter')]);
  await import('${framework}');
</script></body></html>`,
  },
});
