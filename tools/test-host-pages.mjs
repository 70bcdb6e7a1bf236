import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser, findFirefox } from './browser.mjs';
import { largestFirst, runNodeTests, testFiles, writeScripts } from './node-tests.mjs';
import { workers } from './test-environment.mjs';
import { commandIn, stageIn } from './test-results.mjs';
import { findWebKit } from './webkit.mjs';

// `npm run test:pages` tests the built bundle in pages of other sites; with words (`-- policy`) only the files whose paths
// contain one. `ENGINE=firefox` runs them in Firefox, `ENGINE=webkit` in WebKit.
const ENGINES = { chromium: findBrowser, firefox: findFirefox, webkit: findWebKit };

/** Files that the fast tier runs in Firefox alone, as it runs the others in Chromium alone. */
const IN_FIREFOX = {
  'kept-pages.test.ts': 'in tests Chromium keeps no pages for Back (bfcache)',
};

/** Files that do not run in WebKit, with the reason. */
const NOT_IN_WEBKIT = {
  'printed.test.ts': 'the driver cannot print to PDF',
};

const engine = process.env.ENGINE ?? 'chromium';
const wanted = process.argv.slice(2);
const isWhole = process.env.TIER === 'full' || wanted.length > 0;
const isLeftOut = {
  chromium: (name) => !isWhole && name in IN_FIREFOX,
  firefox: (name) => !isWhole && !(name in IN_FIREFOX),
  webkit: (name) => name in NOT_IN_WEBKIT,
};
const files = testFiles('test/host-pages', wanted).filter(
  (file) => !isLeftOut[engine](path.basename(file)),
);

/** Distributes the files, the largest first, each to the process with the least size so far. */
function deal() {
  const hands = Array.from({ length: Math.min(workers, files.length) }, () => ({
    size: 0,
    files: [],
  }));
  for (const file of largestFirst(files)) {
    const least = hands.reduce((a, b) => (b.size < a.size ? b : a));
    least.files.push(file);
    least.size += statSync(file).size;
  }
  return hands.map((hand) => hand.files);
}

console.log(`Host pages run in ${ENGINES[engine]()}`);
const stage = stageIn(engine, 'pages');
const suite = pathToFileURL(path.resolve('test/host-pages/support/suite.ts')).href;
// the files of a process share a browser and a museum, so it must know all of them before it starts these
const scripts = deal().map(
  (own) =>
    `import { importAll } from ${JSON.stringify(suite)};\nimportAll(${JSON.stringify(own, null, 2)});\n`,
);
const isGreen = runNodeTests(stage, writeScripts(stage, scripts), {
  flags: ['--import', 'tsx'],
  env: { ENGINE: engine },
  command: commandIn(engine, 'test:pages'),
});
process.exit(isGreen ? 0 : 1);
