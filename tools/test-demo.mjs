import { runInWorkers, testFiles } from './node-tests.mjs';

// `npm run test:demo`: the tests of the reference server; with words (`-- payment`) the files whose paths have them.
const isGreen = runInWorkers('demo', testFiles('test/demo', process.argv.slice(2)), {
  command: 'npm run test:demo --',
});
process.exit(isGreen ? 0 : 1);
