import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { testEnvironment, workers } from './test-environment.mjs';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Returns whether a file belongs to the current tier; `.full.test.ts` files only belong to the full one. */
const isInTier = (file) => process.env.TIER === 'full' || !file.endsWith('.full.test.ts');

/** Returns the test files of a folder whose paths contain one of the words; without words, those of the current tier. */
export function testFiles(folder, wanted = [], isTest = (file) => file.endsWith('.test.ts')) {
  return readdirSync(folder, { recursive: true })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => isTest(file))
    .filter((file) =>
      wanted.length === 0 ? isInTier(file) : wanted.some((part) => file.includes(part)),
    );
}

/**
 * Runs test files with the test runner of Node.js, each in its own process, and reports the result. `sources` maps
 * bundled files to their sources. Returns whether all tests have passed.
 */
export function runNodeTests(stage, files, { flags = [], env = {}, command, sources = {} }) {
  if (files.length === 0) {
    // without files, Node.js would search for tests itself
    console.error(`${stage}: no path of a test file contains one of these words`);
    return false;
  }
  const reporter = pathToFileURL(beside('node-test-reporter.mjs')).href;
  const args = [
    ...flags,
    '--test',
    `--test-concurrency=${workers}`,
    `--test-reporter=${reporter}`,
    '--test-reporter-destination=stdout',
    ...files,
  ];
  const about = JSON.stringify({ stage, command, sources });
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...testEnvironment, ...env, TEST_STAGE: about },
  });
  return status === 0;
}

/** Writes the scripts for the processes of a stage and returns their paths. */
export function writeScripts(stage, scripts) {
  const folder = path.resolve('.build/workers', stage);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return scripts.map((script, index) => {
    const file = path.join(folder, `worker-${index + 1}.mjs`);
    writeFileSync(file, script);
    return file;
  });
}

export const largestFirst = (files) =>
  files.toSorted((one, other) => statSync(other).size - statSync(one).size);

/**
 * Runs test files in a few processes, each of which takes one file after the other, the largest first. The module
 * `shared` can export `open` and `close` for resources that a process keeps, such as a browser. Returns whether all files
 * ran and passed.
 */
export function runInWorkers(stage, files, { shared, env = {}, command }) {
  const worker = pathToFileURL(beside('test-worker.mjs')).href;
  const count = Math.min(workers, files.length);
  const scripts = writeScripts(stage, Array(count).fill(`import ${JSON.stringify(worker)};\n`));
  const claims = mkdtempSync(path.join(tmpdir(), 'museum-shop-claims-'));
  const work = JSON.stringify({ files: largestFirst(files), claims, shared, workers: count });
  const isGreen = runNodeTests(stage, scripts, {
    flags: ['--import', 'tsx'],
    env: { ...env, TEST_WORK: work },
    command,
  });
  const left = files.length - readdirSync(claims).length;
  rmSync(claims, { recursive: true });
  if (left > 0) console.error(`${left} files did not run`);
  return isGreen && left === 0;
}
