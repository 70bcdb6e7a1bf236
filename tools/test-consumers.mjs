import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNodeTests, testFiles } from './node-tests.mjs';
import { packCheckout } from './pack-checkout.mjs';

// `npm run test:consumers` tests the npm package in projects that use it, and the parts of a release. The fast tier packs the
// bundle that `npm test` has built, the full tier builds it in a clean checkout.
const folder = mkdtempSync(path.join(tmpdir(), 'museum-shop-package-'));
let isGreen = false;
try {
  const built = process.env.TIER === 'full' ? undefined : path.resolve(process.env.DIST ?? 'dist');
  const words = process.argv.slice(2);
  const files = ['test/consumers', 'test/release'].flatMap((each) => testFiles(each, words));
  isGreen = runNodeTests('consumers', files, {
    flags: ['--import', 'tsx'],
    env: { TARBALL: packCheckout(folder, built) },
    command: 'npm run test:consumers --',
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isGreen ? 0 : 1);
