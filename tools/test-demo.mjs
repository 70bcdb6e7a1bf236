import { runInWorkers, testFiles } from './node-tests.mjs';

// `npm run test:demo` tests the reference server; with words (`-- payment`) only the files whose paths contain one.
const isGreen = runInWorkers('demo', testFiles('test/demo', process.argv.slice(2)), {
  command: 'npm run test:demo --',
});
process.exit(isGreen ? 0 : 1);
