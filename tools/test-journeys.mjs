import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

// `npm run test:journeys`: the journeys across pages and origins. With names (`-- tours whole-shop`), the files that begin so.
// WORKERS says how many processes share the files; each has a browser of its own.
const FOLDER = 'test/journeys';
const names = process.argv.slice(2);
const workers = Number(process.env.WORKERS) || Math.max(2, availableParallelism());

const sizeOf = (file) => statSync(file).size;
const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => names.length === 0 || names.some((name) => file.startsWith(name)))
  .map((file) => path.join(FOLDER, file))
  .toSorted((one, other) => sizeOf(other) - sizeOf(one));
if (files.length === 0) throw new Error(`There are no journeys called ${names.join(', ')}.`);

console.log(`Journeys run in ${findBrowser()}`);
const claims = mkdtempSync(path.join(tmpdir(), 'museum-shop-journeys-'));
process.env.JOURNEYS = JSON.stringify({ files, claims });

const worker = fileURLToPath(new URL('./journeys-worker.mjs', import.meta.url));
const count = Math.min(workers, files.length);
const tests = run({ files: Array.from({ length: count }, () => worker), concurrency: count });
tests.on('test:fail', () => {
  process.exitCode = 1;
});
tests.compose(spec).pipe(process.stdout);
tests.once('end', () => {
  const left = files.length - readdirSync(claims).length;
  rmSync(claims, { recursive: true });
  if (left === 0) return;
  console.error(`${left} files were not run`);
  process.exitCode = 1;
});
