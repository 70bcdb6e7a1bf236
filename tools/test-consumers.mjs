import { runNodeTests, testFiles } from './node-tests.mjs';

// `npm run test:consumers`: the npm package in the projects of others.
const isGreen = runNodeTests('consumers', testFiles('test/consumers', process.argv.slice(2)), {
  flags: ['--import', 'tsx'],
  command: 'npm run test:consumers --',
});
process.exit(isGreen ? 0 : 1);
