import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { runInWorkers, testFiles } from './node-tests.mjs';
import { EXCLUDED, FAST, FULL, SEEDS } from './sloppy-journeys.mjs';

// `npm run test:sloppy` runs journeys against the demo whose answers a proxy distorts within the contract, with each of three
// seeds in the full tier and with one in the fast one; with words (`-- tours`) any journeys whose paths contain one. SEED=7
// runs them with that seed only.
const words = process.argv.slice(2);
const isFull = process.env.TIER === 'full';
const seeds = process.env.SEED ? [Number(process.env.SEED)] : isFull ? SEEDS : SEEDS.slice(0, 1);
if (!seeds.every(Number.isInteger)) {
  console.error(`SEED is “${process.env.SEED}”. Use a whole number.`);
  process.exit(1);
}

const nameOf = (file) => path.basename(file).replace(/(\.full)?\.test\.ts$/, '');
const chosen = isFull ? FULL : FAST;
const isChosen = (name) => (words.length > 0 ? !(name in EXCLUDED) : chosen.includes(name));
const files = testFiles('test/journeys', words).filter((file) => isChosen(nameOf(file)));
const missing = words.length > 0 ? [] : chosen.filter((name) => !files.map(nameOf).includes(name));
if (missing.length > 0) {
  console.error(`test/journeys has no ${missing.join(', ')}: correct tools/sloppy-journeys.mjs`);
  process.exit(1);
}

console.log(`Sloppy journeys run in ${findBrowser()}`);
const results = seeds.map((seed) => {
  console.log(`Seed ${seed}`);
  return runInWorkers(`sloppy-${seed}`, files, {
    shared: 'test/journeys/support/browser.ts',
    env: { SLOPPY_SEED: String(seed) },
    command: `SEED=${seed} npm run test:sloppy --`,
  });
});
process.exit(results.every(Boolean) ? 0 : 1);
