import { findWebServers } from './debian-web-servers.mjs';
import { runInWorkers, testFiles } from './node-tests.mjs';

// `npm run test:demo` tests the reference server, also with the conformance suite; with words (`-- payment`) only the
// files whose paths contain one. The full tier also runs the web servers of the README.
const words = process.argv.slice(2);
const files = ['test/demo', 'test/conformance'].flatMap((folder) => testFiles(folder, words));
if (files.some((file) => file.includes('web-servers'))) findWebServers();
const isGreen = runInWorkers('demo', files, {
  command: 'npm run test:demo --',
});
process.exit(isGreen ? 0 : 1);
