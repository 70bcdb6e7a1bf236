import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser, findFirefox } from './browser.mjs';
import { largestFirst, runNodeTests, testFiles, writeScripts } from './node-tests.mjs';
import { workers } from './test-environment.mjs';
import { commandIn, stageIn } from './test-results.mjs';
import { findWebKit } from './webkit.mjs';

// `npm run test:pages`: the built bundle in pages of other sites; with words (`-- policy`) the files whose paths have them.
// `ENGINE=firefox` runs them in Firefox, in the fast tier those that lean on the engine, `ENGINE=webkit` in WebKit.
const ENGINES = { chromium: findBrowser, firefox: findFirefox, webkit: findWebKit };

/** The files that also run in Firefox in the fast tier: where it differs most from Chromium. */
const LEAN_ON_ENGINE = {
  'kept-pages.test.ts': 'pages that are kept for Back: of the engines here only Firefox keeps them',
  'policy.test.ts': 'content security policies, trusted types and the cleaning of HTML',
  'releases.test.ts': 'whether a module that could not be loaded is fetched again',
};

const NOT_IN_WEBKIT = {
  'many.test.ts': 'comes down a page of forty embeds by asking, which takes the driver too long',
  'printed.test.ts': 'the driver has no PDF to read',
};

const engine = process.env.ENGINE ?? 'chromium';
const wanted = process.argv.slice(2);
const isLeftOut = {
  chromium: () => false,
  firefox: (name) =>
    process.env.TIER !== 'full' && wanted.length === 0 && !(name in LEAN_ON_ENGINE),
  webkit: (name) => name in NOT_IN_WEBKIT,
};
const files = testFiles('test/host-pages', wanted).filter(
  (file) => !isLeftOut[engine](path.basename(file)),
);

/** Deals files out, each to the process with the least in it. */
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
// the files of a process share one browser and one museum, so that it has to know them all before it starts those
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
