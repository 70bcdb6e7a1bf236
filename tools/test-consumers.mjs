import { runNodeTests, testFiles } from './node-tests.mjs';

// `npm run test:consumers` tests the npm package in projects that use it.
const isGreen = runNodeTests('consumers', testFiles('test/consumers', process.argv.slice(2)), {
  flags: ['--import', 'tsx'],
  command: 'npm run test:consumers --',
});
process.exit(isGreen ? 0 : 1);
