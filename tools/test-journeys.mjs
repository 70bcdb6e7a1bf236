import { findBrowser } from './browser.mjs';
import { runInWorkers, testFiles } from './node-tests.mjs';

// `npm run test:journeys` runs the journeys across pages and origins against the built bundle; with words
// (`-- tours whole-shop`) only the files whose paths contain one. WORKERS sets the number of processes that share the
// files; each has a browser of its own.
console.log(`Journeys run in ${findBrowser()}`);
const isGreen = runInWorkers('journeys', testFiles('test/journeys', process.argv.slice(2)), {
  shared: 'test/journeys/support/browser.ts',
  command: 'npm run test:journeys --',
});
process.exit(isGreen ? 0 : 1);
