import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser, findFirefox } from './browser.mjs';
import { findWebKit } from './webkit.mjs';

// `npm run test:pages`: the built bundle in pages of other sites, in one engine after the other. `ENGINE=firefox` takes that
// engine and all files, `npm run test:pages -- policy` the files with this in their names, `WORKERS=1` one process.
const ENGINES = { chromium: findBrowser, firefox: findFirefox, webkit: findWebKit };

/** The files that also run in Firefox in the fast tier: those about what engines do in different ways. */
const LEAN_ON_ENGINE = {
  'fallback.test.ts':
    'when an element is painted, and which events a failed script or a policy fires',
  'kept-pages.test.ts': 'pages that are kept for Back: of the engines here only Firefox keeps them',
  'page-swaps.test.ts': 'the history that packages write when they swap pages, and Back in it',
  'policy.test.ts': 'content security policies, trusted types and the cleaning of HTML',
  'quiet.test.ts': 'focus, scrolling and what of it is restored',
  'releases.test.ts': 'whether a module that could not be loaded is fetched again',
  'sandboxed.test.ts': 'frames without an origin: storage, forms',
};

const NOT_IN_WEBKIT = {
  'many.test.ts': 'comes down a page of forty embeds by asking, which takes the driver too long',
  'printed.test.ts': 'the driver has no PDF to read',
};

const folder = path.resolve('test/host-pages');
const isFull = process.env.TIER === 'full';
const wanted = process.argv.slice(2);

const names = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

const FILES = {
  chromium: names,
  firefox: isFull || process.env.ENGINE ? names : names.filter((name) => name in LEAN_ON_ENGINE),
  webkit: names.filter((name) => !(name in NOT_IN_WEBKIT)),
};
const engines = process.env.ENGINE
  ? [process.env.ENGINE]
  : ['chromium', 'firefox', ...(isFull ? ['webkit'] : [])];
const workers = Number(process.env.WORKERS) || availableParallelism();

/** Deals files out, the largest first, each to the group with the least in it. */
function groupsOf(files) {
  const groups = Array.from({ length: Math.min(workers, files.length) }, () => ({
    size: 0,
    files: [],
  }));
  const sized = files.map((file) => ({ file, size: statSync(file).size }));
  for (const { file, size } of sized.toSorted((one, other) => other.size - one.size)) {
    const least = groups.reduce((a, b) => (b.size < a.size ? b : a));
    least.files.push(file);
    least.size += size;
  }
  return groups.map(({ files: own }) => own);
}

/** Writes a script for each process, which shares one browser and one museum among its files. */
function writeScripts(engine) {
  const scripts = path.resolve('.build/host-pages', engine);
  mkdirSync(scripts, { recursive: true });
  const suite = JSON.stringify(pathToFileURL(path.join(folder, 'support/suite.ts')));
  return groupsOf(FILES[engine].map((name) => path.join(folder, name))).map((files, index) => {
    const script = path.join(scripts, `${index}-${process.pid}.mjs`);
    const urls = files.map((file) => String(pathToFileURL(file)));
    writeFileSync(
      script,
      `import { importAll } from ${suite};\nimportAll(${JSON.stringify(urls, null, 2)});\n`,
    );
    return script;
  });
}

const fails = engines
  .filter((engine) => FILES[engine].length > 0)
  .filter((engine) => {
    console.log(`Host pages run in ${ENGINES[engine]()}`);
    const flags = ['--import', 'tsx', '--test', `--test-concurrency=${workers}`];
    const env = { ...process.env, ENGINE: engine };
    const command = [...flags, ...writeScripts(engine)];
    return spawnSync(process.execPath, command, { stdio: 'inherit', env }).status !== 0;
  });
process.exit(fails.length > 0 ? 1 : 0);
