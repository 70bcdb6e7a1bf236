import { spawnSync } from 'node:child_process';
import { findWebKit } from './webkit.mjs';

// `npm run test:webkit`: what visitors with Safari meet. The tests in the browser and the host pages, in WebKit; the words
// behind `--` name host pages, as for `npm run test:pages`, and then only those are looked at.
console.log(`WebKit is driven by ${findWebKit()}`);
const wanted = process.argv.slice(2);
const steps = [['tools/test-host-pages.mjs', ...wanted]];
if (wanted.length === 0) {
  steps.unshift(['node_modules/.bin/wtr', '--config', 'test/web-test-runner.config.mjs']);
}
const env = { ...process.env, ENGINE: 'webkit' };
const fails = steps.filter(
  (step) => spawnSync(process.execPath, step, { stdio: 'inherit', env }).status !== 0,
);
process.exit(fails.length > 0 ? 1 : 0);
