import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Used by test-mutation.mjs, which sets FOLDER.
const { FOLDER = 'money' } = process.env;
const source = `src/core/${FOLDER}`;

const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]* from '(.+)';/gm)].map(
    ([, from]) => (from.startsWith('.') ? path.join(path.dirname(file), from) : from),
  );

/** Files that import valtio, but leave a rule testable alone: states of answers, and the clock, which tests can set. */
const PURE_IN_USE = ['src/core/async/asyncState.ts', 'src/core/calendar/clock.ts'];

/** Returns whether a file imports no store, no API call and no valtio, directly or indirectly. Wire types are no call. */
const isPure = (file) =>
  PURE_IN_USE.includes(file) ||
  (!/\/(store|actions)\.ts$|\/api\/(?!wire\/)|^valtio/.test(file) &&
    (!file.startsWith('src/') || importsOf(file).every(isPure)));

/** Returns whether a file parses what the browser has stored, which is as pure as a rule up to its last step. */
const isParser = (file) => file.endsWith('/stored.ts');

export default {
  mutate: readdirSync(source)
    .map((file) => `${source}/${file}`)
    .filter((file) => isPure(file) || isParser(file)),
  testRunner: 'tap',
  tap: {
    testFiles: [`.build/test-core/core/${FOLDER}/*.test.js`],
    nodeArgs: ['--import', './.build/test-core/support/node.js'],
  },
  buildCommand: 'node tools/test-core.mjs --bundle',
  coverageAnalysis: 'perTest',
  ignorePatterns: [
    '.build',
    'dist',
    'demo/{data,museum,partner,pictures,wordpress}',
    'test/{views,elements,demo,journeys,host-pages,consumers,wordpress}',
  ],
  // stryker would rewrite the paths in tsconfig.json, with an API that TypeScript 7 does not have
  tsconfigFile: 'none',
  concurrency: 2,
  thresholds: { high: 98, low: 95, break: 92 },
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `.build/mutation/${FOLDER}.html` },
  tempDirName: '.build/mutation/sandbox',
};
