import { findBrowser } from './browser.mjs';
import { findWordPress } from './debian-wordpress.mjs';
import { runNodeTests, testFiles } from './node-tests.mjs';

// `npm run test:wordpress` tests the plugin in a real WordPress, with the built bundle and the demo's back end; with words
// (`-- block`) only the files whose paths contain one. Part of the full tier, because it needs Debian's packages.
findWordPress();
console.log(`WordPress is visited in ${findBrowser()}`);
const isGreen = runNodeTests('wordpress', testFiles('test/wordpress', process.argv.slice(2)), {
  flags: ['--import', 'tsx'],
  command: 'npm run test:wordpress --',
});
process.exit(isGreen ? 0 : 1);
