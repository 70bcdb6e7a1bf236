import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { testEnvironment, workers as wantedWorkers } from './test-environment.mjs';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/** How many processes share the files. */
export const workers = wantedWorkers ?? availableParallelism();

/** The test files of a folder whose paths have one of these words in them: all, if there are none. */
export function testFiles(folder, wanted = [], isTest = (file) => file.endsWith('.test.ts')) {
  return readdirSync(folder, { recursive: true })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => isTest(file))
    .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
}

/**
 * Runs test files by Node's test runner, each in a process of its own, and reports. `sources` says which file of the project
 * a bundled one is. Returns whether all is well.
 */
export function runNodeTests(stage, files, { flags = [], env = {}, command, sources = {} }) {
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

/**
 * Runs test files in a few processes, each of which takes one file after the other, the largest first, and keeps what is
 * costly to start: the module `shared` may export `open` and `close` for it.
 */
export function runInWorkers(stage, files, { shared, env = {}, command }) {
  const folder = path.resolve('.build/workers', stage);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const claims = mkdtempSync(path.join(folder, 'claims-'));
  const largestFirst = files.toSorted((one, other) => statSync(other).size - statSync(one).size);
  const scripts = Array.from({ length: Math.min(workers, files.length) }, (_, index) => {
    const script = path.join(folder, `worker-${index + 1}.mjs`);
    writeFileSync(
      script,
      `import ${JSON.stringify(pathToFileURL(beside('test-worker.mjs')).href)};\n`,
    );
    return script;
  });
  const work = JSON.stringify({ files: largestFirst, claims, shared, workers: scripts.length });
  const isGreen = runNodeTests(stage, scripts, {
    flags: ['--import', 'tsx'],
    env: { ...env, TEST_WORK: work },
    command,
  });
  const left = files.length - readdirSync(claims).length;
  if (left > 0) console.error(`${left} files did not run`);
  return isGreen && left === 0;
}
